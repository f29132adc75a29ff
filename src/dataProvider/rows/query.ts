import get from 'lodash/get.js';
import orderBy from 'lodash/orderBy.js';

import type { CompanyDay } from '../../domain/base/companyDay.ts';
import { foldForSearch, sortKey } from '../../domain/base/search.ts';
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
  const key = foldForSearch(searchTextOf(type, { ...row }));
  searchKeys.set(row, key);
  return key;
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const sortValue = (value: unknown) => (typeof value === 'string' ? sortKey(value) : value);

/** The last query on given rows, and what it found: turning a page does not sort again. */
const lastFound = new WeakMap<readonly Row[], { asked: string; found: readonly Row[] }>();

const find = <R extends Row>(
  type: AnyRecordType,
  rows: readonly R[],
  { filter: { q, ...filter } = {}, sort }: Omit<LocalQuery, 'range'>,
  day: CompanyDay,
): readonly R[] => {
  const text = typeof q === 'string' ? foldForSearch(q) : '';
  const matches = matcherOf(type, filter, day, rows);
  const found = rows.filter(
    (row) => (text === '' || searchKey(type, row).includes(text)) && matches(row),
  );
  return sort
    ? orderBy(
        found,
        [(row: R) => isEmpty(get(row, sort[0])), (row: R) => sortValue(get(row, sort[0])), 'id'],
        ['asc', sort[1].toLowerCase() === 'desc' ? 'desc' : 'asc', 'asc'],
      )
    : found;
};

/**
 * Filters, sorts and pages rows of a record type. Arrays never change: other rows are another array. Empty
 * values come last in either order.
 */
export const queryRows = <R extends Row>(
  type: AnyRecordType,
  rows: readonly R[],
  { range, ...query }: LocalQuery,
  day: CompanyDay,
): { page: R[]; total: number } => {
  const asked = JSON.stringify([query, day]);
  const last = lastFound.get(rows);
  // The same rows were searched before.
  const known = last?.asked === asked ? (last.found as readonly R[]) : undefined;
  const found = known ?? find(type, rows, query, day);
  if (!known) lastFound.set(rows, { asked, found });
  return { page: range ? found.slice(range[0], range[1] + 1) : [...found], total: found.length };
};
