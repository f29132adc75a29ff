import { sql } from 'kysely';

import { ownTables, type Db } from './db.ts';
import { TABLES } from './tables.ts';

const many = async (db: Db, query: ReturnType<typeof sql<{ found: number | string | null }>>) =>
  Number((await query.execute(db)).rows[0]?.found ?? 0);

/** Rows that point to others that are gone; all rows are read for it. */
const orphans = async (db: Db): Promise<readonly string[]> => {
  const problems: string[] = [];
  // An earlier version has fewer.
  const there = new Set(
    (await ownTables(db)).flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}`),
    ),
  );
  for (const { name, columns } of TABLES) {
    for (const { name: column, references } of columns) {
      if (references === undefined || !there.has(`${name}.${column}`)) continue;
      const found = await many(
        db,
        sql`select count(*) as found from ${sql.table(name)} as own
          where ${sql.ref(`own.${column}`)} is not null and not exists
            (select 1 from ${sql.table(references)} as other where other.id = ${sql.ref(`own.${column}`)})`,
      );
      if (found > 0)
        problems.push(`${name}.${column}: ${found} rows point to none of ${references}`);
    }
  }
  return problems;
};

/** Rules and indexes that PostgreSQL itself does not rely on. */
const unreliable = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where not convalidated
      and connamespace = current_schema()::regnamespace
    union all
    select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indexrelid
      where not indisvalid and relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.map(({ name }) => `${name} is not valid`);
};

/** What can be asked of PostgreSQL about damage; checksums count where the cluster has them. */
export const checkPostgres = async (db: Db): Promise<readonly string[]> => {
  const broken = await many(
    db,
    sql`select checksum_failures as found from pg_stat_database where datname = current_database()`,
  );
  return [
    ...(broken > 0 ? [`${broken} pages failed their checksum`] : []),
    ...(await unreliable(db)),
    ...(await orphans(db)),
  ];
};
