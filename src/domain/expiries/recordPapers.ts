import type { CompanyDay } from '../base/companyDay.ts';
import {
  documents as documentType,
  type FleetDocument,
  type HolderType,
} from '../documents/documents.ts';
import { documentKind, documentStatus, renewalsAmong } from '../documents/documentState.ts';
import { asHolder, type Expiry } from '../records/expiry.ts';

/** A driver or vehicle with its expiry dates, known or not, each with its file. */
interface PaperHolder {
  type: HolderType;
  id: number;
  dates: readonly Expiry[];
  /** It is no longer in service. */
  isOff: boolean;
}

const ownPaper = (
  document: FleetDocument,
  { dates, isOff }: PaperHolder,
  day: CompanyDay,
): Expiry => {
  const kind = documentKind(document);
  const holder_date = dates.find((date) => date.kind === kind)?.date;
  return {
    ...documentStatus({ ...document, ...(holder_date && { holder_date }), holder_off: isOff }, day),
    kind: 'document',
    field: 'expiry_date',
    date: document.expiry_date ?? '',
    holder: asHolder(documentType, document),
    document,
  };
};

const urgency = ({ date }: Expiry) => date || '9999';

/**
 * Every paper of a driver or vehicle once, most urgent first: its expiry dates, and its documents that are the file of
 * none of these. Superseded documents are listed separately.
 */
export const recordPapers = (
  holder: PaperHolder,
  documents: readonly FleetDocument[],
  day: CompanyDay,
): { papers: Expiry[]; superseded: FleetDocument[] } => {
  const renewals = renewalsAmong(documents);
  const files = new Set(holder.dates.map(({ document }) => document?.id));
  const held = documents.filter(
    ({ holder_type, holder_id }) => holder_type === holder.type && holder_id === holder.id,
  );
  const others = held.filter(({ id }) => !renewals.has(id) && !files.has(id));
  return {
    papers: [
      ...holder.dates,
      ...others.map((document) => ownPaper(document, holder, day)),
    ].toSorted((a, b) => urgency(a).localeCompare(urgency(b))),
    superseded: held.filter(({ id }) => renewals.has(id)),
  };
};
