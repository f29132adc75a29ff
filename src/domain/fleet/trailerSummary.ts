import type { CompanyDay } from '../base/companyDay.ts';
import { countEach } from '../records/figures.ts';
import type { Trailer } from './trailer.ts';
import { trailerMatches, type TrailerFilter } from './trailerFilter.ts';

/** The figures of the trailers screen and the rows that each of them opens. */
export const TRAILER_FIGURES = {
  total: {},
  active: { status: 'active' },
  empty: { load_state: 'empty' },
  /** At least one paper is due within 30 days; what is already past counts apart. */
  due: { expiry: 'due' },
  overdue: { expiry: 'overdue' },
} as const satisfies Record<string, TrailerFilter>;
export type TrailerFigure = keyof typeof TRAILER_FIGURES;
export type TrailerSummary = Record<TrailerFigure, number>;

/** A trailer with one paper due and another one past counts in both, and is in both lists. */
export const summarizeTrailers = (trailers: readonly Trailer[], day: CompanyDay): TrailerSummary =>
  countEach<TrailerFigure, TrailerFilter, Trailer>(TRAILER_FIGURES, trailers, (trailer, filter) =>
    trailerMatches(trailer, filter, day),
  );
