import { CHOICES, type Choices } from './foreign/choices.ts';

export const DIALECTS = ['full', 'terse', 'foreign'] as const;

/**
 * 'terse' is the poorest server that the contract allows: writes answer only {"success": true},
 * lists honour `limit` only, numbers are sent as strings, and a driver is updated at
 * /fleet/drivers/index.php only. 'foreign' decides whatever the contract leaves open otherwise than
 * 'full'.
 */
export type Dialect = (typeof DIALECTS)[number];

/** What a server of a dialect decides otherwise. */
export const choicesOf = (dialect: Dialect): Choices =>
  new Set(dialect === 'foreign' ? CHOICES : []);

export const DEFAULT_COUNTS = {
  drivers: 120,
  trucks: 90,
  trailers: 80,
  documents: 400,
  activity: 250,
  diesel_days: 180,
  /** Bowsers that are kept as tanks; two at most. */
  bowsers: 0,
};
export type Counts = typeof DEFAULT_COUNTS;
type CountName = keyof Counts;

export const COUNT_NAMES = Object.keys(DEFAULT_COUNTS) as CountName[];

/** Besides the day. */
export interface SeedOptions {
  seed: number;
  counts: Counts;
}

export const DEFAULT_SEED = 1;

/** The requested options; those left out take their defaults. */
interface AskedSeed {
  seed?: number;
  counts?: Partial<Counts>;
}

export const seedOptions = ({ seed = DEFAULT_SEED, counts = {} }: AskedSeed): SeedOptions => ({
  seed,
  counts: { ...DEFAULT_COUNTS, ...counts },
});

/** Options that are left out always match. */
export const fits = (origin: SeedOptions, { seed, counts = {} }: AskedSeed): boolean =>
  (seed ?? origin.seed) === origin.seed &&
  COUNT_NAMES.every((name) => (counts[name] ?? origin.counts[name]) === origin.counts[name]);
