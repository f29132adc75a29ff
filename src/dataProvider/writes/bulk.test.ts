import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { testApi } from '../testing.ts';

const DRIVERS = RESOURCES.drivers;

/** Answered as if it were done. */
const CONFIRMED = { kind: 'status', status: 200, body: { success: true } };

describe.each(['full', 'terse'] as const)('a bulk action on a server that speaks %s', (dialect) => {
  const api = testApi({ dialect });

  it('sends the whole record when a bulk action changes one field', async () => {
    const provider = api.provider();
    const before = (await api.stored()).slice(0, 3);
    const ids = before.map(({ id }) => Number(id));
    await provider.updateMany(DRIVERS, { ids, data: { status: 'cancelled' } });
    const after = await api.stored();
    for (const driver of before) {
      expect(after.find(({ id }) => id === driver.id)).toMatchObject({
        name: driver.name,
        driver_id: driver.driver_id,
        status: 'cancelled',
      });
    }
  });
});

describe('a bulk action that goes wrong', () => {
  const api = testApi();

  it('reads the list before a bulk action and after it, however many records it changes', async () => {
    const ids = (await api.stored()).slice(0, 6).map(({ id }) => Number(id));
    await api.provider().updateMany(DRIVERS, { ids, data: { status: 'vacation' } });
    const reads = (await api.arrivals()).filter((call) => call.startsWith('GET'));
    expect(reads).toHaveLength(2);
    expect(await api.writes()).toHaveLength(6);
  });

  it('says how many of several were changed', async () => {
    const ids = (await api.stored()).slice(0, 3).map(({ id }) => Number(id));
    await api.fault({ path: '/fleet/drivers/index.php', method: 'PUT', kind: 'success_false' });
    await expect(
      api.provider().updateMany(DRIVERS, { ids, data: { status: 'vacation' } }),
    ).rejects.toMatchObject({
      kind: 'partial',
      outcome: { done: ids.slice(1).map(String), failed: [String(ids[0])], untried: [] },
    });
  });

  it('ends where the user ends it, and says how far it is', async () => {
    const ids = (await api.stored()).slice(0, 4).map(({ id }) => Number(id));
    const ending = new AbortController();
    const seen: string[] = [];
    const onProgress = (done: number, total: number) => {
      seen.push(`${done} of ${total}`);
      if (done === 2) ending.abort();
    };
    const meta = { control: { signal: ending.signal, onProgress } };
    const sent = ids.map(String);
    const outcome = { done: sent.slice(0, 2), failed: sent.slice(2, 3), untried: sent.slice(3) };
    const data = { status: 'vacation' };
    await expect(api.provider().updateMany(DRIVERS, { ids, data, meta })).rejects.toMatchObject({
      outcome,
      cause: { kind: 'aborted' },
    });
    expect(seen).toEqual(['0 of 4', '1 of 4', '2 of 4']);
    expect(await api.writes()).toHaveLength(2);
  });

  it('leaves alone what someone else changed since the user saw it', async () => {
    const [one, other] = await api.stored();
    await api.mutate('drivers', Number(one?.['id']), { status: 'cancelled' });
    const ids = [Number(one?.['id']), Number(other?.['id'])];
    const meta = { seen: [one, other] };
    await expect(
      api.provider().updateMany(DRIVERS, { ids, data: { status: 'vacation' }, meta }),
    ).rejects.toMatchObject({ outcome: { done: [String(ids[1])], failed: [String(ids[0])] } });
    expect((await api.stored()).slice(0, 2).map(({ status }) => status)).toEqual([
      'cancelled',
      'vacation',
    ]);
  });

  it('says which records a server confirmed and did not change', async () => {
    const ids = (await api.stored()).slice(0, 2).map(({ id }) => Number(id));
    await api.fault({ path: '/fleet/drivers/index.php', method: 'PUT', ...CONFIRMED });
    await expect(
      api.provider().updateMany(DRIVERS, { ids, data: { status: 'vacation' } }),
    ).rejects.toMatchObject({ outcome: { failed: [String(ids[0])] }, cause: { kind: 'notKept' } });
  });

  it('tries no more once the permission is lost', async () => {
    const ids = (await api.stored()).slice(0, 3).map(({ id }) => String(id));
    const path = '/api/fleet/drivers.php';
    await api.fault({ path, method: 'DELETE', kind: 'slow', delay: 0 });
    await api.fault({ path, method: 'DELETE', kind: 'status', status: 403 });
    await expect(api.provider().deleteMany(DRIVERS, { ids })).rejects.toMatchObject({
      outcome: { done: [ids[0]], untried: [ids[2]] },
    });
    expect(await api.writes()).toHaveLength(2);
  });

  it('stops a bulk action when the server is gone, and says what was not tried', async () => {
    const ids = (await api.stored()).slice(0, 4).map(({ id }) => String(id));
    await api.fault({ path: '/fleet/drivers/index.php', method: 'PUT', kind: 'drop', times: 0 });
    await expect(
      api.provider().updateMany(DRIVERS, { ids, data: { status: 'vacation' } }),
    ).rejects.toMatchObject({ outcome: { done: [], uncertain: [ids[0]], untried: ids.slice(1) } });
    expect(await api.writes()).toHaveLength(1);
  });
});
