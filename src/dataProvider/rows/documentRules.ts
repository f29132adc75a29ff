import type { FleetDocument } from '../../domain/documents/document.ts';
import { DOCUMENT_FILTERS, documentMatches } from '../../domain/documents/documentFilter.ts';
import { renewalsIn, type Renewals } from '../../domain/documents/documentState.ts';
import type { ListRules, RowFilter } from '../endpoints.ts';
import type { Row } from './rows.ts';

const renewalsOfRows = new WeakMap<readonly Row[], Renewals<FleetDocument>>();

/** Derived once per list: each of its rows is compared with them. */
const renewalsAmong = (rows: readonly Row[]): Renewals<FleetDocument> => {
  const known = renewalsOfRows.get(rows) ?? renewalsIn(rows as FleetDocument[]);
  renewalsOfRows.set(rows, known);
  return known;
};

const filterOf =
  (name: (typeof DOCUMENT_FILTERS)[number]): RowFilter =>
  (row, value, { rows, today }) =>
    documentMatches(row as FleetDocument, { [name]: value }, renewalsAmong(rows), today);

/** The filters of the documents list. */
export const documentRules: Pick<ListRules, 'filters'> = {
  filters: Object.fromEntries(DOCUMENT_FILTERS.map((name) => [name, filterOf(name)])),
};
