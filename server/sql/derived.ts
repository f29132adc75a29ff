import type { CompiledQuery } from 'kysely';

import type { Where } from '../../api/store/rows.ts';
import type { Draft } from '../../src/domain/records/recordType.ts';
import type { Db } from './db.ts';
import type { SqlKind } from './sqlKind.ts';
import { SqlRows } from './sqlRows.ts';
import type { TableDef } from './tables.ts';

interface Row {
  id: number;
}

const ROWS_AT_ONCE = 1000;
/** A changed declaration shows in these, or nobody will miss it soon. */
const SAMPLE = 50;

const derivedColumns = ({ columns }: TableDef) => columns.filter(({ derive }) => derive);

const valuesOf = (kind: SqlKind, table: TableDef, row: Row) =>
  derivedColumns(table).map((column) =>
    kind.write(column.kind, column.derive?.({ ...row } as Draft)),
  );

/** Whether the latest rows have other derived values than their declaration makes now. */
export const isStale = async (db: Db, kind: SqlKind, table: TableDef): Promise<boolean> => {
  const names = derivedColumns(table).map(({ name }) => name);
  if (names.length === 0) return false;
  const stored = await db
    .selectFrom(table.name)
    .select(['id', ...names])
    .orderBy('id', 'desc')
    .limit(SAMPLE)
    .execute();
  const ids = stored.map(({ id }) => Number(id));
  const rows = await new SqlRows<Row>(db, kind, table).all({ id: ids } as Where<Row>);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return stored.some((one) => {
    const row = byId.get(Number(one['id']));
    const values = row && valuesOf(kind, table, row);
    return values?.some((value, index) => one[names[index] ?? ''] !== value) ?? false;
  });
};

/** Computes what follows from the other columns of each row. */
export const deriveAnew = async (db: Db, kind: SqlKind, table: TableDef): Promise<void> => {
  const names = derivedColumns(table).map(({ name }) => name);
  const rows = new SqlRows<Row>(db, kind, table);
  let statement: CompiledQuery | undefined;
  for (let after = 0; ;) {
    const where = { id: { after } } as Where<Row>;
    const page = await rows.page({ where, limit: ROWS_AT_ONCE });
    for (const row of page.rows) {
      const values = valuesOf(kind, table, row);
      statement ??= db
        .updateTable(table.name)
        .set(Object.fromEntries(names.map((name, index) => [name, values[index]])))
        .where('id', '=', row.id)
        .compile();
      await db.executeQuery({ ...statement, parameters: [...values, row.id] });
    }
    const last = page.rows.at(-1);
    if (!last || page.rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
};
