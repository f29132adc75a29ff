import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import pg from 'pg';

import type { SqlDatabase } from '../sql/database.ts';
import { openPostgres } from '../sql/postgres.ts';
import { openSqlite } from '../sql/sqlite.ts';

export interface TestDatabase {
  name: string;
  open: () => Promise<SqlDatabase>;
}

const newFile = () => join(mkdtempSync(join(tmpdir(), 'qafila-')), 'qafila.db');

const run = async (server: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(text);
  await client.end();
};

const openNew = async (server: string): Promise<SqlDatabase> => {
  const name = `qafila_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await openPostgres(address.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await run(server, `drop database ${name}`);
    },
  };
};

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const isReachable = await run(SERVER, 'select 1').then(
  () => true,
  () => false,
);

/** The databases on which tests run: SQLite always, PostgreSQL where a server answers. */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'SQLite', open: () => openSqlite(newFile()) },
  ...(isReachable ? [{ name: 'PostgreSQL', open: () => openNew(SERVER) }] : []),
];

if (!isReachable) console.warn(`No PostgreSQL at ${SERVER}: its tests are left out.`);
