export const DIALECTS = ['full', 'terse'] as const;

/**
 * How the server speaks. 'terse' is the poorest server that the specification allows: writes answer
 * only {"success": true}, lists honour `limit` only, numbers are sent as strings, and a driver is
 * updated on /fleet/drivers/index.php alone.
 */
export type Dialect = (typeof DIALECTS)[number];

export const DEFAULT_COUNTS = {
  drivers: 120,
  trucks: 90,
  trailers: 80,
  documents: 400,
  activity: 250,
  diesel_days: 180,
};
export type Counts = typeof DEFAULT_COUNTS;
export type CountName = keyof Counts;

export const COUNT_NAMES = Object.keys(DEFAULT_COUNTS) as CountName[];

/** What the generated data depend on, beside the day. */
export interface SeedOptions {
  seed: number;
  counts: Counts;
}

export const DEFAULT_SEED = 1;

export interface MockOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  seed?: number;
  counts?: Partial<Counts>;
  /** Milliseconds that every answer of the API waits. */
  latency?: number;
  /** Where the data are kept over a restart; without it they are gone with the process. */
  file?: string;
  /** Drop what the file holds. */
  fresh?: boolean;
  dialect?: Dialect;
  /** Where uploads are kept; without it they stay in memory. */
  uploadsDir?: string;
  /** The day on which the data are made, for tests; otherwise today in the company's time zone. */
  today?: string;
}

export const seedOptions = ({
  seed = DEFAULT_SEED,
  counts = {},
}: Pick<MockOptions, 'seed' | 'counts'>): SeedOptions => ({
  seed,
  counts: { ...DEFAULT_COUNTS, ...counts },
});

/** True when data of this origin are what the options ask for; what they leave open fits anyway. */
export const fits = (
  origin: SeedOptions,
  { seed, counts = {} }: Pick<MockOptions, 'seed' | 'counts'>,
): boolean =>
  (seed ?? origin.seed) === origin.seed &&
  COUNT_NAMES.every((name) => (counts[name] ?? origin.counts[name]) === origin.counts[name]);
