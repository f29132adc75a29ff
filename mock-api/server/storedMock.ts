import { rmSync } from 'node:fs';

import { createMock, type Mock } from '../core/mock.ts';
import { fits, seedOptions, type SeedOptions } from '../core/options.ts';
import { generateAll } from '../data/index.ts';
import { folder } from './folder.ts';
import type { MockOptions } from './options.ts';
import { hashedPasswords } from './passwords.ts';
import { readFile, Saver } from './persistence.ts';

export interface StoredMock {
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
    files?.clear();
  }

  const found = file === undefined ? undefined : readFile(file);
  const notices = found ? [`Going on with the data of ${file} (${describe(found.origin)}).`] : [];
  if (found && !fits(found.origin, options)) {
    notices.push(`They are not what was asked for (${describe(asked)}): --fresh makes them anew.`);
  }

  let saver: Saver | undefined;
  const mock = createMock({
    generate: (seed, day) => generateAll(seed, day, hashedPasswords),
    seed: found?.origin ?? asked,
    stored: found?.data,
    onChange: (seed) => saver?.touch(seed),
    passwords: hashedPasswords,
    files,
    dialect,
    latency,
    today,
  });
  if (file !== undefined) saver = new Saver(file, mock.api.store, mock.seed);
  if (!found) saver?.touch();
  return { mock, notices, save: async () => saver?.flush() };
};
