import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import { checkPostgres } from './checkPostgres.ts';
import { openDatabase, type SqlDatabase } from './database.ts';
import type { Db } from './db.ts';
import type { Migration } from './migrations.ts';
import { differenceOf, type Difference } from './schema.ts';
import { postgresKind } from './sqlKind.ts';

const { builtins } = pg.types;

/** Days stay text, moments have one form, and numbers are numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, String],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

const connect = (connectionString: string): Db => {
  const pool = new pg.Pool({
    connectionString,
    max: Number(new URL(connectionString).searchParams.get('max') ?? 10),
    types: {
      getTypeParser: ((id: number, format: 'text') =>
        parsers.get(id) ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while it is idle is replaced by the next.
  pool.on('error', () => undefined);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
};

export const inspectPostgres = async (connectionString: string): Promise<Difference> => {
  const db = connect(connectionString);
  try {
    return await differenceOf(db, postgresKind);
  } finally {
    await db.destroy();
  }
};

export const openPostgres = async (
  connectionString: string,
  migrations?: readonly Migration[],
): Promise<SqlDatabase> => {
  const db = connect(connectionString);
  const state = async () => {
    const seen = sql<{ state: string }>`select pg_current_snapshot()::text as state`;
    return (await seen.execute(db)).rows[0]?.state ?? '';
  };
  const connections = { kind: postgresKind, reading: db, writing: db, state };
  return {
    ...(await openDatabase(connections, { migrations })),
    bytes: async () => {
      const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
      return (await size.execute(db)).rows[0]?.bytes ?? 0;
    },
    check: () => checkPostgres(db),
  };
};
