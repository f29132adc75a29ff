import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Json } from '../core/call.ts';
import { routes } from '../core/routes/index.ts';
import { startMockApi, type RunningMock } from '../server/server.ts';
import { Client } from '../testing/client.ts';
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

describe('the contract, in the order of the table', () => {
  let mock: RunningMock;
  let client: Client;
  beforeAll(async () => {
    mock = await startMockApi({ counts: { activity: 20, diesel_days: 30 } });
    client = new Client(mock.url, fetch);
  });
  afterAll(() => mock.close());

  it.each(ROWS)('$who: $call → $status $answers', async ({ who, call, body, status, answers }) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await client.send(who, method, path, body);
    expect({ status: answer.status, answers: envelope(answer.contentType, answer.json) }).toEqual({
      status,
      answers,
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
});
