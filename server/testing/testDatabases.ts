import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
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

type Opener = (migrations?: readonly Migration[]) => Promise<SqlDatabase>;

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

interface NewDatabase {
  address: string;
  drop: () => Promise<void>;
}

/** A new database on a PostgreSQL server. */
export const newDatabase = async (server: string): Promise<NewDatabase> => {
  const name = `qafila_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { address: address.href, drop: () => run(server, `drop database ${name}`) };
};

/** PostgreSQL in this process, by one connection: PGlite mixes up what several send at once. */
const newDatabaseHere = async (): Promise<NewDatabase> => {
  const db = await PGlite.create();
  const server = new PGLiteSocketServer({ db, port: 0, maxConnections: 30 });
  await server.start();
  return {
    address: `postgres://postgres@${server.getServerConn()}/postgres?max=1`,
    drop: async () => {
      await server.stop();
      await db.close();
    },
  };
};

const openNew = async (
  { address, drop }: NewDatabase,
  migrations?: readonly Migration[],
): Promise<TestedDatabase> => {
  const database = await openPostgres(address, { ...(migrations && { migrations }) });
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

export const newPostgres = () => (isReachable ? newDatabase(SERVER) : newDatabaseHere());

/** A PostgreSQL as an earlier version left it, changed by statements. */
export const oldPostgres = async (version: string, ...changes: string[]): Promise<NewDatabase> => {
  const created = await newPostgres();
  for (const text of [dumpOf(version, 'postgres'), ...changes]) await run(created.address, text);
  return created;
};

/** The databases on which tests run: SQLite, and PostgreSQL on a server where one answers. */
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
      return (migrations) => openSqlite(file, { ...(migrations && { migrations }) });
    },
  },
  {
    name: isReachable ? 'PostgreSQL' : 'PGlite',
    open: async () => openNew(await newPostgres()),
    from: async (version, ...changes) => {
      const created = await oldPostgres(version, ...changes);
      return (migrations) => openNew(created, migrations);
    },
  },
];

if (!isReachable) console.warn(`No PostgreSQL at ${SERVER}: its tests run on PGlite.`);
