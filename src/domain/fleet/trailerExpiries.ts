import { papersOf } from '../expiries/expiries.ts';
import type { ExpiryKind } from '../expiries/expiry.ts';
import { RESOURCES } from '../records/resources.ts';
import type { Trailer } from './trailer.ts';

/** The papers of a trailer that expire, and the field that holds each date. */
export const TRAILER_PAPERS = {
  registration: 'registration_expiry',
  insurance: 'insurance_expiry',
  tir: 'tir_expiry',
} as const satisfies Partial<Record<ExpiryKind, keyof Trailer>>;
export type TrailerPaper = keyof typeof TRAILER_PAPERS;

export const TRAILER_HOLDER = {
  resource: RESOURCES.trailers,
  papers: TRAILER_PAPERS,
  label: ({ trailer_number }: Trailer) => trailer_number,
};

const papers = papersOf(TRAILER_HOLDER);

/** Where one paper of a trailer stands on a day. */
export const trailerExpiry = papers.statusOf;

/** Every known date of the trailers' papers on a day, most urgent first. */
export const trailerExpiries = papers.expiriesOf;
