import get from 'lodash/get.js';

import type { CompanyDay } from '../../domain/base/companyDay.ts';
import { compareTexts, ownName, writtenFor } from '../../domain/base/formats.ts';
import { searchable, searcherOf, sortKey } from '../../domain/base/search.ts';
import { matcherOf, searchTextOf } from '../../domain/records/filter.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import type { Row } from './rows.ts';

export interface LocalQuery {
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

const sortValue = (value: unknown) =>
  typeof value === 'string' ? sortKey(value) : (value as number);

const compare = <Key>(a: Key, b: Key): number => (a < b ? -1 : Number(a > b));

const shown = (row: Row, field: string): unknown =>
  `${field}_ar` in row ? ownName(row, field) : get(row, field);

const LATIN = /^[\0-~]*$/;

/**
 * `isOrdered`: equal rows stay in the given order instead of that of their ids, by which of vouchers
 * of one minute the newest comes first. Rows that are in order already cost one look each.
 */
const sorted = <R extends Row>(
  rows: readonly R[],
  [field, order]: readonly [field: string, order: string],
  isOrdered: boolean,
): R[] => {
  const sign = order.toLowerCase() === 'desc' ? -1 : 1;
  const keyed = rows.map((row) => {
    const value = shown(row, field);
    return { row, isLast: isEmpty(value), key: sortValue(value) };
  });
  // Plain letters have the same order in any language, and take half the time.
  const isPlain = keyed.every(({ key }) => typeof key !== 'string' || LATIN.test(key));
  const compareKeys = (a: string | number, b: string | number) =>
    isPlain || typeof a === 'number' || typeof b === 'number' ? compare(a, b) : compareTexts(a, b);
  return keyed
    .sort(
      (a, b) =>
        Number(a.isLast) - Number(b.isLast) ||
        (a.isLast ? 0 : sign * compareKeys(a.key, b.key)) ||
        (isOrdered ? 0 : sign * compare(a.row.id, b.row.id)),
    )
    .map(({ row }) => row);
};

/** The last query on given rows, and what it found: turning a page does not sort again. */
const lastFound = new WeakMap<readonly Row[], { asked: string; found: readonly Row[] }>();

const find = <R extends Row>(
  type: AnyRecordType,
  rows: readonly R[],
  { filter: { q, ...filter } = {}, sort }: Omit<LocalQuery, 'range'>,
  day: CompanyDay,
): readonly R[] => {
  const isFound = typeof q === 'string' && q !== '' ? searcherOf(q) : undefined;
  const matches = matcherOf(type, filter, day, rows);
  const found = rows.filter((row) => (!isFound || isFound(searchKey(type, row))) && matches(row));
  const isOrdered = type.derived !== undefined;
  return !sort || (isOrdered && sort[0] === 'id') ? found : sorted(found, sort, isOrdered);
};

/** Arrays never change: other rows are another array. Empty values come last in either order. */
export const queryRows = <R extends Row>(
  type: AnyRecordType,
  rows: readonly R[],
  { range, ...query }: LocalQuery,
  day: CompanyDay,
): { page: R[]; total: number } => {
  const asked = JSON.stringify([query, day, writtenFor()]);
  const last = lastFound.get(rows);
  // The same rows were searched before.
  const known = last?.asked === asked ? (last.found as readonly R[]) : undefined;
  const found = known ?? find(type, rows, query, day);
  if (!known) lastFound.set(rows, { asked, found });
  const isWhole = !range || (range[0] === 0 && range[1] >= found.length - 1);
  const page = isWhole ? (found as R[]) : found.slice(range[0], range[1] + 1);
  return { page, total: found.length };
};

export const countValues = (
  type: AnyRecordType,
  rows: readonly Row[],
  { filter, field }: Pick<LocalQuery, 'filter'> & { field: string },
  day: CompanyDay,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const row of find(type, rows, { filter }, day)) {
    const value = String(get(row, field));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};
