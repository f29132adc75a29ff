import { sql, type ColumnDefinitionBuilder } from 'kysely';

import type { CollectionName } from '../../api/store/collections.ts';
import { addChangeLog, unloggedTables } from './changeLog.ts';
import type { Column } from './column.ts';
import { ownTables, type Db } from './db.ts';
import { deriveAnew, isStale } from './derived.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { PRICE_PLACES, type SqlKind } from './sqlKind.ts';
import { TABLES, type TableDef } from './tables.ts';

/** Those that are missing. */
const addIndexes = async (db: Db, kind: SqlKind, table: TableDef) => {
  const single = table.columns.flatMap(({ name, isIndexed, isUnique }) =>
    isIndexed || isUnique
      ? [{ name: `${table.name}_${name}`, columns: [name], isUnique, only: undefined }]
      : [],
  );
  for (const index of [...single, ...table.indexes]) {
    if (index.only && index.only !== kind.name) continue;
    const building = db.schema.createIndex(index.name).ifNotExists().on(table.name);
    const built = building.columns([...index.columns]);
    await ('isUnique' in index && index.isUnique ? built.unique() : built).execute();
  }
};

const described = (built: ColumnDefinitionBuilder, kind: SqlKind, column: Column) => {
  const { references, isOwned } = column;
  const check = kind.check(column);
  const checked = check ? built.check(check) : built;
  return references
    ? checked.references(`${references}.id`).onDelete(isOwned ? 'cascade' : 'restrict')
    : checked;
};

/** What is derived is compared by code units, as we do. */
const typeIn = (kind: SqlKind, { kind: name, derive }: Column) =>
  derive ? kind.plainText : kind.types[name];

const create = async (db: Db, kind: SqlKind, table: TableDef) => {
  let building = db.schema.createTable(table.name).addColumn('id', kind.idType, (id) =>
    // An id is never given twice.
    kind.name === 'SQLite'
      ? id.primaryKey().autoIncrement()
      : id.primaryKey().generatedByDefaultAsIdentity(),
  );
  for (const column of table.columns) {
    building = building.addColumn(column.name, typeIn(kind, column), (built) =>
      described(column.isRequired ? built.notNull() : built, kind, column),
    );
  }
  await building.execute();
};

/** Derives what follows from the other columns. */
const extend = async (db: Db, kind: SqlKind, table: TableDef, columns: readonly Column[]) => {
  for (const column of columns) {
    const { name, isRequired, fallback } = column;
    if (isRequired && fallback === null) {
      throw new Error(`${table.name}.${name} needs a value for the rows that are there.`);
    }
    await db.schema
      .alterTable(table.name)
      .addColumn(name, typeIn(kind, column), (built) =>
        isRequired
          ? built.notNull().defaultTo(sql.lit(kind.write(column.kind, fallback) as string))
          : described(built, kind, column),
      )
      .execute();
  }
  if (columns.some(({ derive }) => derive)) await deriveAnew(db, kind, table);
};

export interface Difference {
  isNew: boolean;
  /** Written by hand, and not applied yet. */
  written: readonly Migration[];
  added: readonly { table: TableDef; columns?: readonly Column[] }[];
  /** The columns that keep fewer decimals than a price has. */
  narrow: readonly { table: string; name: string }[];
  /** Whose derived values are no longer what their declaration makes of the others. */
  stale: readonly TableDef[];
  /** The tables whose changes are not noted yet. */
  unlogged: readonly CollectionName[];
  /** What would lose values, and what to do about it. */
  refused: readonly string[];
}

const oldName = (migration: Migration) => ('drop' in migration ? migration.drop : migration.rename);

const UNDECLARED = (table: string, name: string) =>
  `${table}.${name} is no longer declared, and its values would be lost. Write into server/sql/migrations.ts:
  { table: '${table}', rename: '${name}', to: '…' }   if it only has another name now
  { table: '${table}', drop: '${name}' }              if its values may go`;

const OTHER_KIND = (table: string, name: string, stored: string, kind: string) =>
  `${table}.${name} holds ${stored} and is declared as ${kind} now, which not every value may fit. Declare the new
  kind under another name, start once, copy the values, and drop ${name} in server/sql/migrations.ts.`;

const narrowIn = async (db: Db, { name: database }: SqlKind): Promise<Difference['narrow']> => {
  if (database === 'SQLite') return [];
  const { rows } = await sql<{ table: string; name: string }>`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = current_schema() and numeric_scale < ${PRICE_PLACES}`.execute(db);
  const isPrice = ({ table, name }: (typeof rows)[number]) =>
    TABLES.find((one) => one.name === table)?.columns.find((one) => one.name === name)?.kind ===
    'price';
  return rows.filter(isPrice);
};

export const differenceOf = async (
  db: Db,
  kind: SqlKind,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Difference> => {
  const there = new Map(
    (await ownTables(db)).map(({ name, columns }) => [
      name,
      new Map(columns.map((column) => [column.name, column.dataType.toLowerCase()])),
    ]),
  );
  const written = migrations.filter((one) => there.get(one.table)?.has(oldName(one)));
  for (const one of written) {
    const columns = there.get(one.table);
    const type = columns?.get(oldName(one));
    columns?.delete(oldName(one));
    if ('to' in one && type !== undefined) columns?.set(one.to, type);
  }
  const added: { table: TableDef; columns?: readonly Column[] }[] = [];
  const refused: string[] = [];
  const stale: TableDef[] = [];
  for (const table of TABLES) {
    const stored = there.get(table.name);
    if (!stored) {
      added.push({ table });
      continue;
    }
    const columns = table.columns.filter(({ name }) => !stored.has(name));
    if (columns.length > 0) added.push({ table, columns });
    else if (!written.some((one) => one.table === table.name)) {
      if (await isStale(db, kind, table)) stale.push(table);
    }
    const declared = new Map(table.columns.map((column) => [column.name, column.kind]));
    for (const [name, type] of stored) {
      if (name === 'id') continue;
      const wanted = declared.get(name);
      // What was derived can be derived again.
      if (!wanted && name.startsWith('_')) written.push({ table: table.name, drop: name });
      else if (!wanted) refused.push(UNDECLARED(table.name, name));
      else if (kind.stored[wanted] !== type) {
        refused.push(OTHER_KIND(table.name, name, type, wanted));
      }
    }
  }
  const narrow = await narrowIn(db, kind);
  const unlogged = await unloggedTables(db, kind);
  return { isNew: there.size === 0, written, added, narrow, stale, unlogged, refused };
};

/** A difference in words. */
export const wordsFor = ({
  written,
  added,
  narrow,
  stale,
  unlogged,
  refused,
}: Difference): string[] => [
  ...written.map((one) =>
    'drop' in one
      ? `Drops ${one.table}.${one.drop}`
      : `Renames ${one.table}.${one.rename} to ${one.to}`,
  ),
  ...added.map(({ table, columns }) =>
    columns
      ? `Adds ${columns.map(({ name }) => `${table.name}.${name}`).join(', ')}`
      : `Adds the table ${table.name}`,
  ),
  ...narrow.map(({ table, name }) => `Gives ${table}.${name} more decimals`),
  ...stale.map(({ name }) => `Makes anew what is derived in ${name}`),
  ...unlogged.map((name) => `Notes which rows of ${name} change`),
  ...refused.map((words) => `Refused: ${words}`),
];

/** SQLite keeps a column while an index has it. Those that are still declared are made again. */
const dropIndexesOf = async (db: Db, kind: SqlKind, table: string, name: string) => {
  if (kind.name !== 'SQLite') return;
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'index' and tbl_name = ${table} and sql like ${`%${name}%`}`.execute(db);
  for (const index of rows) await db.schema.dropIndex(index.name).execute();
};

const applyWritten = async (db: Db, kind: SqlKind, one: Migration) => {
  if ('drop' in one) {
    await dropIndexesOf(db, kind, one.table, one.drop);
    await db.schema.alterTable(one.table).dropColumn(one.drop).execute();
  } else {
    await db.schema.alterTable(one.table).renameColumn(one.rename, one.to).execute();
  }
};

const apply = async (db: Db, kind: SqlKind, { written, narrow, added }: Difference) => {
  for (const one of written) await applyWritten(db, kind, one);
  for (const { table, name } of narrow) {
    await db.schema
      .alterTable(table)
      .alterColumn(name, (column) => column.setDataType(kind.types.price))
      .execute();
  }
  for (const { table, columns } of added) {
    await (columns ? extend(db, kind, table, columns) : create(db, kind, table));
  }
  for (const table of TABLES) {
    if (await isStale(db, kind, table)) await deriveAnew(db, kind, table);
  }
  for (const table of TABLES) await addIndexes(db, kind, table);
  await addChangeLog(db, kind);
};

export interface MigrationOptions {
  migrations?: readonly Migration[];
  /** What it made is taken back by what it returns. */
  before?: () => Promise<(() => void) | undefined>;
  /** Changes nothing, for commands that only read. */
  isAsFound?: boolean;
}

/** It would fail in the same way again. The database is as it was. */
export class MigrationError extends Error {}

const failed = (kind: SqlKind, error: unknown): unknown => {
  const reason = error instanceof Error ? error.message : String(error);
  const words = `The database cannot be fitted to this version, and is as it was: ${reason}`;
  return kind.isPassing(reason) ? error : new MigrationError(words, { cause: error });
};

/** Refuses what would lose values, and then changes nothing. */
export const migrate = async (
  db: Db,
  kind: SqlKind,
  { migrations, before, isAsFound }: MigrationOptions = {},
): Promise<void> => {
  if (isAsFound) return;
  const { isNew, written, added, narrow, stale, unlogged, refused } = await differenceOf(
    db,
    kind,
    migrations,
  );
  if (refused.length > 0) {
    throw new MigrationError(['This version does not fit the database.', ...refused].join('\n'));
  }
  const differences = [written, added, narrow, stale, unlogged];
  if (differences.every(({ length }) => length === 0)) return;
  let takeBack: (() => void) | undefined;
  try {
    if (!isNew) takeBack = await before?.();
    await db.transaction().execute(async (all) => {
      await kind.lock(all);
      // Another server may have done it meanwhile.
      await apply(all, kind, await differenceOf(all, kind, migrations));
    });
  } catch (error) {
    takeBack?.();
    throw failed(kind, error);
  }
};
