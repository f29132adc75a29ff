import { sql } from 'kysely';

import type { CollectionName } from '../../api/store/collections.ts';
import type { Changes } from '../../api/store/rows.ts';
import { sourceNames } from '../../src/domain/records/resources.ts';
import type { Db } from './db.ts';
import type { SqlKind } from './sqlKind.ts';
import { tableOf } from './tables.ts';

/**
 * The ids of the rows that were written, in the order of the writes, so that each process learns what others
 * wrote. The database keeps it by itself.
 */
const LOG = 'row_changes';
const MOST_KEPT = 100_000;
/** A few at a time would be looked for among the many that are gone already. */
const DROPPED_AT_ONCE = 1000;

/** The tables whose changes are noted: those from whose rows others follow. */
const LOGGED = sourceNames().flatMap((resource) => tableOf(resource) ?? []);

const triggerOf = (table: string) => `${table}_note_change`;

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const dropOld = (last: string, many: string) =>
  `delete from ${LOG} where ${last} / ${DROPPED_AT_ONCE} > (${last} - ${many}) / ${DROPPED_AT_ONCE}
    and id <= ${last} - ${MOST_KEPT};`;

const addToSqlite = async (db: Db, table: string) => {
  for (const [event, row] of EVENTS) {
    await sql
      .raw(
        `create trigger ${triggerOf(table)}_${event} after ${event} on ${table} begin
          insert into ${LOG} (of_table, row_id) values ('${table}', ${row}.id);
          ${dropOld('last_insert_rowid()', '1')}
        end`,
      )
      .execute(db);
  }
};

/** Once for all rows of a statement, which costs an import the least. */
const addToPostgres = async (db: Db, table: string) => {
  await sql
    .raw(
      `create or replace function note_changes() returns trigger language plpgsql as $$
      declare
        last bigint;
        many bigint;
      begin
        insert into ${LOG} (of_table, row_id) select tg_table_name, id from changed;
        get diagnostics many = row_count;
        select max(id) into last from ${LOG};
        ${dropOld('last', 'many')}
        return null;
      end $$`,
    )
    .execute(db);
  for (const [event, rows] of EVENTS) {
    await sql
      .raw(
        `create trigger ${triggerOf(table)}_${event} after ${event} on ${table}
          referencing ${rows} table as changed for each statement execute function note_changes()`,
      )
      .execute(db);
  }
};

/** The tables whose changes are not noted yet. */
export const unloggedTables = async (db: Db, { name }: SqlKind): Promise<CollectionName[]> => {
  const { rows } = await (
    name === 'SQLite'
      ? sql<{ name: string }>`select tbl_name as name from sqlite_master where type = 'trigger'`
      : sql<{ name: string }>`select event_object_table as name from information_schema.triggers
          where trigger_schema = current_schema()`
  ).execute(db);
  const there = new Set(rows.map((row) => row.name));
  return LOGGED.filter((table) => !there.has(table));
};

export const addChangeLog = async (db: Db, kind: SqlKind): Promise<void> => {
  const unlogged = await unloggedTables(db, kind);
  if (unlogged.length === 0) return;
  await db.schema
    .createTable(LOG)
    .ifNotExists()
    .addColumn('id', kind.idType, (id) =>
      kind.name === 'SQLite' ? id.primaryKey() : id.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('of_table', 'text', (name) => name.notNull())
    .addColumn('row_id', kind.types.integer, (id) => id.notNull())
    .execute();
  for (const table of unlogged) {
    await (kind.name === 'SQLite' ? addToSqlite(db, table) : addToPostgres(db, table));
  }
};

/** Writes follow one another, so that what has a lower number was stored before. */
export const changesSince = async (db: Db, table: string, since?: number): Promise<Changes> => {
  const edges = await db
    .selectFrom(LOG)
    .select([sql<number | null>`min(id)`.as('first'), sql<number | null>`max(id)`.as('last')])
    .executeTakeFirst();
  const mark = Number(edges?.last ?? 0);
  if (since === mark) return { mark, ids: [] };
  const isKnown = since !== undefined && since < mark && since + 1 >= Number(edges?.first);
  if (!isKnown) return { mark };
  const rows = await db
    .selectFrom(LOG)
    .select('row_id')
    .distinct()
    .where('id', '>', since)
    .where('id', '<=', mark)
    .where('of_table', '=', table)
    .execute();
  return { mark, ids: rows.map(({ row_id }) => Number(row_id)) };
};
