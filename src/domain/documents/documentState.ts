import type { CompanyDay } from '../base/companyDay.ts';
import { expiryStatus } from '../expiries/expiry.ts';
import type { FleetDocument } from './document.ts';

/** Where a document stands: like any paper, or renewed by a later one and only kept. */
export const DOCUMENT_STATES = ['valid', 'due', 'overdue', 'unknown', 'superseded'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Each superseded document's id with the one that renews it. */
export type Renewals<D> = ReadonlyMap<number, D>;

/** Which documents another one renews. */
export const renewalsIn = <D extends Pick<FleetDocument, 'id' | 'replaces_id'>>(
  documents: readonly D[],
): Renewals<D> => {
  const renewals = new Map<number, D>();
  for (const document of documents) {
    const { id, replaces_id } = document;
    // A document that says it renews itself would vanish from everything that counts.
    if (typeof replaces_id === 'number' && replaces_id !== id) renewals.set(replaces_id, document);
  }
  return renewals;
};

/** Where a document stands on `day`. */
export const documentState = (
  { id, expiry_date }: Pick<FleetDocument, 'id' | 'expiry_date'>,
  renewals: Renewals<unknown>,
  day: CompanyDay,
): DocumentState =>
  renewals.has(id) ? 'superseded' : expiryStatus(expiry_date, day.today, day.due_soon_days).state;

/** The documents that no other one renews. */
export const currentDocuments = <D extends Pick<FleetDocument, 'id' | 'replaces_id'>>(
  documents: readonly D[],
): D[] => {
  const renewals = renewalsIn(documents);
  return documents.filter(({ id }) => !renewals.has(id));
};
