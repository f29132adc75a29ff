import type { CompanyDay } from '../base/companyDay.ts';
import { expiriesOf } from '../expiries/expiries.ts';
import type { Expiry } from '../expiries/expiry.ts';
import { RESOURCES } from '../records/resources.ts';
import type { FleetDocument } from './document.ts';
import { currentDocuments } from './documentState.ts';

const DOCUMENTS = {
  resource: RESOURCES.documents,
  papers: { document: 'expiry_date' },
  label: ({ title }: FleetDocument) => title,
} as const;

/** Every known date of the documents that count on `day`, most urgent first. */
export const documentExpiries = (documents: readonly FleetDocument[], day: CompanyDay): Expiry[] =>
  expiriesOf(DOCUMENTS, currentDocuments(documents), day);
