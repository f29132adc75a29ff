import get from 'lodash/get.js';
import isEmpty from 'lodash/isEmpty.js';

import type { CompanyDay } from '../src/domain/base/companyDay.ts';
import {
  countValues,
  derivedOrder,
  finderOf,
  queryRows,
  type RowQuery,
} from '../src/domain/records/query.ts';
import type { AnyRecordType, Draft } from '../src/domain/records/recordType.ts';
import { nextTurn } from './nextTurn.ts';

export interface DerivedRow {
  id: string;
}

type Rows = readonly DerivedRow[];
type Compare = (a: DerivedRow, b: DerivedRow) => number;
type Finds = (row: DerivedRow) => boolean;

/** How many of the rows under a filter have each value of a field. */
export interface Facet {
  field: string;
  filter: Draft;
}

const ROWS_AT_ONCE = 20_000;
/** More than screens ask for while nothing changes; each has a list of its own. */
const MOST_LISTS = 12;
const MOST_COUNTS = 100;

const mergedTwo = async (some: Rows, others: Rows, compare: Compare): Promise<Rows> => {
  const [a, b] = [some.at(-1), others[0]];
  if (!a || !b || compare(a, b) <= 0) return some.concat(others);
  const made: DerivedRow[] = [];
  let index = 0;
  for (const one of some) {
    for (let other = others[index]; other && compare(other, one) < 0; other = others[index]) {
      made.push(other);
      index += 1;
    }
    made.push(one);
    if (made.length % ROWS_AT_ONCE === 0) await nextTurn();
  }
  return made.concat(others.slice(index));
};

/** Lists in order as one. */
export const merged = async (lists: readonly Rows[], compare: Compare): Promise<Rows> => {
  const [first = [], ...rest] = lists;
  if (rest.length === 0) return first;
  const pairs: Rows[] = [];
  for (let index = 0; index < lists.length; index += 2) {
    pairs.push(await mergedTwo(lists[index] ?? [], lists[index + 1] ?? [], compare));
  }
  return merged(pairs, compare);
};

const placeOf = (rows: Rows, row: DerivedRow, compare: Compare): number => {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(rows[middle] as DerivedRow, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
};

interface Change {
  was?: DerivedRow;
  is?: DerivedRow;
}

/** What became of rows, by their ids. */
type Changes = Map<string, Change>;

const note = (changes: Changes, removed: Rows, added: Rows) => {
  for (const row of removed) {
    const known = changes.get(row.id);
    if (known) known.is = undefined;
    else changes.set(row.id, { was: row });
  }
  for (const row of added) {
    const known = changes.get(row.id);
    if (known) known.is = row;
    else changes.set(row.id, { is: row });
  }
};

/** With the rows that are new in the places of their order, and without those that were. */
const patched = (rows: Rows, changes: Iterable<Change>, finds: Finds, compare: Compare): Rows => {
  const cuts: { at: number; row?: DerivedRow }[] = [];
  for (const { was, is } of changes) {
    if (was && finds(was)) {
      const at = placeOf(rows, was, compare);
      if (rows[at]?.id !== was.id) throw new Error(`${was.id} is not where it was`);
      cuts.push({ at });
    }
    if (is && finds(is)) cuts.push({ at: placeOf(rows, is, compare), row: is });
  }
  cuts.sort(
    (a, b) =>
      a.at - b.at || (a.row && b.row ? compare(a.row, b.row) : Number(!a.row) - Number(!b.row)),
  );
  const made: DerivedRow[] = [];
  let from = 0;
  for (const { at, row } of [...cuts, { at: rows.length }]) {
    for (; from < at; from += 1) made.push(rows[from] as DerivedRow);
    if (row) made.push(row);
    else from += 1;
  }
  return made;
};

interface List {
  rows: Rows;
  finds: Finds;
  compare: Compare;
  pending: Changes;
}

interface Counts {
  counts: Map<string, number>;
  finds: Finds;
  field: string;
  pending: Changes;
}

/** Those that were asked for last. */
const remember = <Value>(known: Map<string, Value>, key: string, value: Value, most: number) => {
  known.delete(key);
  known.set(key, value);
  for (const oldest of known.keys()) {
    if (known.size <= most) break;
    known.delete(oldest);
  }
};

/** Derived rows in their usual order, and what was asked of them: a change costs what it changes. */
export class KeptRows {
  readonly #type: AnyRecordType;
  readonly #day: CompanyDay;
  readonly #usual: Compare;
  readonly #all: List;
  readonly #lists = new Map<string, List>();
  readonly #counts = new Map<string, Counts>();

  /** Rows in their usual order. */
  constructor(type: AnyRecordType, day: CompanyDay, usual: Compare, rows: Rows) {
    this.#type = type;
    this.#day = day;
    this.#usual = usual;
    this.#all = { rows, finds: () => true, compare: usual, pending: new Map() };
  }

  change(removed: Rows, added: Rows): void {
    const all = [this.#all, ...this.#lists.values(), ...this.#counts.values()];
    for (const { pending } of all) note(pending, removed, added);
  }

  async list({ filter = {}, sort }: RowQuery, inArabic: boolean): Promise<Rows> {
    if (!sort && isEmpty(filter)) return this.#current(this.#all);
    const key = JSON.stringify([filter, sort, inArabic]);
    const list = this.#lists.get(key) ?? {
      rows: await this.#find(filter, sort, inArabic),
      finds: finderOf(this.#type, filter, this.#day),
      compare: derivedOrder(this.#usual, sort, inArabic),
      pending: new Map(),
    };
    remember(this.#lists, key, list, MOST_LISTS);
    return this.#current(list);
  }

  async count(facet: Facet): Promise<Record<string, number>> {
    const { field, filter } = facet;
    const key = JSON.stringify(facet);
    const known = this.#counts.get(key) ?? {
      counts: await this.#countAll(facet),
      finds: finderOf(this.#type, filter, this.#day),
      field,
      pending: new Map<string, Change>(),
    };
    remember(this.#counts, key, known, MOST_COUNTS);
    const { counts, finds, pending } = known;
    const add = (row: DerivedRow | undefined, by: number) => {
      if (!row || !finds(row)) return;
      const value = String(get(row, field));
      const count = (counts.get(value) ?? 0) + by;
      if (count === 0) counts.delete(value);
      else counts.set(value, count);
    };
    for (const { was, is } of pending.values()) {
      add(was, -1);
      add(is, 1);
    }
    pending.clear();
    return Object.fromEntries(counts);
  }

  #current(list: List): Rows {
    const { rows, pending, finds, compare } = list;
    if (pending.size === 0) return rows;
    list.rows = patched(rows, pending.values(), finds, compare);
    pending.clear();
    return list.rows;
  }

  async #find(filter: Draft, sort: RowQuery['sort'], inArabic: boolean): Promise<Rows> {
    const found: Rows[] = [];
    for await (const rows of this.#slices()) {
      found.push(queryRows(this.#type, rows, { filter, sort }, this.#day, inArabic).page);
    }
    return merged(found, derivedOrder(this.#usual, sort, inArabic));
  }

  async #countAll({ field, filter }: Facet): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for await (const rows of this.#slices()) {
      for (const [value, many] of countValues(this.#type, rows, { field, filter }, this.#day)) {
        counts.set(value, (counts.get(value) ?? 0) + many);
      }
    }
    return counts;
  }

  async *#slices(): AsyncGenerator<Rows> {
    const rows = this.#current(this.#all);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      if (from > 0) await nextTurn();
      yield rows.slice(from, from + ROWS_AT_ONCE);
    }
  }
}
