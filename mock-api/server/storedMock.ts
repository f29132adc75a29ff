import { rmSync } from 'node:fs';

import { hashSync, verifySync } from '@node-rs/argon2';

import type { QuickPasswords } from '../../api/passwords.ts';
import { initialToday } from '../../api/server.ts';
import { memoryDatabase } from '../../api/store/store.ts';
import type { IsoDate } from '../../src/domain/base/dates.ts';
import { createMock, type Mock } from '../core/mock.ts';
import { fits, seedOptions, type SeedOptions } from '../core/options.ts';
import { plainPasswords } from '../core/passwords.ts';
import { generateAll } from '../data/index.ts';
import { folder } from './folder.ts';
import type { MockOptions } from './options.ts';
import { readFile, Saver } from './persistence.ts';

// The cheapest: accounts are generated again for every test server.
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Stores passwords as salted hashes, as they end up in a file. */
const hashedPasswords: QuickPasswords = {
  ...plainPasswords,
  hash: (password) => hashSync(password, COST),
  matches: (password, stored) => stored.startsWith('$argon2') && verifySync(stored, password),
};

interface StoredMock {
  mock: Mock;
  /** What the operator should know about the data found. */
  notices: string[];
  save: () => Promise<void>;
}

const describe = ({ seed, counts }: SeedOptions) =>
  `seed ${seed}, ${Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`;

/** A mock that continues with its file's data, and keeps that file up to date. */
export const createStoredMock = (options: MockOptions): StoredMock => {
  const { file, uploadsDir, fresh, dialect, latency, today } = options;
  const asked = seedOptions(options);
  const files = uploadsDir === undefined ? undefined : folder(uploadsDir);
  if (fresh) {
    if (file !== undefined) rmSync(file, { force: true });
    if (uploadsDir !== undefined) rmSync(uploadsDir, { recursive: true, force: true });
  }

  const found = file === undefined ? undefined : readFile(file);
  const notices = found ? [`Going on with the data of ${file} (${describe(found.origin)}).`] : [];
  if (found && !fits(found.origin, options)) {
    notices.push(`They are not what was asked for (${describe(asked)}): --fresh makes them anew.`);
  }

  let saver: Saver | undefined;
  const generate = (seed: SeedOptions, day: IsoDate) => generateAll(seed, day, hashedPasswords);
  const database = memoryDatabase(found?.data ?? generate(asked, initialToday(today)), () =>
    saver?.touch(mock.seed),
  );
  const mock = createMock({
    generate,
    seed: found?.origin ?? asked,
    database,
    passwords: hashedPasswords,
    files,
    dialect,
    latency,
    today,
  });
  if (file !== undefined) saver = new Saver(file, database.store, mock.seed);
  if (!found) saver?.touch();
  return { mock, notices, save: async () => saver?.flush() };
};
