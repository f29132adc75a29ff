import get from 'lodash/get.js';
import orderBy from 'lodash/orderBy.js';

import type { IsoDate } from '../../domain/base/dates.ts';
import { foldForSearch, sortKey } from '../../domain/base/search.ts';
import type { ListRules } from '../endpoints.ts';
import { asText, sameId, type Row } from './rows.ts';

export interface LocalQuery {
  filter?: Record<string, unknown>;
  sort?: readonly [field: string, order: string];
  /** First and last row, both counted, from 0. */
  range?: readonly [first: number, last: number];
}

const searchKeys = new WeakMap<Row, string>();

const searchKey = (row: Row, { searchFields, searchText }: ListRules): string => {
  const known = searchKeys.get(row);
  if (known !== undefined) return known;
  const texts = searchFields.map((field) => asText(get(row, field)));
  const key = foldForSearch([...texts, searchText?.(row) ?? ''].join('\n'));
  searchKeys.set(row, key);
  return key;
};

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

const equals = (value: unknown, asked: unknown) =>
  Array.isArray(asked) ? asked.some((one) => sameId(value, one)) : sameId(value, asked);

const matcher = (
  rules: ListRules,
  filter: Record<string, unknown>,
  context: { rows: readonly Row[]; today: IsoDate },
) => {
  const { filters = {} } = rules;
  const { q, ...others } = filter;
  const text = isSet(q) ? foldForSearch(String(q)) : '';
  const conditions = Object.entries(others).filter(([, value]) => isSet(value));
  return (row: Row) =>
    (text === '' || searchKey(row, rules).includes(text)) &&
    conditions.every(([field, value]) => {
      const test = filters[field];
      return test ? test(row, value, context) : equals(get(row, field), value);
    });
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const sortValue = (value: unknown) => (typeof value === 'string' ? sortKey(value) : value);

/** Filters, sorts and pages rows. Empty values come last in either order. */
export const queryRows = <R extends Row>(
  rows: readonly R[],
  { filter = {}, sort, range }: LocalQuery,
  rules: ListRules,
  today: IsoDate,
): { page: R[]; total: number } => {
  const found = rows.filter(matcher(rules, filter, { rows, today }));
  const sorted = sort
    ? orderBy(
        found,
        [(row: R) => isEmpty(get(row, sort[0])), (row: R) => sortValue(get(row, sort[0])), 'id'],
        ['asc', sort[1].toLowerCase() === 'desc' ? 'desc' : 'asc', 'asc'],
      )
    : found;
  return { page: range ? sorted.slice(range[0], range[1] + 1) : sorted, total: found.length };
};
