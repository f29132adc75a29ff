import type { CompanyDay } from '../base/companyDay.ts';
import { countEach } from '../records/figures.ts';
import type { FleetDocument } from './document.ts';
import { documentMatches, type DocumentFilter } from './documentFilter.ts';
import { renewalsIn } from './documentState.ts';

/** The figures of the documents screen and the rows that each of them opens. */
export const DOCUMENT_FIGURES = {
  total: {},
  /** Neither superseded nor past. */
  active: { state: 'active' },
  due: { state: 'due' },
  overdue: { state: 'overdue' },
} as const satisfies Record<string, DocumentFilter>;
export type DocumentFigure = keyof typeof DOCUMENT_FIGURES;

export interface DocumentSummary extends Record<DocumentFigure, number> {
  /** The size of all files together, those of superseded documents too. */
  bytes: number;
}

const sizeOf = ({ size_bytes }: FleetDocument) => (Number.isFinite(size_bytes) ? size_bytes : 0);

/** Counts the figures of the documents from the rows that each opens. */
export const summarizeDocuments = (
  documents: readonly FleetDocument[],
  day: CompanyDay,
): DocumentSummary => {
  const renewals = renewalsIn(documents);
  const counts = countEach<DocumentFigure, DocumentFilter, FleetDocument>(
    DOCUMENT_FIGURES,
    documents,
    (document, filter) => documentMatches(document, filter, renewals, day),
  );
  return { ...counts, bytes: documents.reduce((sum, document) => sum + sizeOf(document), 0) };
};
