import { sql, type ColumnDataType, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import { roundHalfUp } from '../../src/domain/diesel/amounts.ts';
import type { Column, ColumnKind } from './column.ts';
import type { Db } from './db.ts';

/** Decimals of money and litres. */
const PLACES = 4;
const SCALE = 10 ** PLACES;
/** Decimals of prices per litre. */
export const PRICE_PLACES = 9;

type DataType = ColumnDataType | RawBuilder<unknown>;

/** How one kind of database keeps our values. */
export interface SqlKind {
  name: 'SQLite' | 'PostgreSQL';
  types: Readonly<Record<ColumnKind, DataType>>;
  /** How the database itself names these types. */
  stored: Readonly<Record<ColumnKind, string>>;
  idType: DataType;
  /** Text that is compared by code units. */
  plainText: DataType;
  /** What values of a column must look like, where its type doesn't say. */
  check: (column: Column) => RawBuilder<boolean> | undefined;
  write: (kind: ColumnKind, value: unknown) => unknown;
  read: (kind: ColumnKind, value: unknown) => unknown;
  /** Rows from a list of values for each column, if it takes lists: that spares a parameter for each value. */
  rowsOf?: (kinds: readonly ColumnKind[], lists: readonly unknown[]) => RawBuilder<unknown>;
  /** How it writes JSON, and a value as we send it, if it can write that. */
  json: {
    object: (
      fields: readonly { name: string; value: RawBuilder<unknown> }[],
    ) => RawBuilder<unknown>;
    /** The rows of a query one after the other, in its order. */
    joined: (row: RawBuilder<unknown>) => RawBuilder<string | Uint8Array | null>;
    /** Which part of a long list a row is in, where several texts are read faster than a large one. */
    partOf?: (id: RawBuilder<unknown>) => RawBuilder<number>;
    value: (column: Column) => RawBuilder<unknown> | undefined;
    /** All that a selected column holds, as a list. */
    listOf: (name: string) => RawBuilder<string | null>;
    /** What such a list holds, as rows. */
    inList: (list: string) => RawBuilder<unknown>;
    /** The same of a list of texts. */
    inTexts: (list: string) => RawBuilder<unknown>;
  };
  /** Whether a row is among the few that a query finds; that query runs first, and only its rows are read. */
  isAmong: (id: RawBuilder<unknown>, few: Expression<unknown>) => RawBuilder<SqlBool>;
  /** Puts a new savepoint in the place of one. */
  renewSavepoint: (name: string) => readonly string[];
  /** Keeps other writes waiting until this one ends. */
  lock: (db: Db) => Promise<unknown>;
  /** What an error of the database says about a write. */
  refusalOf: (error: Error) => 'taken' | 'in use' | 'full' | 'busy' | undefined;
  /** Whether what an error says may be over soon. */
  isPassing: (words: string) => boolean;
}

/** One form for each moment, so that texts sort as moments. */
const instantText = (value: unknown) => new Date(String(value)).toISOString();

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** By another program for longer than we wait. */
const isLocked = (words: string) => words.includes('database is locked');

const SQLITE_TYPES = {
  text: 'text',
  integer: 'integer',
  // Whole numbers of the smallest unit: sums are exact.
  decimal: 'integer',
  // In the same unit, so that what was stored before stays right; a column of integers takes fractions too.
  price: 'integer',
  flag: 'integer',
  day: 'text',
  instant: 'text',
  json: 'text',
} as const;

export const sqliteKind: SqlKind = {
  name: 'SQLite',
  idType: 'integer',
  plainText: 'text',
  types: SQLITE_TYPES,
  stored: SQLITE_TYPES,
  check: ({ name, kind }) => {
    const day = sql.lit('[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
    if (kind === 'day') return sql<boolean>`${sql.ref(name)} glob ${day}`;
    return kind === 'flag' ? sql<boolean>`${sql.ref(name)} in (0, 1)` : undefined;
  },
  write: (kind, value) => {
    if (value === null || value === undefined) return null;
    if (kind === 'decimal') return roundHalfUp(Number(value) * SCALE);
    if (kind === 'price') return Number((Number(value) * SCALE).toFixed(PRICE_PLACES - PLACES));
    if (kind === 'flag') return value ? 1 : 0;
    if (kind === 'json') return JSON.stringify(value);
    return kind === 'instant' ? instantText(value) : value;
  },
  read: (kind, value) => {
    if (value === null) return null;
    if (kind === 'decimal') return Number(value) / SCALE;
    if (kind === 'price') return Number((Number(value) / SCALE).toFixed(PRICE_PLACES));
    if (kind === 'flag') return value === 1;
    return kind === 'json' ? JSON.parse(value as string) : value;
  },
  json: {
    object: (fields) =>
      sql`json_object(${sql.join(fields.map(({ name, value }) => sql`${sql.lit(name)}, ${value}`))})`,
    // In bytes, which need not become text and bytes again.
    joined: (row) => sql`cast(group_concat(${row}) as blob)`,
    value: ({ name, kind }) => {
      if (['decimal', 'price', 'json'].includes(kind)) return undefined;
      const value = sql.ref(name);
      return kind === 'flag'
        ? sql`json(iif(${value}, 'true', iif(${value} is null, 'null', 'false')))`
        : value;
    },
    listOf: (name) => sql`json_group_array(${sql.ref(name)})`,
    inList: (list) => sql`(select value from json_each(${list}))`,
    inTexts: (list) => sql`(select value from json_each(${list}))`,
  },
  isAmong: (id, few) => sql`${id} in ${few}`,
  renewSavepoint: (name) => [`release savepoint ${name}`, `savepoint ${name}`],
  // BEGIN IMMEDIATE has done it.
  lock: async () => {},
  refusalOf: ({ message }) => {
    if (message.includes('UNIQUE constraint')) return 'taken';
    if (message.includes('FOREIGN KEY constraint')) return 'in use';
    if (message.includes('disk is full')) return 'full';
    return isLocked(message) ? 'busy' : undefined;
  },
  isPassing: isLocked,
};

const INSTANT_FORM = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** A text of more than about 100 kB has memory of its own, which takes longer to get than to read the text. */
const ROWS_TOGETHER = 100;

/** Any number that no other program locks in this database. */
const LOCK = 7_245_001;

const POSTGRES_STORED = {
  text: 'text',
  integer: 'int8',
  decimal: 'numeric',
  price: 'numeric',
  flag: 'bool',
  day: 'date',
  instant: 'timestamptz',
  json: 'jsonb',
} as const;

export const postgresKind: SqlKind = {
  name: 'PostgreSQL',
  idType: 'bigint',
  plainText: sql.raw('text collate "C"'),
  types: {
    text: 'text',
    integer: 'bigint',
    decimal: sql.raw(`numeric(16, ${PLACES})`),
    price: sql.raw(`numeric(16, ${PRICE_PLACES})`),
    flag: 'boolean',
    day: 'date',
    instant: 'timestamptz',
    json: 'jsonb',
  },
  stored: POSTGRES_STORED,
  check: () => undefined,
  write: (kind, value) => {
    if (value === undefined) return null;
    return kind === 'json' ? JSON.stringify(value) : value;
  },
  read: (_kind, value) => value,
  rowsOf: (kinds, lists) => {
    const typed = kinds.map(
      (kind, index) => sql`${lists[index]}::${sql.raw(POSTGRES_STORED[kind])}[]`,
    );
    return sql`select * from unnest(${sql.join(typed)})`;
  },
  json: {
    // Without the spaces of json_build_object.
    object: (fields) => {
      const columns = fields.map(({ name, value }) => sql`${value} as ${sql.id(name)}`);
      return sql`(select row_to_json(one) from (select ${sql.join(columns)}) one)`;
    },
    joined: (row) => sql`string_agg((${row})::text, ',' order by id)`,
    partOf: (id) => sql`${id} / ${sql.lit(ROWS_TOGETHER)}`,
    value: ({ name, kind }) => {
      if (kind === 'decimal' || kind === 'json') return undefined;
      const value = sql.ref(name);
      return kind === 'instant'
        ? sql`to_char(${value} at time zone 'UTC', ${INSTANT_FORM})`
        : value;
    },
    listOf: (name) => sql`json_agg(${sql.ref(name)})::text`,
    inList: (list) => sql`(select value::bigint from json_array_elements_text(${list}::json))`,
    inTexts: (list) => sql`(select value from json_array_elements_text(${list}::json))`,
  },
  // After `in`, it expects so many rows of a subquery that it scans the whole table.
  isAmong: (id, few) => sql`${id} = any(array${few})`,
  // In one message.
  renewSavepoint: (name) => [`release savepoint ${name}; savepoint ${name}`],
  // Rules look before they write, so that writes must follow one another, from any number of servers.
  lock: (db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db),
  refusalOf: (error) => {
    if (codeOf(error) === '23505') return 'taken';
    if (codeOf(error) === '53100') return 'full';
    // From version 18 on, `on delete restrict` has a code of its own.
    return ['23001', '23503'].includes(codeOf(error)) ? 'in use' : undefined;
  },
  // As another server, or the database itself, ended the connection.
  isPassing: (words) => /\bconnection\b|ECONN/i.test(words),
};
