import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { openDatabase, type SqlDatabase } from './database.ts';
import { postgresKind } from './sqlKind.ts';

const { builtins } = pg.types;

/** Days stay text, moments have one form, and numbers are numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, String],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

/** A database on a PostgreSQL server. */
export const openPostgres = async (connectionString: string): Promise<SqlDatabase> => {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types: {
      getTypeParser: ((id: number, format: 'text') =>
        parsers.get(id) ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while it is idle is replaced by the next.
  pool.on('error', () => undefined);
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const connections = { kind: postgresKind, reading: db as never, writing: db as never };
  return { ...(await openDatabase(connections)), check: async () => [] };
};
