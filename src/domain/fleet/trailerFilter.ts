import type { CompanyDay } from '../base/companyDay.ts';
import { papersMatch, type PaperFilter } from '../expiries/expiries.ts';
import type { LoadState, Trailer, TrailerStatus, TrailerType } from './trailer.ts';
import { TRAILER_HOLDER, type TrailerPaper } from './trailerExpiries.ts';

/** The fields that the search box of the trailers screen looks into, beside the plate. */
export const TRAILER_SEARCH_FIELDS = [
  'trailer_number',
  'make',
  'model',
  'tir_number',
] as const satisfies readonly (keyof Trailer)[];

/** What the trailers list can be narrowed to, beside the search text. */
export interface TrailerFilter extends PaperFilter<TrailerPaper> {
  status?: TrailerStatus;
  type?: TrailerType;
  load_state?: LoadState;
}

/** Every filter that `trailerMatches` knows, for whoever offers them one by one. */
export const TRAILER_FILTERS = [
  'status',
  'type',
  'load_state',
  'expiry',
  'registration',
  'insurance',
  'tir',
] as const satisfies readonly (keyof TrailerFilter)[];

/** Whether a trailer is among what the filter wants on `day`. */
export const trailerMatches = (trailer: Trailer, filter: TrailerFilter, day: CompanyDay): boolean =>
  (!filter.status || trailer.status === filter.status) &&
  (!filter.type || trailer.type === filter.type) &&
  (!filter.load_state || trailer.load_state === filter.load_state) &&
  papersMatch(TRAILER_HOLDER, trailer, filter, day);
