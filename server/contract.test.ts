import { testCounterVouchers } from '../mock-api/contract/counterVouchersTest.ts';
import { testLists } from '../mock-api/contract/listsTest.ts';
import { backupRows } from '../mock-api/contract/operations.ts';
import { testReferences } from '../mock-api/contract/referencesTest.ts';
import type { Row } from '../mock-api/contract/row.ts';
import { ROWS } from '../mock-api/contract/rows.ts';
import { testRows } from '../mock-api/contract/rowsTest.ts';
import { testSecondFactor } from '../mock-api/contract/secondFactorTest.ts';
import { testSessions } from '../mock-api/contract/sessionsTest.ts';
import { plainPasswords } from '../mock-api/core/passwords.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

/** Believes every token, as the contract's rows need. */
const google = { claims: (idToken: string) => plainPasswords.claims(idToken) };

/** What only the product's own server says when someone signs in. */
const announcing = (row: Row): Row =>
  row.answers === 'success,token,user' ? { ...row, answers: 'lists,success,token,user' } : row;

for (const database of testDatabases) {
  const start = () => startTestServer(database, { activity: 20, diesel_days: 30 }, google);
  const rows = database.name === 'SQLite' ? ROWS : ROWS.filter((row) => !backupRows.includes(row));
  testRows(`the contract on ${database.name}`, rows.map(announcing), start);
  testCounterVouchers(database.name, start);
  testLists(database.name, start);
  testSecondFactor(database.name, start);
  testSessions(database.name, start);
  testReferences(database.name, start);
}
