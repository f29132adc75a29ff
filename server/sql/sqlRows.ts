import { sql, type Compilable, type Expression, type SqlBool } from 'kysely';
import unzip from 'lodash/unzip.js';
import zipObject from 'lodash/zipObject.js';

import {
  type Changes,
  type Known,
  type Limits,
  type Page,
  type PageQuery,
  type PageText,
  type Place,
  type Rows,
  type Sought,
  type SoughtPage,
  type Unique,
  type Where,
} from '../../api/store/rows.ts';
import { foldKey } from '../../src/domain/base/fold.ts';
import { CLIENT_REF } from '../../src/domain/records/clientRef.ts';
import { ROW_VERSION, rowVersionOf } from '../../src/domain/records/rowVersion.ts';
import type { AnswerCache } from './answerCache.ts';
import { changesSince } from './changeLog.ts';
import type { Db } from './db.ts';
import { hasJson, jsonOf } from './jsonRow.ts';
import { planOf, type Plan } from './plan.ts';
import type { Builder } from './sought.ts';
import { SEARCH_COLUMN } from './soughtColumns.ts';
import { SoughtRows } from './soughtRows.ts';
import type { SqlKind } from './sqlKind.ts';
import { alikeColumn, KEY_COLUMN, type TableDef } from './tables.ts';

type Draft = Readonly<Record<string, unknown>>;

/** Databases take a limited number of values in one statement. */
const VALUES_AT_ONCE = 2000;
const ROWS_AT_ONCE = 1000;

const NEVER = sql<SqlBool>`1 = 0`;

/** A number that no column of integers can be compared with. */
const isNoInteger = (value: unknown) => typeof value === 'number' && !Number.isSafeInteger(value);

const bytesOf = (json: unknown): Uint8Array =>
  json instanceof Uint8Array ? json : Buffer.from(typeof json === 'string' ? json : '');

const fallbackOf = (name: string) => (name === ROW_VERSION ? 1 : undefined);

export class SqlRows<Row extends { id: number }> implements Rows<Row> {
  readonly #db: Db;
  readonly #plan: Plan;
  /** Not within a write, which sees its own changes. */
  readonly #answers: AnswerCache | undefined;
  /** Of a table that lists are asked of. */
  readonly #sought: SoughtRows<Row> | undefined;
  /** Within a write no other call changes rows, so that each is read once. */
  readonly #known: Map<number, Row> | undefined;
  /** Of the rows that were read whole. */
  readonly #versions = new WeakMap<readonly Row[], string>();

  constructor(db: Db, kind: SqlKind, table: TableDef, answers?: AnswerCache) {
    this.#db = db;
    this.#plan = planOf(kind, table);
    this.#answers = answers;
    const rowsWith = (ids: readonly number[]) => this.all({ id: ids } as Where<Row>);
    this.#sought = this.#plan.columns.has(SEARCH_COLUMN)
      ? new SoughtRows<Row>({ db, plan: this.#plan, answers, rowsWith })
      : undefined;
    this.#known = db.isTransaction ? new Map<number, Row>() : undefined;
  }

  async all(where?: Where<Row>): Promise<readonly Row[]> {
    const rows = await this.#run('all', where, [], () => this.#select(where).orderBy('id'));
    return rows.map(this.#read);
  }

  async pageText(query: PageQuery<Row>): Promise<PageText | undefined> {
    const { where, offset = 0, limit, known } = query;
    if (limit === undefined || !hasJson(this.#plan)) return undefined;
    const parts = await this.#run('text', where, [limit, offset], () =>
      jsonOf(
        this.#db,
        this.#plan,
        this.#select(where, ['id']).orderBy('id').limit(limit).offset(offset),
      ),
    );
    const many = parts.reduce((sum, part) => sum + Number(part['many']), 0);
    const isLast = many < limit && (many > 0 || offset === 0);
    return {
      parts: parts.map(({ json }) => bytesOf(json)),
      many,
      total: isLast ? offset + many : await this.count(where, known),
      ...(many > 0 && { last: Number(parts.at(-1)?.['last']) }),
    };
  }

  async page(query: PageQuery<Row>): Promise<Page<Row>> {
    const { where, sort, isDescending, offset = 0, limit } = query;
    const direction = isDescending ? 'desc' : 'asc';
    let select = this.#select(where);
    if (sort !== undefined && this.#plan.columns.has(sort))
      select = select.orderBy(sort, direction);
    select = select.orderBy('id', sort === undefined || sort === 'id' ? direction : 'asc');
    if (limit !== undefined) select = select.limit(limit).offset(offset);
    const rows = (await select.execute()).map(this.#read);
    const isLast =
      limit === undefined || (rows.length < limit && (rows.length > 0 || offset === 0));
    return { rows, total: isLast ? offset + rows.length : await this.count(where) };
  }

  async count(where?: Where<Row>, known?: Known): Promise<number> {
    const isWhole = where === undefined || Object.keys(where).length === 0;
    if (!isWhole || !this.#answers) return this.#count(where);
    const { name } = this.#plan.table;
    return (known ?? this.#answers).answer(name, () => this.#count());
  }

  async #count(where?: Where<Row>): Promise<number> {
    const [counted] = await this.#run('count', where, [], () =>
      this.#db
        .selectFrom(this.#plan.table.name)
        .select(sql<number>`count(*)`.as('many'))
        .where((eb) => this.#condition(eb, where)),
    );
    return Number(counted?.['many']);
  }

  async renewed(before: readonly Row[]): Promise<readonly Row[]> {
    // Asked before the rows: what is written meanwhile then counts as newer.
    const version = await this.#version();
    if (this.#versions.get(before) === version) return before;
    const stored = await this.#db
      .selectFrom(this.#plan.table.name)
      .select(['id', ROW_VERSION])
      .orderBy('id')
      .execute();
    const ids = stored.map(({ id }) => Number(id));
    const known = new Map<number, Row>(before.map((row) => [row.id, row]));
    const changed = ids.filter((id, index) => {
      const row = known.get(id) as Draft | undefined;
      return row?.[ROW_VERSION] !== Number(stored[index]?.[ROW_VERSION]);
    });
    const where = { id: changed } as unknown as Where<Row>;
    const read = await this.all(changed.length < ids.length / 2 ? where : undefined);
    for (const row of read) known.set(row.id, row);
    const rows = ids.flatMap((id) => known.get(id) ?? []);
    this.#versions.set(rows, version);
    return rows;
  }

  changes(since?: number): Promise<Changes> {
    return changesSince(this.#db, this.#plan.table.name, since);
  }

  async get(id: number | null | undefined): Promise<Row | undefined> {
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
    const known = this.#known?.get(id);
    if (known) return known;
    const row = await this.first({ id } as Where<Row>);
    return row && this.#remember(row);
  }

  async first(where: Where<Row>): Promise<Row | undefined> {
    const [row] = await this.#run('first', where, [1], () =>
      this.#select(where).orderBy('id').limit(1),
    );
    return row && this.#read(row);
  }

  withKey(_field: keyof Row & string, key: unknown): Promise<Row | undefined> {
    return this.first({ [KEY_COLUMN]: foldKey(key) } as unknown as Where<Row>);
  }

  withRef(ref: string): Promise<Row | undefined> {
    return this.first({ [CLIENT_REF]: ref } as unknown as Where<Row>);
  }

  async keys(_field: string, among: readonly string[]): Promise<ReadonlySet<string>> {
    const { table, kind } = this.#plan;
    const rows = await this.#db
      .selectFrom(table.name)
      .select(KEY_COLUMN)
      .where(KEY_COLUMN, 'in', kind.json.inTexts(JSON.stringify(among)))
      .execute();
    return new Set(rows.map((row) => String(row[KEY_COLUMN])));
  }

  async alike({ field, keyOf }: Unique, draft: Draft): Promise<readonly Row[]> {
    if (!keyOf) return this.all();
    const key = keyOf(draft);
    if (key === null) return [];
    return this.all({ [alikeColumn(field)]: key } as unknown as Where<Row>);
  }

  async insert(fields: Omit<Row, 'id'>): Promise<Row> {
    const { name } = this.#plan.table;
    const values = this.#valuesOf(fields);
    const columns = this.#columnsOf(fields);
    const { rows } = await this.#plan.run(this.#db, `insert ${columns.length}`, values, () =>
      this.#db.insertInto(name).values(zipObject(columns, values)).returning(this.#plan.names),
    );
    const [stored] = rows;
    if (!stored) throw new Error(`${name} did not return what was stored`);
    return this.#remember(this.#read(stored));
  }

  async insertAll(rows: readonly Omit<Row, 'id'>[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const columns = this.#columnsOf(first);
    const { table, kind } = this.#plan;
    const { rowsOf } = kind;
    const into = () => this.#db.insertInto(table.name);
    const size = rowsOf ? ROWS_AT_ONCE : Math.floor(VALUES_AT_ONCE / columns.length);
    for (let start = 0; start < rows.length; start += size) {
      const values = rows.slice(start, start + size).map((row) => this.#valuesOf(row));
      if (rowsOf) {
        const lists = unzip(values);
        const kinds = columns.map((name) => this.#kindOf(name));
        await this.#plan.run(this.#db, `insert lists ${columns.length}`, lists, () =>
          into().columns(columns).expression(rowsOf(kinds, lists)),
        );
      } else {
        const name = `insert ${columns.length} ${values.length}`;
        await this.#plan.run(this.#db, name, values.flat(), () =>
          into().values(values.map((row) => zipObject(columns, row))),
        );
      }
    }
  }

  async replace({ id, ...fields }: Row): Promise<void> {
    this.#known?.delete(id);
    const values = this.#valuesOf(fields);
    await this.#plan.run(this.#db, 'replace', [...values, id], () =>
      this.#db
        .updateTable(this.#plan.table.name)
        .set(zipObject(this.#columnsOf(fields), values))
        .where('id', '=', id),
    );
  }

  async delete(id: number): Promise<boolean> {
    this.#known?.delete(id);
    const { numDeletedRows } = await this.#db
      .deleteFrom(this.#plan.table.name)
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
    await this.#db.deleteFrom(this.#plan.table.name).execute();
  }

  /** After rows came with ids of their own: the next id follows the highest. */
  async continueIds(): Promise<void> {
    const { name } = this.#plan.table;
    const highest = sql`coalesce((select max(id) from ${sql.table(name)}), 0)`;
    if (this.#plan.kind.name === 'PostgreSQL') {
      const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
      await sql`select setval(${sequence}, ${highest} + 1, false)`.execute(this.#db);
      return;
    }
    await sql`delete from sqlite_sequence where name = ${name}`.execute(this.#db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${highest})`.execute(
      this.#db,
    );
  }

  /** Ids are never given twice, and each change raises a row's version. */
  async #version(): Promise<string> {
    const stored = await this.#db
      .selectFrom(this.#plan.table.name)
      .select([
        sql<number>`count(*)`.as('many'),
        sql<number>`max(id)`.as('last'),
        sql<number>`sum(${sql.ref(ROW_VERSION)})`.as('changes'),
      ])
      .executeTakeFirstOrThrow();
    return Object.values(stored).join(' ');
  }

  #select(where?: Where<Row>, names: readonly string[] = this.#plan.names) {
    const { table } = this.#plan;
    return this.#db
      .selectFrom(table.name)
      .select(names)
      .where((eb) => this.#condition(eb, where));
  }

  /** `more` are the values after those of the condition. */
  async #run(
    name: string,
    where: Where<Row> | undefined,
    more: readonly unknown[],
    write: () => Compilable,
  ): Promise<readonly Draft[]> {
    const shape = this.#shapeOf(where);
    if (!shape) return (await this.#db.executeQuery<Draft>(write().compile())).rows;
    const values = [...shape.values, ...more];
    return (await this.#plan.run(this.#db, `${name} ${shape.name}`, values, write)).rows;
  }

  /** What a condition has in common with others of other values; undefined if it is none of these. */
  #shapeOf(where: Where<Row> = {}): { name: string; values: unknown[] } | undefined {
    const names: string[] = [];
    const values: unknown[] = [];
    for (const [field, wanted] of Object.entries(where)) {
      if (wanted === null || wanted === undefined || isNoInteger(wanted)) return undefined;
      if (this.#areIntegers(field, wanted)) {
        names.push(`${field}[]`);
        values.push(JSON.stringify(wanted));
        continue;
      }
      const { after, ...others } = typeof wanted === 'object' ? (wanted as Limits<unknown>) : {};
      const isAfter = after !== undefined && Object.keys(others).length === 0;
      if ((typeof wanted === 'object' && !isAfter) || isNoInteger(after)) return undefined;
      names.push(isAfter ? `${field}>` : field);
      values.push(this.#plan.kind.write(this.#kindOf(field), isAfter ? after : wanted));
    }
    return { name: names.join(), values };
  }

  #kindOf(field: string) {
    return this.#plan.columns.get(field)?.kind ?? 'integer';
  }

  #areIntegers(field: string, wanted: unknown): boolean {
    return (
      Array.isArray(wanted) &&
      this.#kindOf(field) === 'integer' &&
      wanted.every(Number.isSafeInteger)
    );
  }

  #condition(eb: Builder, where: Where<Row> = {}): Expression<SqlBool> {
    return eb.and(Object.entries(where).map(([field, wanted]) => this.#is(eb, field, wanted)));
  }

  #is(eb: Builder, field: string, wanted: unknown): Expression<SqlBool> {
    const kind = this.#kindOf(field);
    const given = wanted !== null && typeof wanted === 'object' ? Object.values(wanted) : [wanted];
    if (kind === 'integer' && given.some(isNoInteger)) return NEVER;
    const { kind: how } = this.#plan;
    if (this.#areIntegers(field, wanted))
      return eb(field, 'in', how.json.inList(JSON.stringify(wanted)));
    const encoded = (value: unknown) => how.write(kind, value);
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

  #columnsOf(given: object): string[] {
    const names = this.#plan.table.columns.map(({ name }) => name);
    return 'id' in given ? [...names, 'id'] : names;
  }

  /** In the order of the columns, with the id last if there is one. */
  #valuesOf(given: Draft): unknown[] {
    const { kind: how, table, columns } = this.#plan;
    const others: Record<string, unknown> = {};
    for (const name in given) {
      if (name === 'id' || columns.has(name) || given[name] === undefined) continue;
      if (table.rest === undefined) throw new Error(`${table.name} has no column ${name}`);
      others[name] = given[name];
    }
    const values = table.columns.map(({ name, kind, derive }) => {
      const own = name === table.rest ? others : (given[name] ?? fallbackOf(name));
      return how.write(kind, derive ? derive(given) : own);
    });
    if ('id' in given) values.push(given['id']);
    return values;
  }

  readonly #read = (stored: Draft): Row => {
    const row: Record<string, unknown> = { id: Number(stored['id']) };
    const { kind: how, own, table } = this.#plan;
    for (const { name, kind, isOptional } of own) {
      const value = how.read(kind, stored[name]);
      if (isOptional && value === null) continue;
      if (name === table.rest) Object.assign(row, value);
      else row[name] = value;
    }
    return row as unknown as Row;
  };

  #remember(row: Row): Row {
    this.#known?.set(row.id, row);
    return row;
  }
}
