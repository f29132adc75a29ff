import type { FleetDocument } from '../../domain/documents/document.ts';
import { DOCUMENT_FILTERS, documentMatches } from '../../domain/documents/documentFilter.ts';
import { renewalsIn, type Renewals } from '../../domain/documents/documentState.ts';
import type { ListRules, Row, RowFilter } from '../endpoints.ts';

const renewalsOfRows = new WeakMap<readonly Row[], Renewals<FleetDocument>>();

/** Worked out once for all rows of a list, which are asked for each of them. */
const renewalsAmong = (rows: readonly Row[]): Renewals<FleetDocument> => {
  const known = renewalsOfRows.get(rows) ?? renewalsIn(rows as unknown as FleetDocument[]);
  renewalsOfRows.set(rows, known);
  return known;
};

const filterOf =
  (name: (typeof DOCUMENT_FILTERS)[number]): RowFilter =>
  (row, value, day, rows) => {
    const document = row as unknown as FleetDocument;
    return documentMatches(document, { [name]: value }, renewalsAmong(rows), day);
  };

/** How the list of documents is narrowed down. */
export const documentRules: ListRules = {
  filters: Object.fromEntries(DOCUMENT_FILTERS.map((name) => [name, filterOf(name)])),
};
