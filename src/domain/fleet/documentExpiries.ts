import type { IsoDate } from '../dates.ts';
import { expiriesOf } from '../expiries.ts';
import type { Expiry } from '../expiry.ts';
import { RESOURCES } from '../resources.ts';
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
