import { expect, it, vi } from 'vitest';

import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

const ISSUED = '/diesel/diesel-manager/reports/issued.php';

it.each(testDatabases)('a report of some days reads no others, on $name', async (tested) => {
  const server = await startTestServer(tested, { documents: 0 });
  const { diesel_issues } = server.database.store;
  const issues = await diesel_issues.all();
  const read = vi.spyOn(diesel_issues, 'all');
  const reported = async (from: string, to: string) => {
    const { json } = await server.client.send('diesel', 'GET', `${ISSUED}?from=${from}&to=${to}`);
    const rows = await read.mock.results.at(-1)?.value;
    return [json['total'], rows.length];
  };
  const all = issues.length;
  const day = issues[Math.floor(all / 2)]!.at.slice(0, 10);
  const [shown, taken] = await reported(day, day);
  expect(shown).toBeGreaterThan(0);
  // With a day on either side.
  expect(taken).toBeLessThan(all / 5);
  expect(await reported('0001-01-01', '9999-12-31')).toEqual([all, all]);
  await server.close();
});
