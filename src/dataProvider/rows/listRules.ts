import { companyDay } from '../../domain/base/companyDay.ts';
import { filtersOf, searchTextOf } from '../../domain/records/filter.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { conventions } from '../../domain/settings/conventions.ts';
import type { ListRules } from '../endpoints.ts';

/** How the list of a declared record type is searched and narrowed down. */
export const listRulesOf = (
  type: AnyRecordType,
): ListRules & { searchFields: readonly string[] } => ({
  searchFields: [],
  searchText: (row) => searchTextOf(type, row),
  filters: Object.fromEntries(
    Object.entries(filtersOf(type)).map(([name, test]) => [
      name,
      (row, value, rows) => test(row, value, rows, companyDay(conventions())),
    ]),
  ),
});
