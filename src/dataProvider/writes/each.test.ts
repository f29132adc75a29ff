import { describe, expect, it, vi } from 'vitest';

import { DIALECTS } from '../../../mock-api/core/options.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { testApi } from '../testing.ts';
import { createSharedRead } from './sharedRead.ts';

const UPDATE_PHP = '/fleet/drivers/index.php';
const AFTER = { gatepass_expiry: '2030-01-31' };

describe.each(DIALECTS)('with a %s server', (dialect) => {
  const api = testApi({ dialect });

  const expected = async (...ids: number[]) =>
    (await api.stored())
      .filter(({ id }) => ids.includes(Number(id)))
      .map(({ id, gatepass_expiry }) => ({
        id: String(id),
        before: { gatepass_expiry },
        after: AFTER,
      }));
  const dateOf = async (id: number) =>
    (await api.stored()).find((row) => row['id'] === id)?.['gatepass_expiry'];

  it('changes only the given fields, after one read for all', async () => {
    const before = await api.stored();
    const changes = await expected(1, 2, 3);
    await api.clearLog();
    const settled = await api.provider().updateEach(RESOURCES.drivers, changes);
    expect(settled.map((one) => 'stored' in one)).toEqual([true, true, true]);
    expect(await api.stored()).toEqual(
      before.map((row) => (Number(row['id']) <= 3 ? { ...row, ...AFTER, row_version: 2 } : row)),
    );
    expect((await api.arrivals())[0]).toBe('GET /api/fleet/drivers.php');
    expect(await api.writes()).toEqual(Array(3).fill(`PUT ${UPDATE_PHP}`));
  });

  it('leaves what has changed since, and returns what is there', async () => {
    const changes = await expected(1, 2);
    await api.mutate('drivers', 1, { gatepass_expiry: '2029-09-09' });
    const [first, second] = await api.provider().updateEach(RESOURCES.drivers, changes);
    expect(first).toMatchObject({
      error: { kind: 'changedElsewhere' },
      found: { gatepass_expiry: '2029-09-09' },
    });
    expect(second).toHaveProperty('stored');
    expect(await dateOf(1)).toBe('2029-09-09');
  });

  it('finds out what happened to each write whose answer was lost, and repeats none', async () => {
    const changes = await expected(1, 2);
    await api.fault({ path: UPDATE_PHP, kind: 'status_html', after: true });
    await api.fault({ path: UPDATE_PHP, kind: 'status_html' });
    const settled = await api.provider().updateEach(RESOURCES.drivers, changes);
    expect(settled.filter((one) => 'stored' in one)).toHaveLength(1);
    expect(settled.find((one) => 'error' in one)).toMatchObject({ error: { kind: 'nonJson' } });
    expect(await api.writes()).toHaveLength(2);
  });

  it('forgets the shared read once it is unknown whether a write was stored', async () => {
    const changes = await expected(1);
    const shared = createSharedRead();
    const forget = vi.spyOn(shared, 'forget');
    await api.fault({ path: UPDATE_PHP, kind: 'status', status: 200, body: {} });
    const settled = await api.provider().updateEach(RESOURCES.drivers, changes, shared);
    expect(settled).toMatchObject([{ error: { kind: 'unknownOutcome' } }]);
    expect(forget).toHaveBeenCalledOnce();
  });

  it('deletes no record that has changed since', async () => {
    const [one, two] = await expected(1, 2);
    await api.mutate('drivers', 1, { gatepass_expiry: '2029-09-09' });
    const settled = await api.provider().removeEach(
      RESOURCES.drivers,
      [one, two, { id: '999', before: {} }].flatMap((x) => x ?? []),
    );
    expect(settled).toMatchObject([
      { error: { kind: 'changedElsewhere' } },
      { stored: { id: '2' } },
      { error: { kind: 'notFound' } },
    ]);
    expect((await api.stored()).map((row) => row['id'])).toEqual(expect.arrayContaining([1, 3]));
  });

  it('sends nothing if the records cannot be read or the role may not write', async () => {
    const changes = await expected(1);
    await expect(
      api.provider('Diesel Manager').updateEach(RESOURCES.drivers, changes),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    await api.fault({ path: '/api/fleet/drivers.php', kind: 'status_html', times: 0 });
    await expect(api.provider().updateEach(RESOURCES.drivers, changes)).rejects.toMatchObject({
      kind: 'nonJson',
    });
    expect(await api.writes()).toEqual([]);
  });
});
