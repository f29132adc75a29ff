import type { Api } from '../../api/api.ts';
import type { Passwords } from '../../api/passwords.ts';
import { createServer, initialToday, type Server } from '../../api/server.ts';
import type { Dataset } from '../../api/store/collections.ts';
import { memoryDatabase, type Database } from '../../api/store/store.ts';
import { filesInMemory, Uploads, type FileStore } from '../../api/uploads.ts';
import type { IsoDate } from '../../src/domain/base/dates.ts';
import { Faults } from './faults.ts';
import type { Choices } from './foreign/choices.ts';
import { madeOperations } from './operations.ts';
import { choicesOf, seedOptions, type Dialect, type SeedOptions } from './options.ts';
import { plainPasswords } from './passwords.ts';
import { RequestLog } from './requestLog.ts';
import { samplePdf, seedFileId } from './samplePdf.ts';
import { speechOf } from './speech.ts';

export interface MockSetup {
  /** Generates the data, initially and at each reset. */
  generate: (seed: SeedOptions, today: IsoDate) => Dataset;
  seed?: SeedOptions;
  /** As the product's own server does. */
  announcesLists?: true;
  /** Where the rows are kept; by default in memory, where they are generated. */
  database?: Database;
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

interface ResetOptions {
  seed: SeedOptions;
  dialect: Dialect;
  choices?: Choices;
  latency: number;
  tokens: boolean;
}

/** The state of a running mock: data, faults, log. Independent of HTTP and disks. */
export interface Mock extends Server {
  faults: Faults;
  log: RequestLog;
  latency: number;
  dialect: Dialect;
  readonly seed: SeedOptions;
  reset(options: ResetOptions): Promise<void>;
}

const madeFile: Api['madeFile'] = async (name, { documents }) => {
  const seeded = await documents.get(seedFileId(name));
  return seeded && samplePdf(seeded);
};

export const createMock = (setup: MockSetup): Mock => {
  const { generate, today, passwords = plainPasswords, dialect = 'full' } = setup;
  let seed = setup.seed ?? seedOptions({});
  const uploads = new Uploads(setup.files ?? filesInMemory());
  const database = setup.database ?? memoryDatabase(generate(seed, initialToday(today)));
  const operations = madeOperations(() => new Date().toISOString());
  const speech = speechOf(dialect, setup.choices ?? choicesOf(dialect));
  const { announcesLists } = setup;
  const answers = { speech, announcesLists, madeFile, today };
  const mock: Mock = {
    ...createServer({ database, uploads, passwords, operations, ...answers }),
    faults: new Faults(),
    log: new RequestLog(),
    latency: setup.latency ?? 0,
    dialect,
    get seed() {
      return seed;
    },
    reset: async ({ seed: next, dialect: spoken, choices, latency, tokens }) => {
      seed = next;
      const remaining = tokens ? [] : await database.store.tokens.all();
      await database.load({ ...generate(seed, initialToday(today)), tokens: remaining });
      await uploads.clear();
      mock.faults.clear();
      mock.log.clear();
      mock.dialect = spoken;
      mock.speech = speechOf(spoken, choices ?? choicesOf(spoken));
      mock.api.speech = mock.speech;
      mock.latency = latency;
    },
  };
  return mock;
};
