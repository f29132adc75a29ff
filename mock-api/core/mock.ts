import { companyDay, type CompanyDay } from '../../src/domain/base/companyDay.ts';
import type { IsoDate } from '../../src/domain/base/dates.ts';
import { readLocalization } from '../../src/domain/settings/localization.ts';
import type { Api } from './api.ts';
import { Faults } from './faults.ts';
import type { Choices } from './foreign/choices.ts';
import { choicesOf, seedOptions, type Dialect, type SeedOptions } from './options.ts';
import { plainPasswords, type Passwords } from './passwords.ts';
import { RequestLog } from './requestLog.ts';
import type { Dataset } from './store/collections.ts';
import { createStore, loadStore } from './store/store.ts';
import { Uploads, type FileStore } from './uploads.ts';

export interface MockSetup {
  /** Generates the data, initially and at each reset. */
  generate: (seed: SeedOptions, today: IsoDate) => Dataset;
  seed?: SeedOptions;
  /** What an earlier run stored; nothing is then generated before the first reset. */
  stored?: Dataset;
  /** Called after each change to the data, with what they were generated from. */
  onChange?: (seed: SeedOptions) => void;
  files?: FileStore;
  passwords?: Passwords;
  dialect?: Dialect;
  /** Of the dialect 'foreign', only these choices. */
  choices?: Choices;
  /** Delays every answer of the API, in milliseconds. */
  latency?: number;
  /** The day for which the data are generated, for tests; by default today in the company's time zone. */
  today?: IsoDate;
}

export interface ResetOptions {
  seed: SeedOptions;
  dialect: Dialect;
  latency: number;
  /** Also drops all tokens, so that every user has to sign in again. */
  tokens: boolean;
}

/** The state of a running mock: data, faults, log. Independent of HTTP and disks. */
export interface Mock {
  api: Api;
  faults: Faults;
  log: RequestLog;
  latency: number;
  readonly seed: SeedOptions;
  reset(options: ResetOptions): void;
}

export const createMock = (setup: MockSetup): Mock => {
  const { generate, passwords = plainPasswords, dialect = 'full' } = setup;
  let seed = setup.seed ?? seedOptions({});
  const dayBy = (stored: unknown): CompanyDay => {
    const day = companyDay(readLocalization(stored));
    return { ...day, today: setup.today ?? day.today };
  };
  /** The day of a company that has stored no localization yet. */
  const initialToday = () => dayBy(undefined).today;
  const uploads = new Uploads(setup.files ?? new Map<string, Uint8Array>());
  const store = createStore(setup.stored ?? generate(seed, initialToday()), () =>
    setup.onChange?.(seed),
  );
  const day = () => dayBy(store.settings.find(({ section }) => section === 'localization'));
  const mock: Mock = {
    api: {
      store,
      uploads,
      passwords,
      dialect,
      choices: setup.choices ?? choicesOf(dialect),
      day,
      today: () => day().today,
      now: () => new Date().toISOString(),
    },
    faults: new Faults(),
    log: new RequestLog(),
    latency: setup.latency ?? 0,
    get seed() {
      return seed;
    },
    reset: ({ seed: next, dialect: spoken, latency, tokens }) => {
      const remaining = tokens ? [] : store.tokens.all();
      seed = next;
      loadStore(store, { ...generate(seed, initialToday()), tokens: remaining });
      uploads.clear();
      mock.faults.clear();
      mock.log.clear();
      mock.api.dialect = spoken;
      mock.api.choices = choicesOf(spoken);
      mock.latency = latency;
    },
  };
  return mock;
};
