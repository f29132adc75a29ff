import { ROWS } from '../mock-api/contract/rows.ts';
import { testRows } from '../mock-api/contract/rowsTest.ts';
import { plainPasswords } from '../mock-api/core/passwords.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

/** Believes every token, as the contract's rows need. */
const google = { claims: (idToken: string) => plainPasswords.claims(idToken) };

for (const database of testDatabases) {
  testRows(`the contract on ${database.name}`, ROWS, () =>
    startTestServer(database, { activity: 20, diesel_days: 30 }, google),
  );
}
