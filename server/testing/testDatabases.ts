import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import pg from 'pg';

import type { SqlDatabase } from '../sql/database.ts';
import type { Migration } from '../sql/migrations.ts';
import { openPostgres } from '../sql/postgres.ts';
import { openConnection, openSqlite } from '../sql/sqlite.ts';

interface TestedDatabase extends SqlDatabase {
  /** The same data, as another process opens them. */
  again: () => Promise<SqlDatabase>;
}

export interface TestDatabase {
  name: string;
  open: () => Promise<TestedDatabase>;
  /** A database as an earlier version left it, changed by statements; opened with written migrations. */
  from: (version: string, ...changes: string[]) => Promise<Opener>;
}

type Opener = (
  migrations?: readonly Migration[],
  before?: () => Promise<void>,
) => Promise<SqlDatabase>;

const FIXTURES = join(import.meta.dirname, '..', 'fixtures');
const dumpOf = (version: string, database: string) =>
  readFileSync(join(FIXTURES, `${version}.${database}.sql`), 'utf8');

const newFile = () => join(mkdtempSync(join(tmpdir(), 'qafila-')), 'qafila.db');

const run = async (server: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(text);
  await client.end();
};

/** A new database on a PostgreSQL server. */
export const newDatabase = async (server: string) => {
  const name = `qafila_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { address: address.href, drop: () => run(server, `drop database ${name}`) };
};

const openNew = async (
  { address, drop }: Awaited<ReturnType<typeof newDatabase>>,
  migrations?: readonly Migration[],
): Promise<TestedDatabase> => {
  const database = await openPostgres(address, migrations);
  return {
    ...database,
    again: () => openPostgres(address),
    close: async () => {
      await database.close();
      await drop();
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
  {
    name: 'SQLite',
    open: async () => {
      const file = newFile();
      return { ...(await openSqlite(file)), again: () => openSqlite(file) };
    },
    from: async (version, ...changes) => {
      const file = newFile();
      const connection = await openConnection(file);
      for (const text of [dumpOf(version, 'sqlite'), ...changes]) connection.exec(text);
      connection.close();
      return (migrations, before) => openSqlite(file, { migrations, before });
    },
  },
  ...(isReachable
    ? [
        {
          name: 'PostgreSQL',
          open: async () => openNew(await newDatabase(SERVER)),
          from: async (version: string, ...changes: string[]) => {
            const created = await newDatabase(SERVER);
            for (const text of [dumpOf(version, 'postgres'), ...changes]) {
              await run(created.address, text);
            }
            return (migrations?: readonly Migration[]) => openNew(created, migrations);
          },
        },
      ]
    : []),
];

if (!isReachable) console.warn(`No PostgreSQL at ${SERVER}: its tests are left out.`);
