import { describe, expect, it } from 'vitest';

import type { ActivityEntry } from '../domain/activity/activity.ts';
import { RESOURCES } from '../domain/records/resources.ts';
import { testApi } from './testing.ts';

const NEWEST_FIRST = { field: 'at', order: 'DESC' } as const;

const api = testApi({ counts: { drivers: 12, activity: 80 } });

const list = (
  filter: Record<string, unknown> = {},
  provider = api.provider(),
): Promise<{ data: ActivityEntry[]; total?: number }> =>
  provider.getList(RESOURCES.activity, {
    filter,
    sort: NEWEST_FIRST,
    pagination: { page: 1, perPage: 1000 },
  });

describe('the activity log', () => {
  it('starts with the newest entry and covers only the fleet', async () => {
    const { data } = await list();
    expect(data.length).toBeGreaterThan(20);
    const times = data.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(data.filter(({ entity_type }) => entity_type?.startsWith('diesel/'))).toEqual([]);
  });

  it('can be narrowed to a type, a user and company days', async () => {
    const { data } = await list();
    const system = await list({ kind: 'system' });
    expect(system.data).toEqual(data.filter(({ kind }) => kind === 'system'));
    const some = data.find(({ actor_id }) => actor_id !== null);
    const own = await list({ actor: String(some?.actor_id) });
    expect(own.data).toEqual(data.filter(({ actor_id }) => actor_id === some?.actor_id));
    const day = (at: string) => new Date(Date.parse(at) + 4 * 3_600_000).toISOString().slice(0, 10);
    const wanted = day(data[5]?.at ?? '');
    const within = await list({ from: wanted, to: wanted });
    expect(within.data).toEqual(data.filter(({ at }) => day(at) === wanted));
    expect(within.data).not.toEqual([]);
  });

  it('shows what was written a moment ago', async () => {
    const provider = api.provider();
    await list({}, provider);
    const { data: driver } = await provider.getOne(RESOURCES.drivers, { id: 3 });
    await provider.update(RESOURCES.drivers, {
      id: 3,
      data: { ...driver, phone: '+971 50 000 0000' },
      previousData: driver,
    });
    const { data } = await list({ entity_type: RESOURCES.drivers, entity_id: 3 }, provider);
    expect(data[0]?.changes).toEqual([
      { field: 'phone', old: driver.phone, new: '+971 50 000 0000' },
    ]);
  });

  it('is not offered by a server that lacks the call', async () => {
    await api.fault({
      path: '/api/fleet/activity/activity.php',
      kind: 'status',
      status: 404,
      times: 0,
    });
    await expect(list()).rejects.toMatchObject({ kind: 'notOffered' });
  });

  it('cannot be changed', async () => {
    await expect(api.provider().delete(RESOURCES.activity, { id: 1 })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
