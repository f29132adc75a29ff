import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isIntact, type FileStore } from '../api/uploads.ts';
import { databaseFile, deletedFilesFolder, filesFolder } from './dataFolder.ts';
import type { KeptFiles } from './keptFiles.ts';
import type { SqlDatabase } from './sql/database.ts';
import { openConnection } from './sql/sqlite.ts';

const FILES_TABLE = 'backed_up_files';

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
  const partial = `${file}.part`;
  rmSync(partial, { force: true });
  await database.backUp(partial);
  const copy = await openConnection(partial);
  // The original has a log beside it; a copy is one file.
  copy.exec('pragma journal_mode = delete');
  copy.exec(`create table ${FILES_TABLE} (name text primary key, bytes blob not null)`);
  const insert = copy.prepare(`insert into ${FILES_TABLE} values (?, ?)`);
  const folder = filesFolder(path);
  copy.exec('begin');
  // One by one, so that calls are answered in between.
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const deleted = join(deletedFilesFolder(path), name);
    insert.run(name, await readFile(join(folder, name)).catch(() => readFile(deleted)));
  }
  copy.exec('commit');
  copy.close();
  renameSync(partial, file);
};

/** Into a folder that has no data yet. */
export const restore = async (path: string, file: string): Promise<void> => {
  const target = databaseFile(path);
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  if (existsSync(target)) throw new Error(`${path} has data already: name an empty folder.`);
  mkdirSync(filesFolder(path), { recursive: true, mode: 0o700 });
  const partial = `${target}.part`;
  copyFileSync(file, partial);
  const copy = await openConnection(partial);
  const rows = copy.prepare(`select name, bytes from ${FILES_TABLE}`).all() as {
    name: string;
    bytes: Uint8Array;
  }[];
  for (const { name, bytes } of rows) writeFileSync(join(filesFolder(path), name), bytes);
  copy.exec(`drop table ${FILES_TABLE}`);
  copy.close();
  renameSync(partial, target);
};

const UPLOADS = /^\/uploads\//;

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
  const { documents, users } = database.store;
  const addresses = [
    ...(await documents.all()).map(({ file }) => file),
    ...(await users.all()).map(({ avatar }) => avatar),
  ].filter((address) => address !== null && UPLOADS.test(address));
  const named = new Set(addresses.map((address) => String(address).replace(UPLOADS, '')));
  const problems = [...(await database.check())];
  for (const name of named) problems.push(...(await problemOf(files, name)));
  for (const name of await files.names()) {
    if (!named.has(name)) problems.push(`No record has the file ${name}`);
  }
  return problems;
};
