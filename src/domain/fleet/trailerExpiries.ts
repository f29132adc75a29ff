import type { IsoDate } from '../dates.ts';
import { expiriesOf, paperStatus } from '../expiries.ts';
import type { Expiry, ExpiryKind } from '../expiry.ts';
import { RESOURCES } from '../resources.ts';
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

export const trailerExpiry = (trailer: Trailer, paper: TrailerPaper, today: IsoDate) =>
  paperStatus(TRAILER_HOLDER, trailer, paper, today);

/** Every known date of the trailers' papers on `today`, most urgent first. */
export const trailerExpiries = (trailers: readonly Trailer[], today: IsoDate): Expiry[] =>
  expiriesOf(TRAILER_HOLDER, trailers, today);
