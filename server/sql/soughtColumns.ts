import type { CollectionName } from '../../api/store/collections.ts';
import { searchable } from '../../src/domain/base/search.ts';
import { assignedText } from '../../src/domain/fleet/assigned.ts';
import { expiryFieldsOf, searchTextOf } from '../../src/domain/records/filter.ts';
import { orderKey } from '../../src/domain/records/query.ts';
import type { AnyRecordType, Draft } from '../../src/domain/records/recordType.ts';
import { serviceOf } from '../../src/domain/records/service.ts';
import { column, type Column, type Index } from './column.ts';

/** The column in which a row is searched, and that by which rows linked to it are found. */
export const SEARCH_COLUMN = '_search';
export const LINKED_COLUMN = '_linked';
/** The column by which rows are sorted, of the name that readers of Arabic see. */
export const sortColumn = (field: string, inArabic = false): string =>
  `_sort${inArabic ? '_arabic' : ''}_${field}`;

/** Lists are mostly sorted by what they show at first; of other texts the order is made when it is asked for. */
const sortColumns = ({ fields, columns, key, label }: AnyRecordType): Column[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'text' || field.multiline || !columns.includes(name)) return [];
    const of = (inArabic: boolean) =>
      column(sortColumn(name, inArabic), 'text', {
        isIndexed: name === key || name === label,
        derive: (row) => orderKey(row, name, inArabic) as string | null,
      });
    return fields[`${name}_ar`] ? [of(false), of(true)] : [of(false)];
  });

const namedFields = ({ join }: AnyRecordType): string[] =>
  join?.found?.flatMap(({ by, isNamed }) => (isNamed ? [by] : [])) ?? [];

export const searchColumn = (type: AnyRecordType): Column =>
  column(SEARCH_COLUMN, 'text', { derive: (row) => searchable(searchTextOf(type, row)) });

/** What a list is searched in and sorted by; `isLinked` if others are found by these rows. */
export const soughtColumns = (type: AnyRecordType, isLinked: boolean): Column[] => {
  const named = namedFields(type);
  // What names nothing helps to find nothing.
  const helps = (row: Draft) => named.length === 0 || named.some((field) => Boolean(row[field]));
  const linkedText = (row: Draft) => (helps(row) ? searchable(assignedText(type, row)) : null);
  return [
    searchColumn(type),
    ...(isLinked ? [column(LINKED_COLUMN, 'text', { derive: linkedText })] : []),
    ...sortColumns(type),
  ];
};

/** So that what is asked of a long list is found in an index, without its table. */
export const soughtIndexes = (
  table: CollectionName,
  type: AnyRecordType,
  isLinked: boolean,
): Index[] => {
  const index = (name: string, columns: readonly string[], only?: 'SQLite'): Index => ({
    name: `${table}_${name}`,
    columns,
    ...(only && { only }),
  });
  const named = namedFields(type);
  const service = serviceOf(type);
  const days = [...expiryFieldsOf(type).values()];
  const shown = type.columns.filter((name) => {
    const kind = type.fields[name]?.kind;
    return kind !== undefined && kind !== 'text' && kind !== 'relationship' && !days.includes(name);
  });
  return [
    index(SEARCH_COLUMN, [SEARCH_COLUMN, ...named], 'SQLite'),
    // Few of those that name others do, and these are found by their names.
    ...(isLinked && named.length === 0 ? [index(LINKED_COLUMN, [LINKED_COLUMN], 'SQLite')] : []),
    ...(service ? days.map((day) => index(`${day}_${service.field}`, [day, service.field])) : []),
    ...shown.map((name) => index(`shown_${name}`, [name])),
  ];
};
