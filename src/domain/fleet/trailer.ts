import type { IsoDate } from '../base/dates.ts';
import type { Plate } from '../plates/plate.ts';

export const TRAILER_STATUSES = ['active', 'maintenance', 'inactive'] as const;
export type TrailerStatus = (typeof TRAILER_STATUSES)[number];

export const DEFAULT_TRAILER_STATUS: TrailerStatus = 'active';

/** The first three are the specification's. */
export const TRAILER_TYPES = [
  'flatbed',
  'container',
  'refrigerated',
  'tanker',
  'lowbed',
  'curtain',
] as const;
export type TrailerType = (typeof TRAILER_TYPES)[number];

export const LOAD_STATES = ['empty', 'loaded'] as const;
export type LoadState = (typeof LOAD_STATES)[number];

/** A trailer as the API stores it; the empty value of every optional field is null. */
export interface Trailer extends Plate {
  id: number;
  /** The company's own number for the trailer, unique. */
  trailer_number: string;
  type: TrailerType | null;
  make: string | null;
  model: string | null;
  color: string | null;
  year: number | null;
  axle_count: number | null;
  company_id: number | null;
  /** What the number means is open (design.md section 2): kept as typed, never interpreted. */
  tir_number: string | null;
  tir_expiry: IsoDate | null;
  registration_expiry: IsoDate | null;
  insurance_expiry: IsoDate | null;
  load_state: LoadState;
  /** Only a refrigerated trailer has a temperature range. */
  temp_min_c: number | null;
  temp_max_c: number | null;
  status: TrailerStatus;
  notes: string | null;
}

export type TrailerInput = Omit<Trailer, 'id'>;
export type TrailerField = keyof TrailerInput;

/** The fields that are stored as numbers. */
export const TRAILER_NUMBERS = [
  'year',
  'axle_count',
  'company_id',
  'temp_min_c',
  'temp_max_c',
] as const satisfies TrailerField[];
