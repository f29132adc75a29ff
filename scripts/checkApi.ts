/**
 * `npm run check-api -- URL`: tries every call of the API and prints what was found, for the people who run it.
 * The password is read from CHECK_API_PASSWORD or asked for, and shown nowhere.
 */
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import { report } from '../mock-api/server/terminal.ts';
import { reportText } from '../src/admin/system/settings/check/reportText.ts';
import { parseConfig } from '../src/config.ts';
import { checkApi } from '../src/dataProvider/check/checkApi.ts';
import { tryChanges } from '../src/dataProvider/check/tryChanges.ts';
import { createPhpClient } from '../src/dataProvider/client/phpClient.ts';
import { createDataProvider } from '../src/dataProvider/index.ts';
import { companyDay } from '../src/domain/base/companyDay.ts';
import { DEFAULT_LOCALIZATION } from '../src/domain/settings/localization.ts';
import { i18nProvider, loadTexts } from '../src/i18n/i18nProvider.ts';
import { createAuthApi } from '../src/session/signIn.ts';

const HELP = `Tries every call of an API that only reads, and prints a report without any of its data.

Usage: npm run check-api -- URL [flags]

  --email ADDRESS     the account to use; its password comes from CHECK_API_PASSWORD or is asked for
  --write             also adds, changes and deletes one record of each type that allows it
  --help              this text`;

/** Asks without showing what is typed. */
const askSecret = async (question: string): Promise<string> => {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await input.question('');
  input.close();
  process.stderr.write('\n');
  return answer;
};

const run = async () => {
  const { values, positionals } = parseArgs({
    options: {
      email: { type: 'string' },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [url] = positionals;
  if (values.help || !url) return console.log(HELP);
  const { apiUrl } = parseConfig({ VITE_API_URL: url });
  let token: string | null = null;
  let role = '';
  const client = createPhpClient({ apiUrl, getToken: () => token });
  if (values.email) {
    const password = process.env['CHECK_API_PASSWORD'] ?? (await askSecret('Password: '));
    const session = await createAuthApi(client).signIn({ email: values.email, password });
    ({ token } = session);
    ({ role } = session.user);
  }
  const stopped = new AbortController();
  process.once('SIGINT', () => stopped.abort());
  const { today } = companyDay(DEFAULT_LOCALIZATION);
  const found = await checkApi(client, today, stopped.signal, ({ results, total }) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${results.length + 1}/${total} `);
  });
  const provider = createDataProvider({
    client,
    getRole: () => role,
    getLocalization: () => DEFAULT_LOCALIZATION,
  });
  const key = `CHECK-${Date.now()}`;
  const results =
    values.write && !stopped.signal.aborted ? await tryChanges(found, provider, role, key) : found;
  await Promise.all([loadTexts(), loadTexts('serverPages')]);
  const head = { api: apiUrl, role: role || '–', day: today };
  console.log(`\n${reportText(results, head, i18nProvider.translate)}`);
};

run().catch(report);
