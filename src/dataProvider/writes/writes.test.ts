import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { createDataProvider } from '../index.ts';
import { LIST, NEW_DRIVER, testApi } from '../testing.ts';

const DRIVERS = RESOURCES.drivers;

const path = '/api/fleet/drivers.php';

describe('a change while someone else changes the record', () => {
  const api = testApi();

  /** A provider before whose first change someone else makes theirs, too late to be read. */
  const overtakenBy = (theirs: object) => {
    let isDone = false;
    const request: PhpClient['request'] = async (to, call) => {
      if (call?.method === 'PUT' && !isDone) {
        isDone = true;
        await api.mutate('drivers', 1, theirs);
      }
      return api.client.request(to, call);
    };
    return createDataProvider({
      client: { ...api.client, request },
      getRole: () => 'Fleet Manager',
      getLocalization: () => DEFAULT_LOCALIZATION,
    });
  };
  const rename = async (provider: ReturnType<typeof overtakenBy>) => {
    const { data: previousData } = await provider.getOne(DRIVERS, { id: 1 });
    const data = { ...previousData, name: 'Mine' };
    return provider.update(DRIVERS, { id: 1, data, previousData });
  };
  const stored = async () => (await api.stored()).find(({ id }) => id === 1);

  it('keeps both where they changed different fields', async () => {
    await rename(overtakenBy({ uae_number: '0077' }));
    expect(await stored()).toMatchObject({ name: 'Mine', uae_number: '0077' });
  });

  it('is a conflict where they changed the same', async () => {
    await expect(rename(overtakenBy({ name: 'Theirs' }))).rejects.toMatchObject({
      kind: 'changedElsewhere',
      found: { name: 'Theirs' },
    });
    expect(await stored()).toMatchObject({ name: 'Theirs' });
  });
});

describe.each(['full', 'terse'] as const)('a driver on a server that speaks %s', (dialect) => {
  const api = testApi({ dialect });

  it('adds, changes and deletes a driver, once each, and the server has it', async () => {
    const provider = api.provider();
    const { data: created } = await provider.create(DRIVERS, { data: NEW_DRIVER });
    expect(created).toMatchObject(NEW_DRIVER);
    expect(typeof created.id).toBe('number');

    const changed = await provider.update(DRIVERS, {
      id: created.id,
      data: { ...created, name: 'Qadir Al Aziz' },
      previousData: created,
    });
    expect(changed.data).toMatchObject({ id: created.id, name: 'Qadir Al Aziz' });
    expect((await provider.getOne(DRIVERS, { id: created.id })).data.name).toBe('Qadir Al Aziz');
    const stored = (await api.stored()).find(({ driver_id }) => driver_id === NEW_DRIVER.driver_id);
    expect(stored).toMatchObject({ ...NEW_DRIVER, name: 'Qadir Al Aziz' });

    await provider.delete(DRIVERS, { id: created.id });
    expect((await api.stored()).some(({ driver_id }) => driver_id === NEW_DRIVER.driver_id)).toBe(
      false,
    );
    expect(await api.writes()).toEqual([
      'POST /api/fleet/drivers.php',
      'PUT /fleet/drivers/index.php',
      'DELETE /api/fleet/drivers.php',
    ]);
  });
});

describe('a write that goes wrong', () => {
  const api = testApi();

  it.each(['drop', 'truncated', 'status_html', 'empty', 'json_as_html', 'php_warning'])(
    'finds that a driver was stored although the answer was lost (%s)',
    async (kind) => {
      await api.fault({ path, method: 'POST', kind, after: true, status: 500 });
      const { data } = await api.provider().create(DRIVERS, { data: NEW_DRIVER });
      expect(data).toMatchObject(NEW_DRIVER);
      expect((await api.stored()).filter(({ driver_id }) => driver_id === 'Q-1')).toHaveLength(1);
      expect(await api.writes()).toHaveLength(1);
    },
  );

  it.each([
    ['ours', true],
    ['someone else’s', false],
  ])(
    'knows no outcome where a server keeps nothing but the key, which may be %s',
    async (_whose, after) => {
      const request: PhpClient['request'] = async (to, call) => {
        const answer = await api.client.request(to, call);
        const rows = Array.isArray(answer) ? undefined : answer.rows;
        if (to !== path || !Array.isArray(rows)) return answer;
        return { rows: rows.map(({ id, driver_id, status }) => ({ id, driver_id, status })) };
      };
      const provider = createDataProvider({
        client: { ...api.client, request },
        getRole: () => 'Fleet Manager',
        getLocalization: () => DEFAULT_LOCALIZATION,
      });
      await provider.getList(DRIVERS, LIST);
      if (!after) await api.mutate('drivers', 1, { driver_id: NEW_DRIVER.driver_id });
      await api.fault({ path, method: 'POST', kind: 'drop', after });
      await expect(provider.create(DRIVERS, { data: NEW_DRIVER })).rejects.toMatchObject({
        kind: 'unknownOutcome',
      });
    },
  );

  it.each([
    ['drop', 'network'],
    ['html', 'nonJson'],
    ['status_html', 'nonJson'],
    ['success_false', 'refused'],
    ['unauthorized', 'unauthorized'],
  ])(
    'neither reports success nor retries when the server does nothing (%s)',
    async (fault, kind) => {
      const before = await api.stored();
      await api.fault({ path, method: 'POST', kind: fault, status: 500 });
      await expect(api.provider().create(DRIVERS, { data: NEW_DRIVER })).rejects.toMatchObject({
        kind,
      });
      expect(await api.stored()).toEqual(before);
      expect(await api.writes()).toHaveLength(1);
    },
  );

  it('treats a driver that is already gone as deleted', async () => {
    const provider = api.provider();
    const id = Number((await api.stored())[0]?.id);
    await api.fault({ path, method: 'DELETE', kind: 'drop', after: true });
    expect((await provider.delete(DRIVERS, { id })).data.id).toBe(String(id));
    expect((await provider.delete(DRIVERS, { id })).data.id).toBe(String(id));
    expect((await api.stored()).some((driver) => driver.id === id)).toBe(false);
  });

  it('reports that someone else deleted the driver', async () => {
    const provider = api.provider();
    const { data } = await provider.getList(DRIVERS, LIST);
    const driver = data[0];
    await api.provider().delete(DRIVERS, { id: driver.id });
    await expect(
      provider.update(DRIVERS, {
        id: driver.id,
        data: { ...driver, name: 'Nobody' },
        previousData: driver,
      }),
    ).rejects.toMatchObject({ kind: 'notFound' });
  });

  it.each([404, 405])(
    'tells a write that the server lacks (%i) from a record that is gone',
    async (status) => {
      const trucks = { path: '/api/fleet/trucks/trucks.php', kind: 'status', status };
      const provider = api.provider();
      const { data } = await provider.getList(RESOURCES.trucks, LIST);
      const [truck] = data;
      const { id } = truck;
      for (const method of ['POST', 'PUT', 'DELETE']) {
        await api.fault({ ...trucks, method, times: 0 });
      }
      const lacks = { kind: 'notOffered' };
      const edit = { id, data: { ...truck, model: 'M' }, previousData: truck };
      await expect(
        provider.create(RESOURCES.trucks, { data: { truck_number: 'N' } }),
      ).rejects.toMatchObject(lacks);
      await expect(provider.update(RESOURCES.trucks, edit)).rejects.toMatchObject(lacks);
      await expect(provider.delete(RESOURCES.trucks, { id })).rejects.toMatchObject(lacks);
    },
  );

  it('returns the server’s words for single fields', async () => {
    const taken = String((await api.stored())[0]?.driver_id);
    await expect(
      api.provider().create(DRIVERS, { data: { ...NEW_DRIVER, driver_id: taken } }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      body: { errors: { driver_id: expect.any(String) } },
    });
  });
});
