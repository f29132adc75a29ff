import get from 'lodash/get.js';

import type { CompanyDay } from '../base/companyDay.ts';
import { ownName, readsArabic } from '../base/formats.ts';
import { arabicSortKey, searchable, searcherOf, sortKey } from '../base/search.ts';
import { matcherOf, searchTextOf } from './filter.ts';
import type { AnyRecordType } from './recordType.ts';

type Row = { id: number | string };

/** What a list asks for, wherever it is answered. */
export interface RowQuery {
  filter?: Record<string, unknown>;
  sort?: readonly [field: string, order: string];
  /** First and last row, both inclusive, from 0. */
  range?: readonly [first: number, last: number];
}

const searchKeys = new WeakMap<Row, string>();

const searchKey = (type: AnyRecordType, row: Row): string => {
  const known = searchKeys.get(row);
  if (known !== undefined) return known;
  const key = searchable(searchTextOf(type, { ...row }));
  searchKeys.set(row, key);
  return key;
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * By what rows are sorted: a number, or a folded text, whose code units are compared as databases
 * do; null for none. A name is the one that its reader sees.
 */
export const orderKey = (
  row: object,
  field: string,
  inArabic = readsArabic(),
): string | number | null => {
  const isName = `${field}_ar` in row;
  const value: unknown = isName ? ownName(row, field, inArabic) : get(row, field);
  if (isEmpty(value)) return null;
  if (typeof value !== 'string') return value as number;
  return isName && inArabic ? arabicSortKey(value) : sortKey(value);
};

const compare = <Key>(a: Key, b: Key): number => (a < b ? -1 : Number(a > b));

type Compare<R> = (a: R, b: R) => number;

const byKey = (a: string | number | null, b: string | number | null, order: string): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return order.toLowerCase() === 'desc' ? -compare(a, b) : compare(a, b);
};

/** How a query sorts derived rows that are in their usual order. */
export const derivedOrder = <R extends Row>(
  usual: Compare<R>,
  sort: RowQuery['sort'],
  inArabic: boolean,
): Compare<R> => {
  if (!sort || sort[0] === 'id') return usual;
  const [field, order] = sort;
  const keyOf = (row: R) => orderKey(row, field, inArabic);
  return (a, b) => byKey(keyOf(a), keyOf(b), order) || usual(a, b);
};

/**
 * `isOrdered`: equal rows stay in the given order instead of that of their ids, by which of vouchers
 * of one minute the newest comes first. Rows that are in order already cost one look each.
 */
const sorted = <R extends Row>(
  rows: readonly R[],
  [field, order]: readonly [field: string, order: string],
  isOrdered: boolean,
  inArabic: boolean,
): R[] => {
  const sign = order.toLowerCase() === 'desc' ? -1 : 1;
  return rows
    .map((row) => ({ row, key: orderKey(row, field, inArabic) }))
    .sort(
      (a, b) => byKey(a.key, b.key, order) || (isOrdered ? 0 : sign * compare(a.row.id, b.row.id)),
    )
    .map(({ row }) => row);
};

/** The last query on given rows, and what it found: turning a page does not sort again. */
const lastFound = new WeakMap<readonly Row[], { asked: string; found: readonly Row[] }>();

/** Whether a row is found by a filter with its search text. */
export const finderOf = (
  type: AnyRecordType,
  { q, ...filter }: NonNullable<RowQuery['filter']>,
  day: CompanyDay,
  rows: readonly Row[] = [],
): ((row: Row) => boolean) => {
  const isFound = typeof q === 'string' && q !== '' ? searcherOf(q) : undefined;
  const matches = matcherOf(type, filter, day, rows);
  return (row) => (!isFound || isFound(searchKey(type, row))) && matches(row);
};

const find = <R extends Row>(
  type: AnyRecordType,
  rows: readonly R[],
  { filter = {}, sort }: Omit<RowQuery, 'range'>,
  day: CompanyDay,
  inArabic: boolean,
): readonly R[] => {
  const found = rows.filter(finderOf(type, filter, day, rows));
  const isOrdered = type.derived !== undefined;
  return !sort || (isOrdered && sort[0] === 'id')
    ? found
    : sorted(found, sort, isOrdered, inArabic);
};

/** Arrays never change: other rows are another array. Empty values come last in either order. */
export const queryRows = <R extends Row>(
  type: AnyRecordType,
  rows: readonly R[],
  { range, ...query }: RowQuery,
  day: CompanyDay,
  inArabic = readsArabic(),
): { page: R[]; total: number } => {
  const asked = JSON.stringify([query, day, inArabic]);
  const last = lastFound.get(rows);
  // The same rows were searched before.
  const known = last?.asked === asked ? (last.found as readonly R[]) : undefined;
  const found = known ?? find(type, rows, query, day, inArabic);
  if (!known) lastFound.set(rows, { asked, found });
  const isWhole = !range || (range[0] === 0 && range[1] >= found.length - 1);
  const page = isWhole ? (found as R[]) : found.slice(range[0], range[1] + 1);
  return { page, total: found.length };
};

export const countValues = (
  type: AnyRecordType,
  rows: readonly Row[],
  { filter, field }: Pick<RowQuery, 'filter'> & { field: string },
  day: CompanyDay,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const row of find(type, rows, { filter }, day, readsArabic())) {
    const value = String(get(row, field));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};
