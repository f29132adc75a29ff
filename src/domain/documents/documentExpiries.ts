import type { IsoDate } from '../base/dates.ts';
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

/** Every known date of the documents that count on `today`, most urgent first. */
export const documentExpiries = (documents: readonly FleetDocument[], today: IsoDate): Expiry[] =>
  expiriesOf(DOCUMENTS, currentDocuments(documents), today);
