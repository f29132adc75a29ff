import { expect, it } from 'vitest';

import { routes } from '../../api/routes/index.ts';
import { startMockApi } from '../server/server.ts';
import { Client } from '../testing/client.ts';
import { memoryClient } from '../testing/memoryClient.ts';
import { testCounterVouchers } from './counterVouchersTest.ts';
import { testLists } from './listsTest.ts';
import { testReferences } from './referencesTest.ts';
import { ROWS } from './rows.ts';
import { testRows } from './rowsTest.ts';
import { testSecondFactor } from './secondFactorTest.ts';
import { testSessions } from './sessionsTest.ts';

const COUNTS = { activity: 20, diesel_days: 30 };

testRows('the contract over HTTP', ROWS, async () => {
  const mock = await startMockApi({ counts: COUNTS });
  return { client: new Client(mock.url, fetch), close: () => mock.close() };
});

testRows('the contract in memory', ROWS, () => ({ client: memoryClient(COUNTS) }));

testSecondFactor('in memory', () => ({ client: memoryClient(COUNTS) }));
testSessions('in memory', () => ({ client: memoryClient(COUNTS) }));
testCounterVouchers('the mock', () => ({ client: memoryClient(COUNTS) }));
testLists('the mock', () => ({ client: memoryClient(COUNTS) }));
testReferences('the mock', () => ({ client: memoryClient(COUNTS) }));

it('has a row in which each call succeeds', () => {
  const succeeding = new Set(
    ROWS.filter(({ status }) => status === 200).map(({ call }) => call.split('?')[0]),
  );
  const missing = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !succeeding.has(call));
  expect(missing).toEqual([]);
});
