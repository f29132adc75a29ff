import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import process from 'node:process';

import { backUp } from './backup.ts';
import { backupFile, backUpBeforeUpdate, databaseFile } from './dataFolder.ts';
import { keptFiles } from './keptFiles.ts';
import { operationsOf } from './operations.ts';
import { bucketFiles, bucketFrom } from './s3.ts';
import type { SqlDatabase } from './sql/database.ts';
import { inspectPostgres, openPostgres } from './sql/postgres.ts';
import type { Difference } from './sql/schema.ts';
import { inspectSqlite, openSqlite } from './sql/sqlite.ts';

interface Opening {
  /** Connections to a PostgreSQL; by default as many as its address says. */
  most?: number;
  /** Whether the tables stay as they are, for commands that only read. */
  isAsFound?: boolean;
}

const openFile = (path: string, { isAsFound = false }: Opening): Promise<SqlDatabase> =>
  openSqlite(databaseFile(path), {
    isAsFound,
    before: async (copy) => {
      const made = await backUpBeforeUpdate(path, (file) => backUp(path, { backUp: copy }, file));
      return () => rmSync(backupFile(path, made));
    },
  });

const openServer = (
  address: string,
  { most, isAsFound = false }: Opening,
): Promise<SqlDatabase> => {
  const limited = new URL(address);
  if (most !== undefined) limited.searchParams.set('max', String(most));
  return openPostgres(limited.href, { isAsFound });
};

/** The address in DATABASE_URL, of which no message tells, as it may hold a password. */
export const databaseAddress = (): string | undefined => {
  const address = process.env['DATABASE_URL'];
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new Error('DATABASE_URL must look like postgres://name:password@host:5432/database.');
  }
  const most = url.searchParams.get('max');
  if (most !== null && !/^[1-9]\d*$/.test(most)) {
    throw new Error(`max in DATABASE_URL must be a whole number from 1, not "${most}".`);
  }
  return address;
};

/** In a folder, with PostgreSQL instead of its database where DATABASE_URL names one. */
export const openData = async (path: string, how: Opening = {}) => {
  const address = databaseAddress();
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const database = await (address ? openServer(address, how) : openFile(path, how));
  const bucket = bucketFrom(process.env);
  const files = bucket ? bucketFiles(bucket) : keptFiles(path);
  return { database, files, operations: operationsOf(path, database) };
};

export type Data = Awaited<ReturnType<typeof openData>>;

/** An empty file is no database: nothing was stored in it, or all of it is lost. */
const hasDatabase = (path: string) =>
  (statSync(databaseFile(path), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** What starting this version would change; undefined if there is no database yet. */
export const inspectData = async (path: string): Promise<Difference | undefined> => {
  const address = databaseAddress();
  if (address) return inspectPostgres(address);
  return existsSync(databaseFile(path)) ? inspectSqlite(databaseFile(path)) : undefined;
};

/** For commands that have nothing to do without data. */
export const openExisting = async (path: string, how?: Opening): Promise<Data> => {
  const isThere = databaseAddress() ? existsSync(path) : hasDatabase(path);
  if (!isThere || (await inspectData(path))?.isNew) {
    throw new Error(`There are no data in ${path}: --data names their folder.`);
  }
  return openData(path, how);
};
