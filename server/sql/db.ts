import { sql, type Kysely } from 'kysely';

// Tables follow from declarations at run time, so that no static type describes them.
// oxlint-disable-next-line typescript/no-explicit-any
export type Db = Kysely<any>;

/** The tables that unqualified names mean, or could: a PostgreSQL may have others in other schemas. */
export const ownTables = async (db: Db) => {
  const tables = await db.introspection.getTables();
  if (tables.every(({ schema }) => schema === undefined)) return tables;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return tables.filter(({ schema }) => schema === rows[0]?.name);
};
