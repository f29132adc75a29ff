import { sql, type CompiledQuery, type Expression, type SqlBool } from 'kysely';

import {
  normalKey,
  type Limits,
  type Page,
  type PageQuery,
  type Place,
  type Rows,
  type Sought,
  type SoughtPage,
  type Unique,
  type Where,
} from '../../api/store/rows.ts';
import { CLIENT_REF } from '../../src/domain/records/clientRef.ts';
import { ROW_VERSION, rowVersionOf } from '../../src/domain/records/rowVersion.ts';
import type { Column } from './column.ts';
import type { Db } from './db.ts';
import type { Builder } from './sought.ts';
import { SEARCH_COLUMN } from './soughtColumns.ts';
import { SoughtRows } from './soughtRows.ts';
import type { SqlKind } from './sqlKind.ts';
import { alikeColumn, KEY_COLUMN, type TableDef } from './tables.ts';

type Draft = Readonly<Record<string, unknown>>;

/** Databases take a limited number of values in one statement. */
const VALUES_AT_ONCE = 10_000;

const NEVER = sql<SqlBool>`1 = 0`;

/** A number that no column of integers can be compared with. */
const isNoInteger = (value: unknown) => typeof value === 'number' && !Number.isSafeInteger(value);

const fallbackOf = (name: string) => (name === ROW_VERSION ? 1 : undefined);

export class SqlRows<Row extends { id: number }> implements Rows<Row> {
  readonly #db: Db;
  readonly #kind: SqlKind;
  readonly #table: TableDef;
  readonly #columns: ReadonlyMap<string, Column>;
  readonly #own: readonly Column[];
  readonly #names: readonly string[];
  /** Of a table that lists are asked of. */
  readonly #sought: SoughtRows<Row> | undefined;
  /** Within a write no other call changes rows, so that each is read once. */
  readonly #known: Map<number, Row> | undefined;

  constructor(db: Db, kind: SqlKind, table: TableDef) {
    this.#db = db;
    this.#kind = kind;
    this.#table = table;
    this.#columns = new Map(table.columns.map((column) => [column.name, column]));
    this.#own = table.columns.filter(({ derive }) => !derive);
    this.#names = ['id', ...this.#own.map(({ name }) => name)];
    const rowsWith = (ids: readonly number[]) => this.all({ id: ids } as Where<Row>);
    this.#sought = this.#columns.has(SEARCH_COLUMN)
      ? new SoughtRows<Row>({ db, kind, table, columns: this.#columns, rowsWith })
      : undefined;
    this.#known = db.isTransaction ? new Map<number, Row>() : undefined;
  }

  async all(where?: Where<Row>): Promise<readonly Row[]> {
    return (await this.#select(where).orderBy('id').execute()).map(this.#read);
  }

  async page(query: PageQuery<Row>): Promise<Page<Row>> {
    const { where, sort, isDescending, offset = 0, limit } = query;
    const direction = isDescending ? 'desc' : 'asc';
    let select = this.#select(where);
    if (sort !== undefined && this.#columns.has(sort)) select = select.orderBy(sort, direction);
    select = select.orderBy('id', sort === undefined || sort === 'id' ? direction : 'asc');
    if (limit !== undefined) select = select.limit(limit).offset(offset);
    const rows = (await select.execute()).map(this.#read);
    const isLast =
      limit === undefined || (rows.length < limit && (rows.length > 0 || offset === 0));
    return { rows, total: isLast ? offset + rows.length : await this.count(where) };
  }

  async count(where?: Where<Row>): Promise<number> {
    const { many } = await this.#db
      .selectFrom(this.#table.name)
      .select(sql<number>`count(*)`.as('many'))
      .where((eb) => this.#condition(eb, where))
      .executeTakeFirstOrThrow();
    return Number(many);
  }

  /** Ids are never given twice, and each change raises a row's version. */
  async version(): Promise<string> {
    const stored = await this.#db
      .selectFrom(this.#table.name)
      .select([
        sql<number>`count(*)`.as('many'),
        sql<number>`max(id)`.as('last'),
        sql<number>`sum(${sql.ref(ROW_VERSION)})`.as('changes'),
      ])
      .executeTakeFirstOrThrow();
    return Object.values(stored).join(' ');
  }

  async get(id: number | null | undefined): Promise<Row | undefined> {
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
    const known = this.#known?.get(id);
    if (known) return known;
    const row = await this.first({ id } as Where<Row>);
    return row && this.#remember(row);
  }

  async first(where: Where<Row>): Promise<Row | undefined> {
    const row = await this.#select(where).orderBy('id').limit(1).executeTakeFirst();
    return row && this.#read(row);
  }

  withKey(_field: keyof Row & string, key: unknown): Promise<Row | undefined> {
    return this.first({ [KEY_COLUMN]: normalKey(key) } as unknown as Where<Row>);
  }

  withRef(ref: string): Promise<Row | undefined> {
    return this.first({ [CLIENT_REF]: ref } as unknown as Where<Row>);
  }

  async keys(): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom(this.#table.name).select(KEY_COLUMN).execute();
    return new Set(rows.map((row) => String(row[KEY_COLUMN])));
  }

  async alike({ field, keyOf }: Unique, draft: Draft): Promise<readonly Row[]> {
    if (!keyOf) return this.all();
    const key = keyOf(draft);
    if (key === null) return [];
    return this.all({ [alikeColumn(field)]: key } as unknown as Where<Row>);
  }

  async insert(fields: Omit<Row, 'id'>): Promise<Row> {
    const stored = await this.#db
      .insertInto(this.#table.name)
      .values(this.#written(fields))
      .returning(this.#names)
      .executeTakeFirstOrThrow();
    return this.#remember(this.#read(stored));
  }

  async insertAll(rows: readonly Omit<Row, 'id'>[]): Promise<void> {
    const size = Math.floor(VALUES_AT_ONCE / (this.#table.columns.length + 1));
    // The same statement for as many rows: writing it takes as long as storing them.
    let statement: CompiledQuery | undefined;
    for (let start = 0; start < rows.length; start += size) {
      const values = rows.slice(start, start + size).map((row) => this.#written(row));
      const parameters = values.flatMap((row) => Object.values(row));
      if (statement?.parameters.length !== parameters.length) {
        statement = this.#db.insertInto(this.#table.name).values(values).compile();
      }
      await this.#db.executeQuery({ ...statement, parameters });
    }
  }

  async replace({ id, ...fields }: Row): Promise<void> {
    this.#known?.delete(id);
    await this.#db
      .updateTable(this.#table.name)
      .set(this.#written(fields))
      .where('id', '=', id)
      .execute();
  }

  async delete(id: number): Promise<boolean> {
    this.#known?.delete(id);
    const { numDeletedRows } = await this.#db
      .deleteFrom(this.#table.name)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async patch(id: number, changes: Record<string, unknown>): Promise<boolean> {
    const row = await this.get(id);
    const version = row && rowVersionOf(row);
    const raised = version === undefined ? {} : { [ROW_VERSION]: version + 1 };
    if (row) await this.replace({ ...row, ...raised, ...changes });
    return row !== undefined;
  }

  async find(asked: SoughtPage): Promise<Page<Row> | undefined> {
    return this.#sought?.find(asked);
  }

  async countFound(asked: Sought): Promise<number | undefined> {
    return this.#sought?.count(asked);
  }

  async placeOf(id: number, asked: SoughtPage): Promise<Place | null | undefined> {
    return this.#sought?.placeOf(id, asked);
  }

  async clear(): Promise<void> {
    this.#known?.clear();
    await this.#db.deleteFrom(this.#table.name).execute();
  }

  /** After rows came with ids of their own: the next id follows the highest. */
  async continueIds(): Promise<void> {
    const { name } = this.#table;
    const highest = sql`coalesce((select max(id) from ${sql.table(name)}), 0)`;
    if (this.#kind.name === 'PostgreSQL') {
      const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
      await sql`select setval(${sequence}, ${highest} + 1, false)`.execute(this.#db);
      return;
    }
    await sql`delete from sqlite_sequence where name = ${name}`.execute(this.#db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${highest})`.execute(
      this.#db,
    );
  }

  #select(where?: Where<Row>) {
    const select = this.#db.selectFrom(this.#table.name).select(this.#names);
    return select.where((eb) => this.#condition(eb, where));
  }

  #condition(eb: Builder, where: Where<Row> = {}): Expression<SqlBool> {
    return eb.and(Object.entries(where).map(([field, wanted]) => this.#is(eb, field, wanted)));
  }

  #is(eb: Builder, field: string, wanted: unknown): Expression<SqlBool> {
    const kind = this.#columns.get(field)?.kind ?? 'integer';
    const given = wanted !== null && typeof wanted === 'object' ? Object.values(wanted) : [wanted];
    if (kind === 'integer' && given.some(isNoInteger)) return NEVER;
    const encoded = (value: unknown) => this.#kind.write(kind, value);
    if (Array.isArray(wanted)) {
      return wanted.length === 0 ? NEVER : eb(field, 'in', wanted.map(encoded));
    }
    if (wanted === null || wanted === undefined) return eb(field, 'is', null);
    if (typeof wanted !== 'object') {
      return eb(field, '=', encoded(wanted));
    }
    const { after, from, to } = wanted as Limits<unknown>;
    return eb.and([
      ...(after === undefined ? [] : [eb(field, '>', encoded(after))]),
      ...(from === undefined ? [] : [eb(field, '>=', encoded(from))]),
      ...(to === undefined ? [] : [eb(field, '<=', encoded(to))]),
    ]);
  }

  #written(given: Draft): Record<string, unknown> {
    const { name: table, columns, rest } = this.#table;
    const others = Object.entries(given).filter(
      ([name, value]) => name !== 'id' && value !== undefined && !this.#columns.has(name),
    );
    const [unknown] = others;
    if (unknown && rest === undefined) throw new Error(`${table} has no column ${unknown[0]}`);
    const values: Record<string, unknown> = {};
    for (const { name, kind, derive } of columns) {
      const own = name === rest ? Object.fromEntries(others) : (given[name] ?? fallbackOf(name));
      values[name] = this.#kind.write(kind, derive ? derive(given) : own);
    }
    if (given['id'] !== undefined) values['id'] = given['id'];
    return values;
  }

  readonly #read = (stored: Draft): Row => {
    const row: Record<string, unknown> = { id: Number(stored['id']) };
    for (const { name, kind, isOptional } of this.#own) {
      const value = this.#kind.read(kind, stored[name]);
      if (isOptional && value === null) continue;
      if (name === this.#table.rest) Object.assign(row, value);
      else row[name] = value;
    }
    return row as unknown as Row;
  };

  #remember(row: Row): Row {
    this.#known?.set(row.id, row);
    return row;
  }
}
