import { afterEach, expect, it, vi } from 'vitest';

import { ApiError } from '../apiError.ts';
import { createApi } from './api.ts';
import type { PhpRequest } from './phpClient.ts';

const ISSUED = '/diesel/diesel-manager/reports/issued.php';
const SETTINGS = '/admin/settings/settings.php';

type Query = PhpRequest['query'];

/** An API that refuses what `isRefused` says, with the queries that reached it. */
const apiThatRefuses = (isRefused: (query: NonNullable<Query>) => boolean) => {
  const asked: Query[] = [];
  const refusals = new Set<string>();
  const api = createApi(
    {
      request: (_path, request) => {
        const query = request?.query ?? {};
        asked.push(query);
        return isRefused(query) ? Promise.reject(new ApiError('forbidden')) : Promise.resolve([]);
      },
      download: () => Promise.reject(new ApiError('server')),
    },
    refusals,
  );
  const outcomeOf = (path: string, query?: Query) =>
    api.call(path, { query }).then(
      () => 'answered',
      (error: unknown) => (error instanceof ApiError ? error.kind : error),
    );
  return { api, asked, refusals, outcomeOf };
};

it('does not ask again for other rows of a list that is refused', async () => {
  const { asked, outcomeOf } = apiThatRefuses(() => true);
  for (const query of [
    undefined,
    { truck_id: 7, limit: 1000 },
    { branch_id: 2 },
    { from: '2026-11-01', to: '2026-11-30' },
  ]) {
    expect(await outcomeOf(ISSUED, query)).toBe('forbidden');
  }
  expect(asked).toEqual([{}]);
});

it('keeps asking for the rows that a role may read', async () => {
  const { asked, outcomeOf } = apiThatRefuses(({ branch_id: branch }) => branch === 2);
  const branches = [1, 2, 2, 1, 3];
  const outcomes = [];
  for (const branch of branches) outcomes.push(await outcomeOf(ISSUED, { branch_id: branch }));
  expect(outcomes).toEqual(['answered', 'forbidden', 'forbidden', 'answered', 'answered']);
  expect(asked.map((query) => query?.branch_id)).toEqual([1, 2, 1, 3]);
});

it.each<[string, Query, Query]>([
  ['sections of the settings', { section: 'security' }, { section: 'localization' }],
  ['records', { id: '5' }, { id: '6' }],
  ['a record and its list', { id: '5' }, {}],
])('tells %s apart', async (_what, refused, other) => {
  const { outcomeOf } = apiThatRefuses(
    (query) => JSON.stringify(query) === JSON.stringify(refused),
  );
  expect(await outcomeOf(SETTINGS, refused)).toBe('forbidden');
  expect(await outcomeOf(SETTINGS, other)).toBe('answered');
});

it('names what has to be forgotten for a read to be sent again', async () => {
  const { api, asked, refusals } = apiThatRefuses(() => true);
  for (const query of [{}, { truck_id: 7 }]) {
    const error: unknown = await api.call(ISSUED, { query }).catch((thrown: unknown) => thrown);
    expect([...refusals]).toEqual([(error as ApiError).read]);
  }
  await api.anew.call(ISSUED, { query: { truck_id: 7 } }).catch(() => undefined);
  expect(asked).toHaveLength(2);
});

afterEach(() => void vi.useRealTimers());

it('leaves a call alone for as long as the server asked, whoever makes it', async () => {
  vi.useFakeTimers({ now: 0 });
  const sent: string[] = [];
  const busy = () => new ApiError('tooMany', { retryAfter: 30, serverMessage: 'Quota used up' });
  const refused = { kind: 'tooMany' };
  const api = createApi({
    request: (path, request) => {
      sent.push(`${request?.method ?? 'GET'} ${path}`);
      return path === ISSUED && Date.now() < 30_000 ? Promise.reject(busy()) : Promise.resolve([]);
    },
    download: () => Promise.reject(new ApiError('server')),
  });
  await expect(api.call(ISSUED, { query: { limit: 10 } })).rejects.toMatchObject(refused);

  vi.setSystemTime(10_000);
  for (const read of [api.call, api.anew.call, api.request]) {
    await expect(read(ISSUED)).rejects.toMatchObject({
      kind: 'held',
      retryAfter: 20,
      serverMessage: 'Quota used up',
    });
  }
  await expect(api.call(SETTINGS)).resolves.toEqual([]);
  expect(sent).toEqual([`GET ${ISSUED}`, `GET ${SETTINGS}`]);

  await expect(api.request(ISSUED, { method: 'POST' })).rejects.toMatchObject(refused);
  vi.setSystemTime(30_000);
  await expect(api.call(ISSUED)).resolves.toEqual([]);
  await expect(api.request(ISSUED, { method: 'POST' })).rejects.toMatchObject({ kind: 'held' });
});
