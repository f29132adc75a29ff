/** The product's own server: `npm run serve -- --help`. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { record } from '../api/api.ts';
import { initialToday } from '../api/server.ts';
import { accountLines, closeOnSignal, report } from '../mock-api/server/launch.ts';
import { parseConfig } from '../src/config.ts';
import { backUp, check, restore } from './backup.ts';
import { backUpToday, openData, type Data } from './dataFolder.ts';
import { addSample } from './sample.ts';
import { makeSecrets } from './secrets.ts';
import { startServer } from './server.ts';

const ROOT = join(import.meta.dirname, '..');
const HOUR_MS = 60 * 60 * 1000;

const HELP = `Qafila with its data on disk.

  serve                        runs it; on an empty folder it prints where to set it up
    --port N                   where it listens (8080)
    --host ADDRESS             on which network (127.0.0.1: this machine only)
    --sample                   fills an empty folder with the sample company and its accounts
    --behind-proxy             a proxy in front says where calls come from (X-Forwarded-For)
    --quiet                    no line for each call
  backup FILE                  copies the data and the uploaded files into a file, while it runs too
  restore FILE                 puts a backup into an empty folder
  check                        looks for damage and missing files
  user reset-password ADDRESS  gives an account a new password, and prints it

  --data DIR                   where the data are (.data); DATABASE_URL names a PostgreSQL instead of the
                               database in it
  --help                       this text`;

const OPTIONS = {
  data: { type: 'string', default: join(ROOT, '.data') },
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  dist: { type: 'string', default: join(ROOT, 'dist') },
  sample: { type: 'boolean', default: false },
  'behind-proxy': { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });

/** A backup each day, at the first hour in which it runs. */
const keepBackups = ({ database }: Data) => {
  if (!database.backUp) return;
  const make = () =>
    backUpToday(values.data, initialToday(), (file) => backUp(values.data, database, file)).catch(
      (error: unknown) => console.error('The backup of today failed:', error),
    );
  void make();
  setInterval(() => void make(), HOUR_MS).unref();
};

const serve = async () => {
  const data = await openData(values.data);
  const { database, files } = data;
  const config = parseConfig(process.env);
  const passwords = await makeSecrets(config.googleClientId);
  const isSample = values.sample && (await database.store.users.count()) === 0;
  if (isSample) await addSample(database, files, passwords);
  const running = await startServer({
    ...data,
    passwords,
    port: Number(values.port),
    host: values.host,
    site: { dist: values.dist, config },
    isBehindProxy: values['behind-proxy'],
    ...(!values.quiet && { log: (line) => console.log(JSON.stringify(line)) }),
  });
  closeOnSignal(running);
  keepBackups(data);
  console.log(`Qafila runs at ${running.url}, with its data in ${values.data}`);
  if (running.setupUrl) console.log(`Set it up at ${running.setupUrl}`);
  if (values.sample) console.log(['', 'Accounts', ...accountLines()].join('\n'));
};

const resetPassword = async (address: string) => {
  const { database } = await openData(values.data);
  const password = randomBytes(12).toString('base64url');
  const passwords = await makeSecrets();
  const password_hash = await passwords.hash(password);
  await database.write(async (store) => {
    const user = await store.users.withKey('email', address);
    if (!user) throw new Error(`There is no account ${address}.`);
    await store.users.replace({ ...user, password_hash, two_factor_enabled: false });
    for (const token of await store.tokens.all({ user_id: user.id })) {
      await store.tokens.delete(token.id);
    }
    await record({ store, now: () => new Date().toISOString() }, user, {
      action: 'update',
      entity_type: 'admin/settings/users',
      entity_id: user.id,
      entity_label: user.name,
      changes: [{ field: 'password', old: null, new: null }],
    });
  });
  await database.close();
  console.log(`The new password of ${address}: ${password}`);
};

const run = async (): Promise<void> => {
  const [command = 'serve', ...words] = values.help ? ['help'] : positionals;
  const [first = ''] = words;
  if (command === 'serve') return serve();
  if (command === 'restore' && first) return restore(values.data, first);
  if (command === 'user' && first === 'reset-password' && words[1]) return resetPassword(words[1]);
  if (command === 'backup' && first) {
    const { database } = await openData(values.data);
    await backUp(values.data, database, first);
    return database.close();
  }
  if (command === 'check') {
    const { database } = await openData(values.data);
    const problems = await check(values.data, database);
    await database.close();
    console.log(problems.length === 0 ? 'All is well.' : problems.join('\n'));
    process.exitCode = problems.length === 0 ? 0 : 1;
    return undefined;
  }
  console.log(HELP);
  return undefined;
};

run().catch(report);
