import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { contentHash, isIntact, type FileStore } from '../api/uploads.ts';
import { databaseFile, deletedFilesFolder, filesFolder } from './dataFolder.ts';
import type { KeptFiles } from './keptFiles.ts';
import { FILE_ADDRESSES, type SqlDatabase } from './sql/database.ts';
import { openConnection } from './sql/sqlite.ts';

const FILES_TABLE = 'backed_up_files';

type Copy = Awaited<ReturnType<typeof openConnection>>;

/** SQLite makes an empty database of a file that is not there. */
const requireCompany = (copy: Copy) => {
  const tables = `select 1 from sqlite_master where type = 'table' and name in ('users', 'drivers')`;
  if (copy.prepare(tables).all().length < 2) throw new Error('it holds no company');
};

const UPLOADS = /^\/uploads\//;

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Those that rows of the copy name, and that were deleted since it was made, too. */
const namesFor = (copy: Copy, path: string) => {
  const rows = copy.prepare(FILE_ADDRESSES).all() as { address: string | null }[];
  const named = new Set(rows.map(({ address }) => address?.replace(UPLOADS, '')));
  const deleted = namesIn(deletedFilesFolder(path)).filter((name) => named.has(name));
  return new Set([...namesIn(filesFolder(path)), ...deleted]);
};

/** One of a call that was refused meanwhile is missing. */
const bytesOf = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Puts the uploaded files into a copy of the database. */
const pack = async (partial: string, path: string) => {
  const copy = await openConnection(partial);
  try {
    requireCompany(copy);
    // The original has a log beside it; a copy is one file.
    copy.exec('pragma journal_mode = delete');
    copy.exec(
      `create table ${FILES_TABLE} (name text primary key, bytes blob not null, hash text)`,
    );
    const insert = copy.prepare(`insert into ${FILES_TABLE} values (?, ?, ?)`);
    const folder = filesFolder(path);
    copy.exec('begin');
    // One by one, so that calls are answered in between.
    for (const name of namesFor(copy, path)) {
      const deleted = join(deletedFilesFolder(path), name);
      const bytes = (await bytesOf(join(folder, name))) ?? (await bytesOf(deleted));
      if (bytes) insert.run(name, bytes, await contentHash(bytes));
    }
    copy.exec('commit');
  } finally {
    copy.close();
  }
};

/** With the uploaded files in it, in one file of SQLite. */
export const backUp = async (
  path: string,
  database: Pick<SqlDatabase, 'backUp'>,
  file: string,
): Promise<void> => {
  if (!database.backUp) {
    throw new Error('PostgreSQL has its own backup: pg_dump, and a copy of the folder "files".');
  }
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const partial = `${file}.${randomUUID()}.part`;
  try {
    await database.backUp(partial);
    await pack(partial, path);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
};

interface PackedFile {
  bytes: Uint8Array;
  hash?: string;
}

/** By its hash in the backup: it may have been damaged before already. Earlier backups hold none. */
const isAsPacked = async (name: string, { bytes, hash }: PackedFile) =>
  hash === undefined ? isIntact(name, bytes) : hash === (await contentHash(bytes));

/** Takes the files out of a copied backup. */
const unpack = async (partial: string, folder: string) => {
  const copy = await openConnection(partial);
  try {
    const [found] = copy.prepare('pragma integrity_check(1)').all() as object[];
    if (!Object.values(found ?? {}).includes('ok')) throw new Error('it is damaged');
    requireCompany(copy);
    const names = copy.prepare(`select name from ${FILES_TABLE}`).all() as { name: string }[];
    const file = copy.prepare(`select * from ${FILES_TABLE} where name = ?`);
    // One by one, as all of them may be more than the memory holds.
    for (const { name } of names) {
      if (basename(name) !== name) throw new Error(`"${name}" leads out of the folder`);
      const [row] = file.all(name) as PackedFile[];
      if (!row || !(await isAsPacked(name, row))) throw new Error(`the file ${name} is damaged`);
      writeFileSync(join(folder, name), row.bytes);
    }
    copy.exec(`drop table ${FILES_TABLE}`);
    // Sessions that ended since would live again.
    copy.exec('delete from tokens');
    // It would stay as large as all the files, and still contain them.
    copy.exec('vacuum');
  } finally {
    copy.close();
  }
};

/** The root of a disk may hold this. */
const isEmpty = (path: string) =>
  !existsSync(path) || readdirSync(path).every((name) => name === 'lost+found');

/** Into an empty folder, wholly or not at all. */
export const restore = async (path: string, file: string): Promise<void> => {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  if (!isEmpty(path)) throw new Error(`${path} is not empty: name an empty folder.`);
  const [target, folder] = [databaseFile(path), filesFolder(path)];
  const partial = `${target}.part`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    copyFileSync(file, partial);
    // The copy is as open to others as the backup, or as closed to us.
    chmodSync(partial, 0o600);
    await unpack(partial, folder);
    renameSync(partial, target);
  } catch (error) {
    for (const made of [partial, folder]) rmSync(made, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be restored: ${reason}.`, { cause: error });
  }
};

const problemOf = async (files: FileStore, name: string): Promise<readonly string[]> => {
  const bytes = await files.get(name);
  if (!bytes) return [`The file ${name} is missing`];
  return (await isIntact(name, bytes)) ? [] : [`The file ${name} is damaged`];
};

/** The database itself, files that rows name but that are missing or damaged, and files that no row names. */
export const check = async (
  files: KeptFiles,
  database: SqlDatabase,
): Promise<readonly string[]> => {
  const addresses = await database.fileAddresses();
  const uploaded = addresses.filter((address) => UPLOADS.test(address));
  const named = new Set(uploaded.map((address) => address.replace(UPLOADS, '')));
  const problems = [...(await database.check())];
  for (const name of named) problems.push(...(await problemOf(files, name)));
  for (const name of await files.names()) {
    if (!named.has(name)) {
      problems.push(`No record has the file ${name}: delete it, unless it was uploaded just now`);
    }
  }
  return problems;
};
