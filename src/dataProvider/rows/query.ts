import get from 'lodash/get.js';
import orderBy from 'lodash/orderBy.js';

import type { CompanyDay } from '../../domain/base/companyDay.ts';
import { foldForSearch, sortKey } from '../../domain/base/search.ts';
import type { Endpoint, ListRules, Row } from '../endpoints.ts';
import { asText, sameId } from './rows.ts';

export interface LocalQuery {
  filter?: Record<string, unknown>;
  sort?: readonly [field: string, order: string];
  /** First and last row, both counted, from 0. */
  range?: readonly [first: number, last: number];
}

/** How the rows of a record type are searched and filtered. */
type ListShape = Pick<Endpoint, 'searchFields'> & ListRules;

const searchKeys = new WeakMap<Row, string>();

const searchKey = (row: Row, { searchFields, searchText }: ListShape): string => {
  const known = searchKeys.get(row);
  if (known !== undefined) return known;
  const texts = searchFields.map((field) => asText(get(row, field)));
  const key = foldForSearch([...texts, searchText?.(row) ?? ''].join('\n'));
  searchKeys.set(row, key);
  return key;
};

const isWanted = (value: unknown) => value !== undefined && value !== null && value !== '';

const equals = (value: unknown, wanted: unknown) =>
  Array.isArray(wanted) ? wanted.some((one) => sameId(value, one)) : sameId(value, wanted);

const matcher = (
  endpoint: ListShape,
  filter: Record<string, unknown>,
  rows: readonly Row[],
  day: CompanyDay,
) => {
  const { filters = {} } = endpoint;
  const { q, ...others } = filter;
  const words = isWanted(q) ? foldForSearch(String(q)) : '';
  const wanted = Object.entries(others).filter(([, value]) => isWanted(value));
  return (row: Row) =>
    (words === '' || searchKey(row, endpoint).includes(words)) &&
    wanted.every(([field, value]) => {
      const test = filters[field];
      return test ? test(row, value, day, rows) : equals(get(row, field), value);
    });
};

const isMissing = (value: unknown) => value === null || value === undefined || value === '';

const sortValue = (value: unknown) => (typeof value === 'string' ? sortKey(value) : value);

/** Filters, sorts and cuts rows as the list asks for. Missing values come last in either order. */
export const queryRows = (
  rows: readonly Row[],
  { filter = {}, sort, range }: LocalQuery,
  endpoint: ListShape,
  day: CompanyDay,
): { page: Row[]; total: number } => {
  const found = rows.filter(matcher(endpoint, filter, rows, day));
  const sorted = sort
    ? orderBy(
        found,
        [
          (row: Row) => isMissing(get(row, sort[0])),
          (row: Row) => sortValue(get(row, sort[0])),
          'id',
        ],
        ['asc', sort[1].toLowerCase() === 'desc' ? 'desc' : 'asc', 'asc'],
      )
    : found;
  return { page: range ? sorted.slice(range[0], range[1] + 1) : sorted, total: found.length };
};
