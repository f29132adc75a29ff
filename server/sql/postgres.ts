import { Socket } from 'node:net';

import {
  Kysely,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';

import { busy } from '../../api/call.ts';
import { checkPostgres } from './checkPostgres.ts';
import { openDatabase, type SqlDatabase } from './database.ts';
import type { Db } from './db.ts';
import { differenceOf, type Difference, type MigrationOptions } from './schema.ts';
import { postgresKind } from './sqlKind.ts';

const { builtins } = pg.types;

/** Without the T, a year below 100 would be one of this century, and some no year at all. */
const momentIn = (text: string) =>
  new Date(text.replace(/^(\S+) (\S+)\+00$/, '$1T$2Z')).toISOString();

/** Days stay text, moments have one form, and numbers are numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, String],
  [builtins.TIMESTAMPTZ, momentIn],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

/** Longer than all others take: a write waits for that of another server, such as a long import. */
const STATEMENT_MS = 60_000;
/** Between two statements of a write: the others wait for one whose server is gone. */
const PAUSE_MS = 30_000;
/** By then the database would have ended the statement: nothing gets through any more. */
const SILENT_MS = STATEMENT_MS + 10_000;
/** A migration takes as long as it takes. */
const UNLIMITED = 0;
const CONNECT_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;

// What a database may be set to otherwise. Not as parameters of the connection, which some poolers refuse.
const FORMS = `set datestyle = iso; set timezone = 'UTC';
  set default_transaction_isolation = 'read committed'`;
const LIMITS = `set statement_timeout = ${STATEMENT_MS};
  set idle_in_transaction_session_timeout = ${PAUSE_MS}`;

/** What was sent into it may never be answered: the connection is worth nothing then. */
const socketFor = (silentMs: number) => () => {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => {
    socket.destroy(new Error('PostgreSQL does not answer'));
  });
};

/** The connection, the server as it ends or starts, or one that takes no more. */
const AWAY = /^(?:08|57P|53300)/;

/** What PostgreSQL did not say itself, the connection did. */
const isAway = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? AWAY.test(error.code ?? '')
    : !(error instanceof TypeError || error instanceof RangeError);

/** It waited too long for another server's write, or took too long itself. */
const isCancelled = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57014';

const refuse = (error: unknown): never => {
  if (!isAway(error) && !isCancelled(error)) throw error;
  throw isCancelled(error)
    ? busy(error)
    : busy(error, 'The server cannot reach its database. Try again in a moment.');
};

/** Reads and writes alike are refused while the database cannot be reached. */
const refusing = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect().catch(refuse);
    const query = <Row>(text: string, values: readonly unknown[]) =>
      client.query(text, [...values]).catch(refuse) as Promise<PostgresQueryResult<Row>>;
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  },
  end: () => pool.end(),
});

const connect = (connectionString: string, silentMs = SILENT_MS): Db => {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    stream: socketFor(silentMs),
    onConnect: async (client) => {
      await client.query(silentMs === UNLIMITED ? FORMS : `${FORMS}; ${LIMITS}`);
    },
    max: Number(new URL(connectionString).searchParams.get('max') ?? 10),
    types: {
      getTypeParser: ((id: number, format: 'text') =>
        parsers.get(id) ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks is replaced by the next; who used it hears of it by the statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Whoever starts a server is told why in the words of the connection.
  const told = silentMs === UNLIMITED ? pool : refusing(pool);
  return new Kysely({ dialect: new PostgresDialect({ pool: told }) });
};

export const inspectPostgres = async (connectionString: string): Promise<Difference> => {
  const db = connect(connectionString, UNLIMITED);
  try {
    return await differenceOf(db, postgresKind);
  } finally {
    await db.destroy();
  }
};

interface PostgresOptions extends Omit<MigrationOptions, 'before'> {
  silentMs?: number | undefined;
}

export const openPostgres = async (
  connectionString: string,
  { silentMs, ...options }: PostgresOptions = {},
): Promise<SqlDatabase> => {
  const db = connect(connectionString, silentMs);
  const state = async () => {
    const seen = sql<{ state: string }>`select pg_current_snapshot()::text as state`;
    return (await seen.execute(db)).rows[0]?.state ?? '';
  };
  const migrating = connect(connectionString, UNLIMITED);
  const connections = { kind: postgresKind, reading: db, writing: db, migrating, state };
  return {
    ...(await openDatabase(connections, options)),
    bytes: async () => {
      const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
      return (await size.execute(db)).rows[0]?.bytes ?? 0;
    },
    check: () => checkPostgres(db),
  };
};
