import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { record } from '../api/api.ts';
import { endSessions } from '../api/routes/sessions.ts';
import { WITHOUT_FACTOR } from '../api/secondFactor.ts';
import { initialToday } from '../api/server.ts';
import { accountLines, closeOnSignal } from '../mock-api/server/terminal.ts';
import { parseConfig } from '../src/config.ts';
import { backUp, check, restore } from './backup.ts';
import { backUpToday, lockFolder } from './dataFolder.ts';
import { DerivingThread } from './derivingThread.ts';
import { dropOldFiles } from './keptFiles.ts';
import { databaseAddress, inspectData, openData, openExisting, type Data } from './openData.ts';
import { addSample, companyIn } from './sample.ts';
import { makeSecrets } from './secrets.ts';
import { startServer } from './server.ts';
import { wordsFor } from './sql/schema.ts';

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
  migrate [--check]            fits the database to this version, as each start does; or only says what that
                               would change
  check                        looks for damage, and for files that are missing or changed
  messages                     prints what visitors wrote on the contact page, each as a line of JSON
  user reset-password ADDRESS  gives an account a new password, and prints it

  --data DIR                   where the data are (.data); DATABASE_URL names a PostgreSQL instead of the
                               database in it, and S3_BUCKET a bucket instead of the folder of its files
  --help                       this text`;

const OPTIONS = {
  data: { type: 'string', default: resolve('.data') },
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  dist: { type: 'string', default: join(ROOT, 'dist') },
  sample: { type: 'boolean', default: false },
  'behind-proxy': { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Option = keyof typeof OPTIONS;

const listed = (options: readonly string[]) => options.map((name) => `--${name}`).join(', ');

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    // What follows is advice that npm makes useless.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    throw new Error(`${reason}. There are ${listed(Object.keys(OPTIONS))}: see --help.`, {
      cause: error,
    });
  }
};
type Flags = ReturnType<typeof parse>['values'];

/** Runs now and then every hour. Once closed, it reports no errors, as the database is closing too. */
const everyHour = (work: () => Promise<unknown>, ...failed: string[]) => {
  let isClosed = false;
  const run = () =>
    work().catch((error: unknown) => {
      if (!isClosed) console.error(...failed, error);
    });
  void run();
  const timer = setInterval(run, HOUR_MS).unref();
  return {
    close: async () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
};

/** A backup each day, at the first hour in which it runs. */
const makeBackup = async ({ database }: Data, folder: string) => {
  if (!database.backUp) return;
  await backUpToday(folder, initialToday(), (file) => backUp(folder, database, file));
};

/** Node ends the process when the log cannot be written, as on a full disk. */
const outliveLog = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

/** A PostgreSQL is there for several. */
const lockData = async (path: string) => (databaseAddress() ? undefined : lockFolder(path));

const serve = async (values: Flags) => {
  outliveLog();
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be a whole number from 0 to 65535, not "${values.port}".`);
  }
  const lock = await lockData(values.data);
  const data = await openData(values.data);
  const { database, files } = data;
  const config = parseConfig(process.env);
  const passwords = await makeSecrets(config.googleClientId);
  const isEmpty = (await companyIn(database.store)) === 'none';
  if (values.sample && isEmpty) await addSample(database, files, passwords);
  const hasSample = (await companyIn(database.store)) === 'sample';
  const deriving = new DerivingThread(values.data);
  const running = await startServer({
    ...data,
    passwords,
    derive: (call) => deriving.answer(call),
    port,
    host: values.host,
    site: { dist: values.dist, config },
    isBehindProxy: values['behind-proxy'],
    ...(!values.quiet && { log: (line) => console.log(JSON.stringify(line)) }),
  });
  const hourly = [
    everyHour(() => makeBackup(data, values.data), 'The backup of today failed:'),
    everyHour(() => deriving.prepare(database.store)),
    everyHour(() => dropOldFiles(files)),
  ];
  closeOnSignal(...hourly, running, deriving, ...(lock ? [lock] : []));
  console.log(`Qafila runs at ${running.url}, with its data in ${values.data}`);
  if (running.setupUrl) {
    console.log(`Set up ${hasSample ? 'your own company' : 'the company'} at ${running.setupUrl}`);
  }
  if (values.sample && hasSample) {
    console.log(['', 'Accounts', ...accountLines()].join('\n'));
  }
};

const migrate = async ({ data, check: isTrial }: Flags) => {
  const difference = await inspectData(data);
  const words = difference ? wordsFor(difference) : [`There are no data in ${data} yet.`];
  console.log(words.length === 0 ? 'The database fits this version.' : words.join('\n'));
  if (difference && difference.refused.length > 0) process.exitCode = 1;
  else if (difference && words.length > 0 && !isTrial) {
    const lock = await lockData(data);
    await (await openData(data)).database.close();
    await lock?.close();
  }
};

const resetPassword = async ({ data }: Flags, address: string) => {
  const { database } = await openExisting(data, { isAsFound: true });
  const difference = await inspectData(data);
  if (difference && wordsFor(difference).length > 0) {
    await database.close();
    throw new Error('The database is one of another version: run "migrate" first.');
  }
  const password = randomBytes(12).toString('base64url');
  const passwords = await makeSecrets();
  const password_hash = await passwords.hash(password);
  await database.write(async (store) => {
    const user = await store.users.withKey('email', address);
    if (!user) throw new Error(`There is no account ${address}.`);
    await store.users.replace({ ...user, ...WITHOUT_FACTOR, password_hash });
    await endSessions(store, user);
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

const restoreInto = async ({ data }: Flags, file: string) => {
  if (databaseAddress()) {
    throw new Error(
      'DATABASE_URL is set, but a backup goes into a folder: restore PostgreSQL with its own commands.',
    );
  }
  await restore(data, file);
};

const backUpTo = async ({ data }: Flags, file: string) => {
  const { database } = await openExisting(data, { isAsFound: true });
  await backUp(data, database, file).finally(() => database.close());
};

const checkData = async ({ data }: Flags) => {
  const { database, files } = await openExisting(data, { isAsFound: true });
  const problems = await check(files, database);
  await database.close();
  console.log(problems.length === 0 ? 'All is well.' : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
};

const printMessages = async ({ data }: Flags) => {
  const { database } = await openExisting(data, { isAsFound: true });
  const messages = await database.store.contact_messages.all().finally(() => database.close());
  const lines = messages.map((message) => JSON.stringify(message));
  console.log(lines.join('\n') || 'There are no messages.');
};

interface Command {
  run: (values: Flags, word: string) => Promise<void>;
  /** What it must be followed by. */
  word?: string;
  options?: readonly Option[];
}

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { run: serve, options: ['port', 'host', 'dist', 'sample', 'behind-proxy', 'quiet'] },
  backup: { run: backUpTo, word: 'FILE' },
  restore: { run: restoreInto, word: 'FILE' },
  migrate: { run: migrate, options: ['check'] },
  check: { run: checkData },
  messages: { run: printMessages },
  'user reset-password': { run: resetPassword, word: 'ADDRESS' },
  help: { run: async () => console.log(HELP) },
};

export const runCli = async (args: string[]): Promise<void> => {
  const { values, positionals, tokens } = parse(args);
  const typed = positionals.join(' ') || 'serve';
  if (values.help) return console.log(HELP);
  const found = Object.entries(COMMANDS).find(([one]) => `${typed} `.startsWith(`${one} `));
  if (!found) {
    const names = Object.keys(COMMANDS).join(', ');
    throw new Error(`"${typed}" is no command. There are ${names}: see --help.`);
  }
  const [name, { run, word, options = [] }] = found;
  const words = positionals.slice(name.split(' ').length);
  if (words.length !== (word ? 1 : 0) || words[0]?.startsWith('-')) {
    const usage = [name, word].filter(Boolean).join(' ');
    throw new Error(`The command is "${usage}", not "${typed}": see --help.`);
  }
  const allowed: readonly string[] = [...options, 'data'];
  const [other] = tokens.flatMap((token) =>
    token.kind === 'option' && !allowed.includes(token.name) ? token.rawName : [],
  );
  if (other !== undefined) {
    throw new Error(`"${name}" has no option ${other}. It has ${listed(allowed)}: see --help.`);
  }
  return run(values, words[0] ?? '');
};
