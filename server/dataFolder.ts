import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { folder } from '../mock-api/server/folder.ts';
import type { SqlDatabase } from './sql/database.ts';
import { openPostgres } from './sql/postgres.ts';
import { openSqlite } from './sql/sqlite.ts';

/** Where a company's data are: the folder, and PostgreSQL instead of its database where DATABASE_URL names one. */
export const openData = async (path: string) => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const address = process.env['DATABASE_URL'];
  const database = address ? await openPostgres(address) : await openSqlite(databaseFile(path));
  return { database, files: folder(filesFolder(path)) };
};

export const databaseFile = (path: string): string => join(path, 'qafila.db');
export const filesFolder = (path: string): string => join(path, 'files');
const backupsFolder = (path: string) => join(path, 'backups');

const KEPT = 14;

/** Makes the backup of a day, if that is not there yet, and drops the oldest beyond 14. */
export const backUpToday = async (
  path: string,
  today: string,
  backUp: (file: string) => Promise<void>,
): Promise<void> => {
  const backups = backupsFolder(path);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const name = `${today}.qafila`;
  const there = readdirSync(backups).filter((file) => file.endsWith('.qafila'));
  if (!there.includes(name)) await backUp(join(backups, name));
  const old = [...new Set([...there, name])].toSorted().slice(0, -KEPT);
  for (const file of old) rmSync(join(backups, file));
};

export type Data = Awaited<ReturnType<typeof openData>> & { database: SqlDatabase };
