import { beforeEach, describe, expect, it } from 'vitest';

import type { Driver } from '../../domain/fleet/drivers.ts';
import { testApi } from '../testing.ts';

const MOVE = '/api/fleet/drivers/move.php';
const PUT = '/fleet/drivers/index.php';

describe.each(['full', 'terse'] as const)('on a server that speaks %s', (dialect) => {
  const api = testApi({ dialect, counts: { drivers: 12, trucks: 12, trailers: 12 } });

  const drivers = async () => (await api.stored()) as unknown as Driver[];
  const driver = async (id: number) => (await drivers()).find((row) => row.id === id);

  /** A driver with a truck, and one without. */
  const cast = async () => {
    const rows = await drivers();
    const holder = rows.find(({ truck_id }) => truck_id !== null);
    const other = rows.find(({ truck_id }) => truck_id === null);
    if (!holder?.truck_id || !other) throw new Error('The data have no such drivers');
    return { holder, other, truck: holder.truck_id };
  };

  const moveTo = async () => {
    const { holder, other, truck } = await cast();
    const move = {
      driver: other.id,
      requested: { truck_id: truck },
      confirmedTakeovers: { truck_id: holder.id },
    };
    return { holder, other, truck, move };
  };

  /** The trucks of the driver who loses his and of the one who gets it. */
  const trucksOf = async ({ holder, other }: Awaited<ReturnType<typeof moveTo>>) => [
    (await driver(holder.id))?.truck_id,
    (await driver(other.id))?.truck_id,
  ];

  describe('a move', () => {
    it('is one call', async () => {
      const moved = await moveTo();
      await api.provider().reassign(moved.move);
      expect(await trucksOf(moved)).toEqual([null, moved.truck]);
      expect(await api.writes()).toEqual([`POST ${MOVE}`]);
    });

    it('is not reported if the server confirms it and changes nothing', async () => {
      const { move } = await moveTo();
      const confirmed = { kind: 'status', status: 200, body: { success: true } };
      await api.fault({ path: MOVE, method: 'POST', ...confirmed });
      await expect(api.provider().reassign(move)).rejects.toMatchObject({
        kind: 'notKept',
        body: { errors: { truck_id: 'validation.notKept' } },
      });
    });

    it('includes the other changes to the driver when the form is saved', async () => {
      const moved = await moveTo();
      const saved = await api.provider().reassign({
        ...moved.move,
        edited: { ...moved.other, truck_id: moved.truck, phone: '+971 50 1' },
        previous: moved.other,
      });
      expect(saved).toMatchObject({ truck_id: moved.truck, phone: '+971 50 1' });
      expect(await trucksOf(moved)).toEqual([null, moved.truck]);
      expect((await driver(moved.other.id))?.phone).toBe('+971 50 1');
      expect(await api.writes()).toEqual([`POST ${MOVE}`]);
    });

    it('is a plain change where no one loses anything', async () => {
      const { holder } = await cast();
      await api.provider().reassign({ driver: holder.id, requested: { truck_id: null } });
      expect((await driver(holder.id))?.truck_id).toBeNull();
      expect(await api.writes()).toEqual([`PUT ${PUT}`]);
    });

    it('is not made if it takes from someone the user did not know about', async () => {
      const moved = await moveTo();
      await expect(
        api.provider().reassign({ ...moved.move, confirmedTakeovers: { truck_id: 999 } }),
      ).rejects.toMatchObject({
        kind: 'conflict',
        body: { errors: { truck_id: expect.any(String) } },
      });
      expect(await trucksOf(moved)).toEqual([moved.truck, null]);
      expect(await api.writes()).toEqual([]);
    });

    it('does not undo what someone else gave the driver meanwhile, unless asked', async () => {
      const moved = await moveTo();
      const { trailer_id } = moved.other;
      await expect(
        api.provider().reassign({
          ...moved.move,
          edited: moved.move.requested,
          previous: { truck_id: 77, trailer_id },
        }),
      ).rejects.toMatchObject({ kind: 'changedElsewhere' });
      expect(await trucksOf(moved)).toEqual([moved.truck, null]);
    });

    it('is refused to a role that may not change drivers', async () => {
      const { move } = await moveTo();
      await expect(api.provider('Diesel Manager').reassign(move)).rejects.toMatchObject({
        kind: 'forbidden',
      });
    });
  });

  describe('a move that goes wrong', () => {
    it.each(['drop', 'empty', 'html'])(
      'is found to be done when only the answer is lost (%s)',
      async (kind) => {
        const moved = await moveTo();
        await api.fault({ path: MOVE, kind, after: true });
        await api.provider().reassign(moved.move);
        expect(await trucksOf(moved)).toEqual([null, moved.truck]);
      },
    );

    it('changes nothing when the server refuses it', async () => {
      const moved = await moveTo();
      await api.fault({ path: MOVE, kind: 'status', status: 500, body: { error: 'Disk full' } });
      await expect(api.provider().reassign(moved.move)).rejects.toMatchObject({
        serverMessage: 'Disk full',
      });
      expect(await trucksOf(moved)).toEqual([moved.truck, null]);
    });

    it('is uncertain when nothing can be looked up', async () => {
      const { move } = await moveTo();
      const path = '/api/fleet/drivers.php';
      await api.fault({ path: MOVE, kind: 'drop', after: true });
      await api.fault({ path, kind: 'slow', delay: 0 });
      await api.fault({ path, kind: 'drop' });
      await expect(api.provider().reassign(move)).rejects.toMatchObject({
        kind: 'unknownOutcome',
      });
    });
  });

  describe('a server without that call', () => {
    beforeEach(() => api.fault({ path: MOVE, kind: 'status', status: 404, times: 0 }));

    it('receives one driver after the other, the one who loses first', async () => {
      const moved = await moveTo();
      await api.provider().reassign(moved.move);
      expect(await trucksOf(moved)).toEqual([null, moved.truck]);
      expect(await api.writes()).toEqual([`POST ${MOVE}`, `PUT ${PUT}`, `PUT ${PUT}`]);
    });

    const thenFail = async (...kinds: string[]) => {
      await api.fault({ path: PUT, kind: 'slow', delay: 0 });
      for (const kind of kinds) await api.fault({ path: PUT, kind });
    };

    it('gets the first one restored when the second one fails', async () => {
      const moved = await moveTo();
      await thenFail('success_false');
      await expect(api.provider().reassign(moved.move)).rejects.toMatchObject({
        kind: 'refused',
      });
      expect(await trucksOf(moved)).toEqual([moved.truck, null]);
      expect(await api.writes()).toHaveLength(4);
    });

    it('gets the first one restored at once although it asks for a pause', async () => {
      const moved = await moveTo();
      await api.fault({ path: PUT, kind: 'slow', delay: 0 });
      const pause = { kind: 'status', status: 429, headers: { 'Retry-After': '60' } };
      await api.fault({ path: PUT, ...pause });
      await expect(api.provider().reassign(moved.move)).rejects.toMatchObject({
        kind: 'tooMany',
      });
      expect(await trucksOf(moved)).toEqual([moved.truck, null]);
    });

    it('gets nothing restored when only the last answer is lost', async () => {
      const moved = await moveTo();
      await api.fault({ path: PUT, kind: 'slow', delay: 0 });
      await api.fault({ path: PUT, kind: 'drop', after: true });
      await api.provider().reassign(moved.move);
      expect(await trucksOf(moved)).toEqual([null, moved.truck]);
    });

    it('is not reported as restored when restoring fails', async () => {
      const moved = await moveTo();
      await thenFail('success_false', 'success_false');
      await expect(api.provider().reassign(moved.move)).rejects.toMatchObject({
        kind: 'partiallyReassigned',
      });
      expect(await trucksOf(moved)).toEqual([null, null]);
    });

    it('is known to have restored a driver although that answer was lost', async () => {
      const moved = await moveTo();
      await api.fault({ path: PUT, kind: 'slow', delay: 0 });
      await api.fault({ path: PUT, kind: 'success_false' });
      await api.fault({ path: PUT, kind: 'drop', after: true });
      await expect(api.provider().reassign(moved.move)).rejects.toMatchObject({
        kind: 'refused',
      });
      expect(await trucksOf(moved)).toEqual([moved.truck, null]);
    });
  });
});
