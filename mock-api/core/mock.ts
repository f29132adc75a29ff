import { rmSync } from 'node:fs';

import { todayIn } from '../../src/domain/base/dates.ts';
import { generateAll } from '../data/index.ts';
import { readFile, Saver } from '../server/persistence.ts';
import type { Api } from './api.ts';
import { Faults } from './faults.ts';
import { fits, seedOptions, type Dialect, type MockOptions, type SeedOptions } from './options.ts';
import { RequestLog } from './requestLog.ts';
import { createStore, loadStore } from './store/store.ts';
import { Uploads } from './uploads.ts';

export interface ResetOptions {
  seed: SeedOptions;
  dialect: Dialect;
  latency: number;
  /** Tokens are forgotten too: everybody has to sign in again. */
  tokens: boolean;
}

/** The state of a running mock: data, faults, log. It knows nothing of HTTP. */
export interface Mock {
  api: Api;
  faults: Faults;
  log: RequestLog;
  latency: number;
  seed: SeedOptions;
  /** What the operator should know about the data that were found. */
  notices: string[];
  reset(options: ResetOptions): void;
  save(): Promise<void>;
}

const describe = ({ seed, counts }: SeedOptions) =>
  `seed ${seed}, ${Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`;

export const createMock = (options: MockOptions): Mock => {
  const { file } = options;
  const wanted = seedOptions(options);
  const today = () => options.today ?? todayIn();
  const uploads = new Uploads(options.uploadsDir);
  if (options.fresh) {
    if (file !== undefined) rmSync(file, { force: true });
    uploads.clear();
  }

  const found = file === undefined ? undefined : readFile(file);
  const notices = found ? [`Going on with the data of ${file} (${describe(found.origin)}).`] : [];
  if (found && !fits(found.origin, options)) {
    notices.push(`They are not what was asked for (${describe(wanted)}): --fresh makes them anew.`);
  }

  let saver: Saver | undefined;
  const store = createStore(found?.data ?? generateAll(wanted, today()), () => saver?.touch());
  if (file !== undefined) saver = new Saver(file, store, found?.origin ?? wanted);
  if (!found) saver?.touch();

  const mock: Mock = {
    api: {
      store,
      uploads,
      dialect: options.dialect ?? 'full',
      today,
      now: () => new Date().toISOString(),
    },
    faults: new Faults(),
    log: new RequestLog(),
    latency: options.latency ?? 0,
    seed: found?.origin ?? wanted,
    notices,
    reset: ({ seed, dialect, latency, tokens }) => {
      const kept = tokens ? [] : store.tokens.all();
      loadStore(store, { ...generateAll(seed, today()), tokens: kept });
      saver?.touch(seed);
      uploads.clear();
      mock.faults.clear();
      mock.log.clear();
      mock.api.dialect = dialect;
      mock.latency = latency;
      mock.seed = seed;
    },
    save: async () => saver?.flush(),
  };
  return mock;
};
