import { sql, type ColumnDefinitionBuilder } from 'kysely';

import type { Db } from './db.ts';
import type { SqlKind } from './sqlKind.ts';
import { TABLES, type Column, type TableDef } from './tables.ts';

const addIndexes = async (db: Db, { name: table }: TableDef, columns: readonly Column[]) => {
  for (const { name, isIndexed, isUnique } of columns) {
    if (!isIndexed && !isUnique) continue;
    const index = db.schema.createIndex(`${table}_${name}`).on(table).column(name);
    await (isUnique ? index.unique() : index).execute();
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

const create = async (db: Db, kind: SqlKind, table: TableDef) => {
  let building = db.schema.createTable(table.name).addColumn('id', kind.idType, (id) =>
    // An id is never given twice.
    kind.name === 'SQLite'
      ? id.primaryKey().autoIncrement()
      : id.primaryKey().generatedByDefaultAsIdentity(),
  );
  for (const column of table.columns) {
    building = building.addColumn(column.name, kind.types[column.kind], (built) =>
      described(column.isRequired ? built.notNull() : built, kind, column),
    );
  }
  await building.execute();
  await addIndexes(db, table, table.columns);
};

/** Adds columns to a table that has rows; what is derived follows once these are stored again. */
const extend = async (db: Db, kind: SqlKind, table: TableDef, columns: readonly Column[]) => {
  for (const column of columns) {
    const { name, isRequired, fallback, derive } = column;
    if (derive || (isRequired && fallback === null)) {
      throw new Error(`${table.name}.${name} needs a value for the rows that are there.`);
    }
    await db.schema
      .alterTable(table.name)
      .addColumn(name, kind.types[column.kind], (built) =>
        isRequired
          ? built.notNull().defaultTo(sql.lit(kind.write(column.kind, fallback) as string))
          : described(built, kind, column),
      )
      .execute();
  }
  await addIndexes(db, table, columns);
};

/** What a database lacks or has besides the declarations. */
export interface Difference {
  /** Tables and columns that are added at the start. */
  added: readonly { table: TableDef; columns?: readonly Column[] }[];
  /** Columns that no declaration has any more: their values would be lost. */
  unknown: readonly string[];
}

export const differenceOf = async (db: Db): Promise<Difference> => {
  const there = new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name),
    ]),
  );
  const added: { table: TableDef; columns?: readonly Column[] }[] = [];
  const unknown: string[] = [];
  for (const table of TABLES) {
    const names = there.get(table.name);
    if (!names) {
      added.push({ table });
      continue;
    }
    const columns = table.columns.filter(({ name }) => !names.includes(name));
    if (columns.length > 0) added.push({ table, columns });
    const declared = ['id', ...table.columns.map(({ name }) => name)];
    unknown.push(
      ...names.filter((name) => !declared.includes(name)).map((name) => `${table.name}.${name}`),
    );
  }
  return { added, unknown };
};

/** A difference in words, a line each. */
export const wordsFor = ({ added, unknown }: Difference): string[] => [
  ...added.map(({ table, columns }) =>
    columns
      ? `adds ${columns.map(({ name }) => `${table.name}.${name}`).join(', ')}`
      : `adds the table ${table.name}`,
  ),
  ...unknown.map((name) => `has ${name}, which no declaration has`),
];

/** Adds what a database lacks; refuses one that has more than is declared. */
export const migrate = async (db: Db, kind: SqlKind): Promise<void> => {
  const { added, unknown } = await differenceOf(db);
  if (unknown.length > 0) {
    throw new Error(
      `The database has columns that this version does not know: ${unknown.join(', ')}. ` +
        'Run the version that made them; or make a backup, copy the values elsewhere and drop the columns.',
    );
  }
  if (added.length === 0) return;
  await db.transaction().execute(async (all) => {
    for (const { table, columns } of added) {
      await (columns ? extend(all, kind, table, columns) : create(all, kind, table));
    }
  });
};
