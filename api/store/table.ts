import orderBy from 'lodash/orderBy.js';

import { foldKey } from '../../src/domain/base/fold.ts';
import { CLIENT_REF } from '../../src/domain/records/clientRef.ts';
import { ROW_VERSION, rowVersionOf } from '../../src/domain/records/rowVersion.ts';
import { fits, type Changes, type Page, type PageQuery, type Rows, type Where } from './rows.ts';

const MOST_CHANGES = 100_000;

export class Table<Row extends { id: number }> implements Rows<Row> {
  #rows = new Map<number, Row>();
  #list: readonly Row[] | undefined;
  #nextId = 1;
  /** What takes back the changes of the write under way, the latest last. */
  #undo: (() => void)[] = [];
  /** The ids of rows that were written, the latest last, and how many came before these. */
  #written: number[] = [];
  #forgotten = 0;
  readonly #onChange: () => void;

  constructor(rows: readonly Row[], onChange: () => void) {
    this.#onChange = onChange;
    this.load(rows);
  }

  load(rows: readonly Row[]): void {
    this.#rows = new Map(rows.map((row) => [row.id, { [ROW_VERSION]: 1, ...row }]));
    this.#nextId = rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
    this.#forgotten += this.#written.length + 1;
    this.#written = [];
    this.#changed();
  }

  list(): readonly Row[] {
    this.#list ??= [...this.#rows.values()];
    return this.#list;
  }

  async all(where?: Where<Row>): Promise<readonly Row[]> {
    return where ? this.list().filter(fits(where)) : this.list();
  }

  async page(query: PageQuery<Row>): Promise<Page<Row>> {
    const { where, sort, isDescending, offset = 0, limit = Infinity } = query;
    const all = await this.all(where);
    const sorted = sort ? orderBy(all, [sort], [isDescending ? 'desc' : 'asc']) : all;
    return { rows: sorted.slice(offset, offset + limit), total: all.length };
  }

  async count(where?: Where<Row>): Promise<number> {
    return (await this.all(where)).length;
  }

  async renewed(): Promise<readonly Row[]> {
    return this.list();
  }

  async changes(since?: number): Promise<Changes> {
    const mark = this.#forgotten + this.#written.length;
    if (since === undefined || since < this.#forgotten) return { mark };
    return { mark, ids: [...new Set(this.#written.slice(since - this.#forgotten))] };
  }

  async get(id: number | null | undefined): Promise<Row | undefined> {
    return typeof id === 'number' ? this.#rows.get(id) : undefined;
  }

  async first(where: Where<Row>): Promise<Row | undefined> {
    return this.list().find(fits(where));
  }

  async withKey(field: keyof Row & string, key: unknown): Promise<Row | undefined> {
    const normal = foldKey(key);
    return this.list().find((row) => foldKey(row[field]) === normal);
  }

  async withRef(ref: string): Promise<Row | undefined> {
    return this.list().find(
      (row) => new Map<string, unknown>(Object.entries(row)).get(CLIENT_REF) === ref,
    );
  }

  async keys(field: keyof Row & string): Promise<ReadonlySet<string>> {
    return new Set(this.list().map((row) => foldKey(row[field])));
  }

  async alike(): Promise<readonly Row[]> {
    return this.list();
  }

  async insert(fields: Omit<Row, 'id'>): Promise<Row> {
    const row = { id: this.#nextId, [ROW_VERSION]: 1, ...fields } as unknown as Row;
    this.#nextId += 1;
    this.#set(row.id, row);
    return row;
  }

  async insertAll(fields: readonly Omit<Row, 'id'>[]): Promise<void> {
    for (const one of fields) await this.insert(one);
  }

  async replace(row: Row): Promise<void> {
    this.#set(row.id, row);
  }

  async delete(id: number): Promise<boolean> {
    const exists = this.#rows.has(id);
    if (exists) this.#set(id, undefined);
    return exists;
  }

  async pageText(): Promise<undefined> {}

  async find(): Promise<undefined> {}

  async countFound(): Promise<undefined> {}

  async placeOf(): Promise<undefined> {}

  async patch(id: number, changes: Record<string, unknown>): Promise<boolean> {
    const row = this.#rows.get(id);
    const version = (row && rowVersionOf(row)) ?? 0;
    if (row) this.#set(id, { ...row, [ROW_VERSION]: version + 1, ...changes });
    return row !== undefined;
  }

  /** Ends a write: what it changed stays. */
  keep(): void {
    this.#undo = [];
  }

  /** Ends a write: what it changed is as before, in the same order. */
  takeBack(): void {
    for (const undo of this.#undo.toReversed()) undo();
    this.#undo = [];
  }

  #set(id: number, row: Row | undefined): void {
    const before = this.#rows;
    const old = before.get(id);
    // A row put back would come last, so a deletion is taken back with the whole list.
    const rows = row === undefined ? new Map(before) : before;
    this.#undo.push(() => {
      this.#rows = before;
      if (old) before.set(id, old);
      else before.delete(id);
      this.#note(id);
    });
    this.#rows = rows;
    if (row) rows.set(id, row);
    else rows.delete(id);
    this.#note(id);
  }

  #note(id: number): void {
    if (this.#written.length === MOST_CHANGES) {
      this.#forgotten += MOST_CHANGES;
      this.#written = [];
    }
    this.#written.push(id);
    this.#changed();
  }

  #changed(): void {
    this.#list = undefined;
    this.#onChange();
  }
}
