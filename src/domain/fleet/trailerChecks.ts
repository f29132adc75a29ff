import {
  date,
  integer,
  isEmpty,
  maxLength,
  numberFrom,
  numberOf,
  oneOf,
  problemsOf,
  required,
  type Check,
  type Problems,
} from '../base/validation.ts';
import { plateChecks, plateProblems } from '../plates/plateChecks.ts';
import { LOAD_STATES, TRAILER_STATUSES, TRAILER_TYPES, type TrailerField } from './trailer.ts';

/** A trailer needs its number; the rest may be empty. */
export const trailerChecks = {
  trailer_number: [required, maxLength(50)],
  type: [oneOf(TRAILER_TYPES)],
  ...plateChecks,
  make: [maxLength(100)],
  model: [maxLength(100)],
  color: [maxLength(50)],
  year: [integer, numberFrom(1950, 2100)],
  axle_count: [integer, numberFrom(1, 12)],
  company_id: [integer],
  tir_number: [maxLength(50)],
  tir_expiry: [date],
  registration_expiry: [date],
  insurance_expiry: [date],
  load_state: [oneOf(LOAD_STATES)],
  temp_min_c: [numberFrom(-40, 40)],
  temp_max_c: [numberFrom(-40, 40)],
  status: [oneOf(TRAILER_STATUSES)],
  notes: [maxLength(2000)],
} satisfies Record<TrailerField, readonly Check[]>;

export const TEMPERATURES = ['temp_min_c', 'temp_max_c'] as const satisfies TrailerField[];

type Draft = Partial<Record<TrailerField, unknown>>;

/** Whether a trailer, or what a form holds of one, cools. */
export const isRefrigerated = ({ type }: { type?: unknown }): boolean => type === 'refrigerated';

/** Only a refrigerated trailer has a temperature range, and its ends stand in order. */
export const temperatureProblems = (trailer: Draft): Problems<TrailerField> => {
  if (!isRefrigerated(trailer)) {
    const filled = TEMPERATURES.filter((field) => !isEmpty(trailer[field]));
    return Object.fromEntries(filled.map((field) => [field, { code: 'onlyRefrigerated' }]));
  }
  const [lowest, highest] = TEMPERATURES.map((field) => numberOf(trailer[field]));
  const isReversed = lowest !== undefined && highest !== undefined && lowest > highest;
  return isReversed ? { temp_max_c: { code: 'belowLowest' } } : {};
};

/** What is wrong with a trailer, by field. Whether number or plate are taken is for the caller to add. */
export const trailerProblems = (trailer: Draft): Problems<TrailerField> => ({
  ...temperatureProblems(trailer),
  ...problemsOf<TrailerField>(trailerChecks, trailer),
  ...plateProblems(trailer),
});
