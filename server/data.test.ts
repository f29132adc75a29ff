import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { memoryDatabase } from '../api/store/store.ts';
import { seedOptions } from '../mock-api/core/options.ts';
import { generateAll } from '../mock-api/data/index.ts';
import { Client } from '../mock-api/testing/client.ts';
import { APP_PAGE, NOT_FOUND_PAGES } from '../vite/pageFiles.ts';
import { backUp, check, restore } from './backup.ts';
import { runCli } from './cli.ts';
import {
  backupsIn,
  backUpBeforeUpdate,
  backUpToday,
  databaseFile,
  lockFolder,
} from './dataFolder.ts';
import { DerivingThread } from './derivingThread.ts';
import { dropOldFiles, keptFiles } from './keptFiles.ts';
import { inspectData, openData, openExisting } from './openData.ts';
import { addSample } from './sample.ts';
import { makeSecrets } from './secrets.ts';
import { wordsFor } from './sql/schema.ts';
import { openConnection } from './sql/sqlite.ts';
import { newPostgres, oldPostgres } from './testing/testDatabases.ts';

const COUNTS = { drivers: 12, trucks: 8, trailers: 8, documents: 6, activity: 20, diesel_days: 10 };
const TODAY = '2026-11-22';
const newFolder = () => mkdtempSync(join(tmpdir(), 'qafila-'));

/** A folder with the sample company, and a backup of it. */
const backedUp = async () => {
  const path = newFolder();
  const { database, files } = await openData(path);
  await addSample(database, files, await makeSecrets(), COUNTS);
  await database.write((store) =>
    store.tokens.insert({ token: 'T', user_id: 1, created_at: new Date().toISOString() }),
  );
  const file = join(newFolder(), 'copy.qafila');
  await backUp(path, database, file);
  const drivers = await database.store.drivers.all();
  await database.close();
  return { path, file, drivers };
};

describe('a backup', () => {
  it('holds all data and files, in an empty folder too', async () => {
    const { path, file, drivers } = await backedUp();
    const other = newFolder();
    await expect(restore(path, file)).rejects.toThrow('is not empty');
    await restore(other, file);
    const restored = await openData(other);
    expect(await check(restored.files, restored.database)).toEqual([]);
    expect(await restored.database.store.drivers.all()).toEqual(drivers);
    expect(readdirSync(join(other, 'files'))).toHaveLength(COUNTS.documents);
    // Of old, they would let in whoever has a token that has ended since.
    expect(await restored.database.store.tokens.count()).toBe(0);

    rmSync(join(other, 'files', 'seed-1.pdf'));
    await restored.files.set('left-over.pdf', new Uint8Array(1));
    expect(await check(restored.files, restored.database)).toEqual([
      'The file seed-1.pdf is missing',
      'No record has the file left-over.pdf: delete it, unless it was uploaded just now',
    ]);
    await restored.database.close();
  });

  it('is restored wholly, or not at all', async () => {
    const { file } = await backedUp();
    const other = newFolder();
    const whole = readFileSync(file);
    for (const [from, to] of [
      [0, 100],
      [8192, 200_000],
    ] as const) {
      writeFileSync(file, Buffer.from(whole).fill(7, from, to));
      await expect(restore(other, file)).rejects.toThrow('cannot be restored');
      expect(readdirSync(other)).toEqual([]);
    }
    writeFileSync(file, whole);
    writeFileSync(join(other, 'notes.txt'), '');
    await expect(restore(other, file)).rejects.toThrow('is not empty');
    rmSync(join(other, 'notes.txt'));
    await restore(other, file);
  });

  it('is restored only with each file as it was when it was made', async () => {
    const path = newFolder();
    const { database, files } = await openData(path);
    await addSample(database, files, await makeSecrets(), COUNTS);
    // Damaged before, it keeps nobody from getting back all others.
    const damaged = `document-${'0'.repeat(64)}-abc.pdf`;
    await files.set(damaged, new Uint8Array(1));
    const file = join(newFolder(), 'copy.qafila');
    await backUp(path, database, file);
    await database.close();
    await restore(newFolder(), file);

    const other = newFolder();
    const refusesFor = async (name: string, ...changes: string[]) => {
      const copy = await openConnection(file);
      for (const change of changes) copy.exec(change);
      copy.close();
      await expect(restore(other, file)).rejects.toThrow(`the file ${name} is damaged`);
      expect(readdirSync(other)).toEqual([]);
    };
    const changed = "update backed_up_files set bytes = x'07' where name = 'seed-1.pdf'";
    await refusesFor('seed-1.pdf', changed);
    await refusesFor(damaged, 'alter table backed_up_files drop column hash');
  });

  it('is restored for its own user alone, and with each file in one place only', async () => {
    const { path } = await backedUp();
    const { database, files } = await openData(path);
    const large = 5_000_000;
    await files.set('seed-1.pdf', new Uint8Array(large));
    const file = join(newFolder(), 'copy.qafila');
    await backUp(path, database, file);
    await database.close();
    // As one that was downloaded.
    chmodSync(file, 0o444);
    const other = newFolder();
    await restore(other, file);
    const { mode, size } = statSync(databaseFile(other));
    expect(mode & 0o777).toBe(0o600);
    expect(size).toBeLessThan(large);
  });

  it('is neither made nor restored without the company in it', async () => {
    const folder = newFolder();
    const file = join(folder, 'copy.qafila');
    // SQLite makes an empty database of a file that is not there.
    const made = backUp(folder, { backUp: async () => {} }, file);
    await expect(made).rejects.toThrow('it holds no company');
    const empty = await openConnection(file);
    empty.exec('create table backed_up_files (name text primary key, bytes blob not null)');
    empty.close();
    await expect(restore(join(folder, 'other'), file)).rejects.toThrow('it holds no company');
  });

  it('writes no file outside its folder', async () => {
    const { file } = await backedUp();
    const other = join(newFolder(), 'data');
    const copy = await openConnection(file);
    copy.exec("update backed_up_files set name = '../../out.pdf' where name = 'seed-1.pdf'");
    copy.close();
    await expect(restore(other, file)).rejects.toThrow('leads out of the folder');
    expect([existsSync(join(other, '..', 'out.pdf')), readdirSync(other)]).toEqual([false, []]);
  });

  it('that fails leaves nothing', async () => {
    const folder = newFolder();
    const fail = async (file: string) => {
      writeFileSync(file, 'half');
      throw new Error('The disk is full');
    };
    const made = backUp(folder, { backUp: fail }, join(folder, 'copy.qafila'));
    await expect(made).rejects.toThrow('The disk is full');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('holds the file of a document that is deleted meanwhile', async () => {
    const { path } = await backedUp();
    const { database, files } = await openData(path);
    const delay = async (copy: string) => {
      await database.backUp!(copy);
      await files.delete('seed-1.pdf');
    };
    const file = join(newFolder(), 'copy.qafila');
    await backUp(path, { backUp: delay }, file);
    await database.close();
    const other = newFolder();
    await restore(other, file);
    const restored = await openData(other);
    expect(await check(restored.files, restored.database)).toEqual([]);
    await restored.database.close();
  });

  it('is made though a file is gone since it was listed', async () => {
    const { path } = await backedUp();
    symlinkSync(join(path, 'nowhere'), join(path, 'files', 'refused.pdf'));
    const { database } = await openData(path);
    const file = join(newFolder(), 'copy.qafila');
    await backUp(path, database, file);
    await database.close();
    await expect(restore(newFolder(), file)).resolves.toBeUndefined();
  });

  it('is not made without a file that cannot be read', async () => {
    const { path } = await backedUp();
    mkdirSync(join(path, 'files', 'unreadable.pdf'));
    const { database } = await openData(path);
    const file = join(newFolder(), 'copy.qafila');
    await expect(backUp(path, database, file)).rejects.toThrow('EISDIR');
    expect(existsSync(file)).toBe(false);
    await database.close();
  });

  it('is kept though a clock was ahead for weeks', async () => {
    const path = newFolder();
    const make = async (file: string) => writeFileSync(file, '');
    const ahead = Array.from({ length: 14 }, (_, index) => `2027-01-${index + 10}`);
    for (const day of [...ahead, '2026-11-20', '2026-11-21']) await backUpToday(path, day, make);
    const kept = readdirSync(join(path, 'backups'));
    const days = [...ahead.slice(2), '2026-11-20', '2026-11-21'];
    expect(new Set(kept)).toEqual(new Set(days.map((day) => `${day}.qafila`)));
  });

  it('is made each day, and kept for 14', async () => {
    const path = newFolder();
    const { database } = await openData(path);
    const days = Array.from(
      { length: 16 },
      (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`,
    );
    for (const day of [...days, '2026-11-16']) {
      await backUpToday(path, day, (file) => backUp(path, database, file));
    }
    const kept = readdirSync(join(path, 'backups'));
    expect(kept.toSorted()).toEqual(days.slice(2).map((day) => `${day}.qafila`));
    await database.close();
  });
});

describe('a backup before an update', () => {
  it('is kept until five later ones are made', async () => {
    const path = newFolder();
    const made: string[] = [];
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const day of ['01', '02', '03', '04', '05', '06', '07']) {
      vi.setSystemTime(`2026-11-${day}`);
      made.push(await backUpBeforeUpdate(path, async (file) => writeFileSync(file, '')));
    }
    vi.useRealTimers();
    expect(readdirSync(join(path, 'backups')).toSorted()).toEqual(made.slice(2));
  });
});

describe('a deleted file', () => {
  it('is gone from the files at once, and from the disk after 30 days', async () => {
    const path = newFolder();
    const files = keptFiles(path);
    await files.set('a.pdf', Uint8Array.from([1]));
    await files.delete('a.pdf');
    await files.delete('never-there.pdf');
    expect(await files.get('a.pdf')).toBeUndefined();
    const days = (many: number) => Date.now() + many * 24 * 60 * 60 * 1000;
    await dropOldFiles(files, days(29));
    expect(readdirSync(join(path, 'deleted-files'))).toEqual(['a.pdf']);
    await dropOldFiles(files, days(31));
    expect(readdirSync(join(path, 'deleted-files'))).toEqual([]);
  });
});

const told = async (...args: string[]) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await runCli(args);
  return String(log.mock.lastCall);
};

describe('the command', () => {
  it('check finds no data in an empty file', async () => {
    const path = newFolder();
    writeFileSync(databaseFile(path), '');
    await expect(runCli(['check', '--data', path])).rejects.toThrow('There are no data');
  });

  it.each([
    ['check'],
    ['messages'],
    ['backup', 'a.qafila'],
    ['user', 'reset-password', 'a@b.example'],
  ])('%s makes no data where there are none', async (...words) => {
    const path = join(newFolder(), 'typo');
    for (const address of ['', 'postgres://127.0.0.1:1/none']) {
      vi.stubEnv('DATABASE_URL', address);
      await expect(runCli([...words, '--data', path])).rejects.toThrow('There are no data');
      expect(existsSync(path)).toBe(false);
    }
    vi.unstubAllEnvs();
  });

  it.each([
    ['bakcup a.qafila', 'is no command. There are serve, backup,'],
    ['user', 'is no command'],
    ['backup', 'The command is "backup FILE", not "backup"'],
    ['backup -- --strange', 'The command is "backup FILE", not "backup --strange"'],
    ['restore', 'The command is "restore FILE"'],
    ['user reset-password', 'The command is "user reset-password ADDRESS"'],
    ['check extra', 'The command is "check", not "check extra"'],
    ['check --port 3', '"check" has no option --port. It has --data'],
    ['check --strange', "Unknown option '--strange'. There are --data, --port,"],
    ['serve --port', "Option '--port <value>' argument missing. There are"],
  ])('%s fails, and says what there is', async (words, said) => {
    const ran = runCli(words.split(' '));
    await expect(ran).rejects.toThrow(said);
    await expect(ran).rejects.toThrow('see --help.');
  });

  it.each([
    ['foo', 'DATABASE_URL must look like postgres://'],
    ['mysql://secret@127.0.0.1/a', 'DATABASE_URL must look like postgres://'],
    ['postgres://127.0.0.1/a?max=abc', 'max in DATABASE_URL must be a whole number from 1'],
  ])('check refuses the address %s, and says what it must be', async (address, said) => {
    vi.stubEnv('DATABASE_URL', address);
    const ran = runCli(['check', '--data', newFolder()]);
    vi.unstubAllEnvs();
    await expect(ran).rejects.toThrow(said);
    await expect(ran).rejects.not.toThrow('secret');
  });

  it('restore refuses to put a backup into a folder while the data are in PostgreSQL', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/none');
    const path = newFolder();
    await expect(runCli(['restore', 'a.qafila', '--data', path])).rejects.toThrow('DATABASE_URL');
    vi.unstubAllEnvs();
  });

  it('messages prints what visitors wrote', async () => {
    const path = newFolder();
    const { database, files } = await openData(path);
    await addSample(database, files, await makeSecrets(), COUNTS);
    const of = (message: string) => ({
      at: '2026-11-22T08:00:00.000Z',
      first_name: 'Aisha',
      last_name: 'Khan',
      email: 'aisha@visitor.example',
      company: null,
      subject: 'A quote',
      message,
    });
    await database.write(({ contact_messages }) =>
      contact_messages.insertAll([of('For ten trucks,\nplease.'), of('Hello')]),
    );
    await database.close();
    const lines = (await told('messages', '--data', path)).split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      of('For ten trucks,\nplease.'),
      of('Hello'),
    ]);
  });

  it('user reset-password gives an account another password, and ends its sessions', async () => {
    const path = newFolder();
    const { database, files } = await openData(path);
    const passwords = await makeSecrets();
    await addSample(database, files, passwords, COUNTS);
    const [user] = await database.store.users.all({ role: 'Fleet Manager' });
    const session = { token: 'x', user_id: user!.id, created_at: TODAY };
    await database.write(({ tokens }) => tokens.insert(session));
    await database.close();
    const said = await told('user', 'reset-password', user!.email, '--data', path);
    const password = said.split(' ').at(-1) ?? '';
    const { database: again } = await openData(path);
    const [after] = await again.store.users.all({ id: user!.id });
    expect(await passwords.matches(password, after!.password_hash)).toBe(true);
    expect(await again.store.tokens.all({ user_id: user!.id })).toEqual([]);
    await again.close();
    expect(await told('check', '--data', path)).toBe('All is well.');
  });
});

describe('an update', () => {
  const planned = async (path: string) => {
    const difference = await inspectData(path);
    return difference ? wordsFor(difference) : [];
  };

  const oldFolder = async (...changes: string[]) => {
    const path = newFolder();
    const old = await openConnection(databaseFile(path));
    const dump = readFileSync(join(import.meta.dirname, 'fixtures', '0.1.0.sqlite.sql'), 'utf8');
    for (const text of [dump, ...changes]) old.exec(text);
    old.close();
    return path;
  };

  it.each([
    ['SQLite', 'undefined'],
    ['PostgreSQL', 'pg_dump'],
  ])('is none to check or copy the data, in %s', async (name, said) => {
    const { address, drop } = await oldPostgres('0.1.0');
    if (name === 'PostgreSQL') vi.stubEnv('DATABASE_URL', address);
    const path = await oldFolder();
    const { database, files } = await openExisting(path, { isAsFound: true });
    const found = await check(files, database);
    expect(found.filter((problem) => !/^The file \S+ is missing$/.test(problem))).toEqual([]);
    await database.close();
    const file = join(newFolder(), 'copy.qafila');
    const made = await runCli(['backup', file, '--data', path]).catch(String);
    expect(String(made)).toContain(said);
    expect((await planned(path)).join()).toContain('drivers.row_version');
    expect(existsSync(join(path, 'backups'))).toBe(false);
    vi.unstubAllEnvs();
    await drop();
  });

  it('makes a backup before it changes the database', async () => {
    const [path, other] = [await oldFolder(), newFolder()];
    expect((await planned(path)).join()).toContain('drivers.row_version');
    await (await openData(path)).database.close();
    expect(await planned(path)).toEqual([]);
    await (await openData(path)).database.close();

    const [backup, ...more] = readdirSync(join(path, 'backups'));
    expect(more).toEqual([]);
    await restore(other, join(path, 'backups', String(backup)));
    expect((await planned(other)).join()).toContain('drivers.row_version');
  });

  it.each([
    ['is refused', 'extra is no longer declared', ['alter table drivers add column extra text']],
    ['fails midway', 'UNIQUE', ['drop index drivers__key', "update drivers set driver_id = 'D'"]],
  ])('that %s leaves no backup, and ends the server for good', async (_how, said, changes) => {
    const path = await oldFolder(...changes);
    const before = await planned(path);
    await expect(openData(path)).rejects.toThrow(said);
    expect(await planned(path)).toEqual(before);

    await expect(serve(path)).rejects.toThrow('did not start');
    const status = running!.exitCode ?? (await once(running!, 'exit'))[0];
    const unit = readFileSync(join(import.meta.dirname, '..', 'hosting', 'qafila.service'), 'utf8');
    expect(unit).toContain(`RestartPreventExitStatus=${status}\n`);
    expect(backupsIn(path)).toEqual([]);
  });

  it('waits for the server that runs on the data', async () => {
    const path = await oldFolder();
    const before = await planned(path);
    const lock = await lockFolder(path);
    await expect(runCli(['migrate', '--data', path])).rejects.toThrow('A server runs on the data');
    expect(await planned(path)).toEqual(before);
    await lock.close();
    await told('migrate', '--data', path);
    expect(await planned(path)).toEqual([]);
  });

  it('is none to give an account a new password: the command says what to do first', async () => {
    const path = await oldFolder();
    const before = await planned(path);
    const reset = runCli(['user', 'reset-password', 'fleet@qafila.example', '--data', path]);
    await expect(reset).rejects.toThrow('run "migrate"');
    expect(await planned(path)).toEqual(before);
  });
});

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

const startFile = async (file: string, ...args: string[]) => {
  running = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.stderr!.pipe(process.stderr, { end: false });
  for await (const line of createInterface({ input: running.stdout! })) return line;
  throw new Error('The server did not start');
};

const start = (path: string) => startFile('testing/serveTest.ts', path);

describe('the thread that derives rows', () => {
  const PAPERS = '/api/fleet/papers/papers.php';

  it('answers with the rows as they are, or refuses', async () => {
    const path = newFolder();
    const { database, files } = await openData(path);
    await addSample(database, files, await makeSecrets(), COUNTS);
    const [driver] = await database.store.drivers.all({ status: 'active' });
    const client = new Client(await start(path), fetch);
    const datesOf = async () => {
      const { json } = await client.send('fleet', 'GET', `${PAPERS}?range=[0,999]`);
      const rows = json['rows'] as { id: string; date: string }[];
      return Object.fromEntries(rows.map(({ id, date }) => [id, date]));
    };
    const before = await datesOf();
    const gatepass_expiry = '2020-02-02';
    await client.send('fleet', 'PUT', '/api/fleet/drivers.php', { ...driver, gatepass_expiry });
    const id = `fleet/drivers/${driver?.id}:gatepass`;
    expect(await datesOf()).toEqual({ ...before, [id]: gatepass_expiry });
    expect((await client.send('fleet', 'GET', PAPERS)).status).toBe(422);
    expect((await client.send('diesel', 'GET', `${PAPERS}?range=[0,9]`)).status).toBe(403);
    await database.close();
  });

  it('ends by itself, as ending it amid a statement of SQLite ends the process', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    const path = newFolder();
    await (await openData(path)).database.close();
    const thread = new DerivingThread(path);
    const user = { role: 'Fleet Manager' };
    void thread.answer({
      method: 'GET',
      path: PAPERS,
      query: { range: '[0,0]' },
      headers: {},
      user,
    });
    await thread.close();
    expect(terminate).not.toHaveBeenCalled();
  });

  it('that fails is followed by another, which is asked from then on', async () => {
    const path = join(newFolder(), 'file');
    writeFileSync(path, '');
    const thread = new DerivingThread(path);
    const ask = () => thread.answer({ method: 'GET', path: PAPERS, query: {}, headers: {} });
    const failed = { status: 503, cause: { code: 'EEXIST' } };
    await expect(ask()).rejects.toMatchObject(failed);
    await expect(ask()).rejects.toMatchObject(failed);
    rmSync(path);
    await expect(ask()).resolves.toMatchObject({ status: 422 });
    await thread.close();
  });

  it('derives ahead what is too much for a browser, and nothing else', async () => {
    const thread = new DerivingThread(newFolder());
    const answer = vi.spyOn(thread, 'answer').mockResolvedValue({ status: 200, json: {} });
    const made = generateAll(seedOptions({ counts: COUNTS }), TODAY);
    const { store, ...database } = memoryDatabase(made);
    await thread.prepare(store);
    expect(answer).not.toHaveBeenCalled();
    const [driver] = await store.drivers.all();
    const { id: _id, ...fields } = driver!;
    await database.write(({ drivers }) =>
      drivers.insertAll(Array.from({ length: 5000 }, () => fields)),
    );
    await thread.prepare(store);
    const paths = answer.mock.calls.map(([{ path }]) => path);
    expect(paths).toEqual([PAPERS, '/api/fleet/sets/sets.php']);
  });
});

describe('a server that is killed', () => {
  it('has lost nothing that it confirmed, and stored nothing by halves', async () => {
    const path = newFolder();
    const { database, files } = await openData(path);
    await addSample(database, files, await makeSecrets(), COUNTS);
    await database.close();

    const confirmed: string[] = [];
    const write = async (client: Client, name: string) => {
      const post = (index: number) =>
        client
          .send('fleet', 'POST', '/api/fleet/drivers.php', {
            driver_id: `${name}-${index}`,
            name: 'N',
          })
          .catch(() => undefined);
      for (let index = 0; index < 80; index += 1) {
        const answer = await post(index);
        if (answer?.status !== 200) return;
        confirmed.push(`${name}-${index}`);
        if (confirmed.length % 60 === 0) running?.kill('SIGKILL');
      }
    };
    for (const round of ['A', 'B', 'C']) {
      const client = new Client(await start(path), fetch);
      await client.token('fleet');
      const ended = once(running!, 'exit');
      await Promise.all([1, 2, 3, 4].map((number) => write(client, `${round}${number}`)));
      running?.kill('SIGKILL');
      await ended;
    }

    const again = await openData(path);
    const { drivers, activity } = again.database.store;
    const stored = (await drivers.all()).slice(COUNTS.drivers).map(({ driver_id }) => driver_id);
    const logged = (await activity.all({ entity_type: 'fleet/drivers', action: 'create' })).map(
      ({ entity_label }) => String(entity_label).replace(/ N$/, ''),
    );
    expect(confirmed.length).toBeGreaterThanOrEqual(180);
    expect(new Set(stored)).toEqual(new Set([...stored, ...confirmed]));
    expect(stored.filter((id) => !logged.includes(id))).toEqual([]);
    expect(await check(again.files, again.database)).toEqual([]);
    expect(existsSync(join(path, 'qafila.db'))).toBe(true);
    await again.database.close();
  });
});

const serve = (path: string, ...flags: string[]) => {
  const dist = newFolder();
  mkdirSync(join(dist, 'ar'));
  for (const page of [APP_PAGE, ...Object.values(NOT_FOUND_PAGES)])
    writeFileSync(join(dist, page), '');
  const more = ['--data', path, '--dist', dist, '--port', '0'];
  return startFile('main.ts', 'serve', ...more, ...flags);
};

const addressIn = (line: string) => /http:\S+[^\s,]/.exec(line)?.[0] ?? '';

describe('a server whose log cannot be written', () => {
  it('answers all the same', async () => {
    const client = new Client(addressIn(await serve(newFolder(), '--sample')), fetch);
    running!.stdout!.destroy();
    await client.token('fleet');
    const codes = [];
    for (const path of ['drivers', 'none', 'drivers']) {
      codes.push((await client.send('fleet', 'GET', `/api/fleet/${path}.php`)).status);
    }
    expect(codes).toEqual([200, 404, 200]);
  });
});

describe('a server on a folder', () => {
  it('is the only one, until it ends, killed too', async () => {
    const path = newFolder();
    await serve(path, '--quiet');
    const other = runCli(['serve', '--data', path, '--port', '0', '--quiet']);
    await expect(other).rejects.toThrow(`A server runs on the data in ${path} already`);
    expect(await told('check', '--data', path)).toBe('All is well.');
    const ended = once(running!, 'exit');
    running!.kill('SIGKILL');
    await ended;
    expect(await serve(path, '--quiet')).toContain(path);
  });

  it('says which folder it is that it cannot write into', async () => {
    const path = newFolder();
    mkdirSync(join(path, 'server.lock'));
    const ran = runCli(['serve', '--data', path, '--port', '0', '--quiet']);
    await expect(ran).rejects.toThrow(`No server can run on the data in ${path}: `);
  });
});

describe('a server that is asked to stop', () => {
  it('says nothing of what it began at its start, on PostgreSQL', async () => {
    const { address, drop } = await newPostgres();
    vi.stubEnv('DATABASE_URL', address);
    await serve(newFolder(), '--quiet');
    const ended = once(running!, 'close');
    running!.kill('SIGTERM');
    const said = await text(running!.stderr!);
    expect([await ended, said]).toEqual([[0, null], '']);
    vi.unstubAllEnvs();
    await drop();
  });

  it('finishes what it has begun, and keeps the sample company that it started with', async () => {
    const path = newFolder();
    const line = await serve(path, '--sample', '--quiet');
    const client = new Client(addressIn(line), fetch);
    await client.token('fleet');
    const ended = once(running!, 'exit');
    const confirmed: string[] = [];
    const write = async (name: string) => {
      for (;;) {
        const driver_id = `${name}-${confirmed.length}`;
        const post = client.send('fleet', 'POST', '/api/fleet/drivers.php', {
          driver_id,
          name: 'N',
        });
        const answer = await post.catch(() => undefined);
        if (answer?.status !== 200) return;
        confirmed.push(driver_id);
        if (confirmed.length === 40) running?.kill('SIGTERM');
      }
    };
    await Promise.all(['A', 'B', 'C', 'D'].map(write));
    expect(await ended).toEqual([0, null]);
    for (const name of ['qafila.db', 'files', 'backups']) {
      expect([name, statSync(join(path, name)).mode & 0o077]).toEqual([name, 0]);
    }

    const { database, files } = await openData(path);
    const stored = (await database.store.drivers.all()).filter(({ name }) => name === 'N');
    expect(new Set(stored.map(({ driver_id }) => driver_id))).toEqual(new Set(confirmed));
    expect(await database.store.trucks.count()).toBeGreaterThan(0);
    expect(await check(files, database)).toEqual([]);
    await database.close();
  });
});
