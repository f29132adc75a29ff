import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import { CALLS, endpointOf } from '../endpoints.ts';
import { testApi } from '../testing.ts';
import { apiChecks } from './apiChecks.ts';
import { checkApi, type CheckProgress } from './checkApi.ts';
import { tryChanges } from './tryChanges.ts';

const TODAY = '2026-11-23';
const counts = { drivers: 6, trucks: 4, trailers: 4, documents: 4, activity: 5, diesel_days: 10 };
const never = () => new AbortController().signal;

it('covers every read and write of the table of endpoints', () => {
  const checked = new Set(apiChecks(TODAY).map(({ method, path }) => `${method} ${path}`));
  const calls = Object.keys(recordTypes).flatMap((resource) => {
    const { read, create, stats } = endpointOf(resource);
    const isLog = resource === RESOURCES.activity;
    return [
      `GET ${read}`,
      ...(stats ? [`GET ${stats.path}`] : []),
      ...(create && !isLog ? [`POST ${create}`] : []),
    ];
  });
  const { reassign, avatar, backups, backupFile, ...reads } = CALLS;
  const others = Object.values(reads).map((path) => `GET ${path}`);
  const posts = [reassign, avatar, backups, backupFile].map((path) => `POST ${path}`);
  const wanted = [...calls, ...others, ...posts];
  expect(wanted.filter((call) => !checked.has(call))).toEqual([]);
});

it('names each page that needs a call once', () => {
  const repeated = apiChecks(TODAY).filter(({ pages }) => new Set(pages).size < pages.length);
  expect(repeated).toEqual([]);
});

describe('on a full server', () => {
  const api = testApi({ counts, role: 'Super Admin' });

  it('finds every call that the account may make, and changes nothing', async () => {
    const results = await checkApi(api.client, TODAY, never());
    const odd = results.filter(({ state }) => !['found', 'refused', 'notTried'].includes(state));
    expect(odd).toEqual([]);
    const writes = await api.writes();
    expect(writes.filter((call) => !call.endsWith('/export.php'))).toEqual([]);
  });

  it('says what does not answer, and goes on', async () => {
    await api.fault({ path: CALLS.fleetMetrics, kind: 'html' });
    await api.fault({ path: CALLS.assignments, kind: 'status', status: 500 });
    const results = await checkApi(api.client, TODAY, never());
    const stateOf = (path: string) => results.find(({ check }) => check.path === path)?.state;
    expect(stateOf(CALLS.fleetMetrics)).toBe('otherShape');
    expect(stateOf(CALLS.assignments)).toBe('failed');
    expect(stateOf(CALLS.companyProfile)).toBe('found');
  });

  it('stops when asked, and lists the rest as not tried', async () => {
    const stop = new AbortController();
    const seen: CheckProgress[] = [];
    const results = await checkApi(api.client, TODAY, stop.signal, (progress) => {
      seen.push(progress);
      if (progress.results.length === 3) stop.abort();
    });
    expect(results).toHaveLength(apiChecks(TODAY).length);
    expect(results.filter(({ state }) => state !== 'notTried')).toHaveLength(3);
    expect(seen).toHaveLength(4);
  });
});

describe('on a server of the contract that decides otherwise', () => {
  const api = testApi({ counts, role: 'Fleet Manager', dialect: 'foreign' });
  const stateOf = (results: Awaited<ReturnType<typeof checkApi>>, call: string) =>
    results.find(({ check }) => `${check.method} ${check.path}` === call)?.state;

  it('tells missing calls from refused ones', async () => {
    const results = await checkApi(api.client, TODAY, never());
    expect(stateOf(results, 'GET /api/fleet/drivers.php')).toBe('found');
    expect(stateOf(results, 'GET /api/fleet/documents/documents.php')).toBe('missing');
    expect(stateOf(results, 'GET /admin/users/users.php')).toBe('refused');
    expect(stateOf(results, 'POST /api/fleet/drivers.php')).toBe('notTried');
  });

  it('undoes each change that it tries', async () => {
    const before = await api.stored();
    const results = await checkApi(api.client, TODAY, never());
    const tried = await tryChanges(results, api.provider(), 'Fleet Manager', 'CHECK-1');
    expect(stateOf(tried, 'POST /api/fleet/drivers.php')).toBe('found');
    expect(stateOf(tried, 'PUT /fleet/drivers/index.php')).toBe('found');
    expect(stateOf(tried, 'DELETE /api/fleet/drivers.php')).toBe('found');
    expect(stateOf(tried, 'POST /api/fleet/trucks/trucks.php')).toBe('missing');
    expect(await api.stored()).toEqual(before);
  });

  it('names what it could not delete', async () => {
    await api.fault({ path: '/api/fleet/drivers.php', method: 'DELETE', kind: 'success_false' });
    const results = await checkApi(api.client, TODAY, never());
    const tried = await tryChanges(results, api.provider(), 'Fleet Manager', 'CHECK-2');
    const deleted = tried.find(({ left }) => left !== undefined);
    expect(deleted).toMatchObject({
      state: 'leftBehind',
      left: 'CHECK-2',
      check: { method: 'DELETE' },
    });
    expect((await api.stored()).map(({ driver_id }) => driver_id)).toContain('CHECK-2');
  });
});
