import type { Compilable, CompiledQuery } from 'kysely';

import type { Column } from './column.ts';
import type { Db } from './db.ts';
import type { SqlKind } from './sqlKind.ts';
import type { TableDef } from './tables.ts';

const MOST_ASKED = 500;

/** What every reader and writer of a table shares. */
export class Plan {
  readonly kind: SqlKind;
  readonly table: TableDef;
  readonly columns: ReadonlyMap<string, Column>;
  /** Those that hold what was given. */
  readonly own: readonly Column[];
  readonly names: readonly string[];
  readonly #statements = new Map<string, CompiledQuery>();
  readonly #asked = new Map<string, CompiledQuery>();

  constructor(kind: SqlKind, table: TableDef) {
    this.kind = kind;
    this.table = table;
    this.columns = new Map(table.columns.map((column) => [column.name, column]));
    this.own = table.columns.filter(({ derive }) => !derive);
    this.names = ['id', ...this.own.map(({ name }) => name)];
  }

  /**
   * Runs the statement of that name with these values. It is written once, as writing takes longer than
   * running.
   */
  run(db: Db, name: string, parameters: readonly unknown[], write: () => Compilable) {
    const statement = this.#statements.get(name) ?? write().compile();
    this.#statements.set(name, statement);
    return db.executeQuery<Record<string, unknown>>({ ...statement, parameters });
  }

  /** Runs what answers a question, which many ask. */
  async answer(db: Db, question: readonly unknown[], write: () => Compilable) {
    const key = JSON.stringify(question);
    const statement = this.#asked.get(key) ?? write().compile();
    if (this.#asked.size === MOST_ASKED) this.#asked.clear();
    this.#asked.set(key, statement);
    return (await db.executeQuery<Record<string, unknown>>(statement)).rows;
  }
}

const plans = new WeakMap<SqlKind, Map<TableDef, Plan>>();

export const planOf = (kind: SqlKind, table: TableDef): Plan => {
  const known = plans.get(kind) ?? new Map<TableDef, Plan>();
  plans.set(kind, known);
  const plan = known.get(table) ?? new Plan(kind, table);
  known.set(table, plan);
  return plan;
};
