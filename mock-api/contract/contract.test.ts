import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Json } from '../core/call.ts';
import { routes } from '../core/routes/index.ts';
import { startMockApi } from '../server/server.ts';
import { Client } from '../testing/client.ts';
import { memoryClient } from '../testing/memoryClient.ts';
import { authRows } from './auth.ts';
import { dieselRows } from './diesel.ts';
import { driversRows } from './drivers.ts';
import { fleetRows } from './fleet.ts';
import { peopleRows } from './people.ts';
import { refusedRows } from './refused.ts';
import { settingsRows } from './settings.ts';

/** The rows build on each other: what one creates, a later one changes and deletes. */
const ROWS = [
  ...authRows,
  ...driversRows,
  ...fleetRows,
  ...peopleRows,
  ...settingsRows,
  ...dieselRows,
  ...refusedRows,
];

const envelope = (contentType: string, json: Json): string => {
  if (!contentType.startsWith('application/json')) return contentType.split(';')[0] ?? '';
  return Array.isArray(json) ? 'array' : Object.keys(json).toSorted().join(',');
};

const COUNTS = { activity: 20, diesel_days: 30 };

const overHttp = async () => {
  const mock = await startMockApi({ counts: COUNTS });
  return { client: new Client(mock.url, fetch), close: () => mock.close() };
};
const inMemory = async () => ({ client: memoryClient(COUNTS), close: async () => undefined });

describe.each([
  { where: 'over HTTP', start: overHttp },
  { where: 'in memory', start: inMemory },
])('the contract $where, in the order of the table', ({ start }) => {
  let client: Client;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ client, close } = await start());
  });
  afterAll(() => close());

  it.each(ROWS)('$who: $call → $status $answers', async ({ who, call, body, status, answers }) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await client.send(who, method, path, body);
    expect({ status: answer.status, answers: envelope(answer.contentType, answer.json) }).toEqual({
      status,
      answers,
    });
  });
});

it('has a row in which each call succeeds', () => {
  const succeeding = new Set(
    ROWS.filter(({ status }) => status === 200).map(({ call }) => call.split('?')[0]),
  );
  const missing = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !succeeding.has(call));
  expect(missing).toEqual([]);
});
