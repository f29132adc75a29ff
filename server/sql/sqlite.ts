import {
  CompiledQuery,
  Kysely,
  sql,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';

import { openDatabase, type SqlDatabase } from './database.ts';
import type { Db } from './db.ts';
import { differenceOf, type Difference, type MigrationOptions } from './schema.ts';
import { sqliteKind } from './sqlKind.ts';

interface Statement {
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}
interface Connection {
  prepare(text: string): Statement;
  exec(text: string): void;
  close(): void;
}
interface Driver {
  DatabaseSync: new (file: string) => Connection;
  /** Copies a database without keeping this thread. */
  backup: (from: Connection, file: string, how: { rate: number }) => Promise<unknown>;
}

/** A package has the same for versions of Node that lack it, or a part of it. */
const loadDriver = async (): Promise<Driver> => {
  const own = (await import('node:sqlite' as string).catch(() => undefined)) as Driver | undefined;
  return own?.backup ? own : ((await import('@photostructure/sqlite')) as unknown as Driver);
};

/** More pages than any database has: begun anew after each write, a copy in parts might never end. */
const ALL_PAGES = 2 ** 31 - 1;

/** While reads and writes go on. */
const copyTo = async (file: string, copy: string): Promise<void> => {
  const { DatabaseSync, backup } = await loadDriver();
  const from = new DatabaseSync(file);
  try {
    await backup(from, copy, { rate: ALL_PAGES });
  } finally {
    from.close();
  }
};

const DATA_VERSION = CompiledQuery.raw('pragma data_version');

const RETURNS_ROWS = /^\s*(?:select|with|pragma|explain)\b|\breturning\b/i;
const MOST_PREPARED = 500;

const PRAGMAS = [
  'journal_mode = WAL',
  // What was confirmed survives a power cut.
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  'cache_size = -16000',
];

export const openConnection = async (file: string): Promise<Connection> => {
  const { DatabaseSync } = await loadDriver();
  return new DatabaseSync(file);
};

const connect = async (file: string): Promise<SqliteDatabase> => {
  const connection = await openConnection(file);
  for (const pragma of PRAGMAS) connection.exec(`PRAGMA ${pragma}`);
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const known = prepared.get(text);
      if (known) return known;
      if (prepared.size === MOST_PREPARED) prepared.clear();
      const made = connection.prepare(text);
      const statement: SqliteStatement = {
        reader: RETURNS_ROWS.test(text),
        all: (values) => made.all(...values),
        run: (values) => made.run(...values),
        iterate: () => {
          throw new Error('Rows are not read one by one');
        },
      };
      prepared.set(text, statement);
      return statement;
    },
    close: () => {
      prepared.clear();
      connection.close();
    },
  };
};

/** Takes the write lock at once: a transaction that reads first could otherwise find the database changed. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** A full disk has ended the transaction by itself; why, only the first error says. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error;
    });
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: { database: SqliteDatabase };
  constructor(config: { database: SqliteDatabase }) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ImmediateDriver(this.#config);
  }
}

const forReading = async (file: string): Promise<Db> =>
  new Kysely({ dialect: new SqliteDialect({ database: await connect(file) }) });

type BackUp = NonNullable<SqlDatabase['backUp']>;

interface SqliteOptions extends Omit<MigrationOptions, 'before'> {
  /** Called before a database with rows is migrated, with what copies it. */
  before?: (backUp: BackUp) => ReturnType<NonNullable<MigrationOptions['before']>>;
}

export const inspectSqlite = async (file: string): Promise<Difference> => {
  const db = await forReading(file);
  try {
    return await differenceOf(db, sqliteKind);
  } finally {
    await db.destroy();
  }
};

export const openSqlite = async (
  file: string,
  { before, ...options }: SqliteOptions = {},
): Promise<SqlDatabase> => {
  const writing: Db = new Kysely({
    dialect: new ImmediateDialect({ database: await connect(file) }),
  });
  const reading = await forReading(file);
  const backUp: BackUp = (copy) => copyTo(file, copy);
  const state = async () => {
    const { rows } = await reading.executeQuery<object>(DATA_VERSION);
    return Object.values(rows[0] ?? {}).join();
  };
  const connections = { kind: sqliteKind, reading, writing, state };
  const database = await openDatabase(connections, {
    ...options,
    before: async () => before?.(backUp),
  });
  const found = async (pragma: string, isFine: (row: object) => boolean) => {
    const { rows } = await sql<object>`${sql.raw(`pragma ${pragma}`)}`.execute(reading);
    return rows.filter((row) => !isFine(row)).map((row) => `${pragma}: ${JSON.stringify(row)}`);
  };
  return {
    ...database,
    backUp,
    bytes: async () => {
      const pages = sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
      return (await pages.execute(reading)).rows[0]?.bytes ?? 0;
    },
    check: async () => [
      ...(await found('integrity_check', (row) => Object.values(row).includes('ok'))),
      ...(await found('foreign_key_check', () => false)),
    ],
    close: async () => {
      // The file is whole by itself then.
      await sql`pragma wal_checkpoint(truncate)`.execute(writing);
      await database.close();
    },
  };
};
