import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import {
  COUNT_NAMES,
  DEFAULT_COUNTS,
  DEFAULT_SEED,
  DIALECTS,
  type Counts,
} from '../core/options.ts';
import type { MockOptions } from './options.ts';

const DEFAULT_FILE = join(import.meta.dirname, '..', '..', '.cache', 'mock-api', 'data.ndjson');

const flagOf = (name: string) => name.replaceAll('_', '-');

const counted = COUNT_NAMES.map(
  (name) => `  --${flagOf(name)} N`.padEnd(22) + `how many (${DEFAULT_COUNTS[name]})`,
).join('\n');

export const HELP = `The mock API of Qafila. What is written to it survives a restart.

Usage: npm run mock -- [flags]

  --port N            where it listens (4000, or a free port when that is taken)
  --seed N            which data are generated (${DEFAULT_SEED})
${counted}
  --fresh             drop the stored data and generate new ones
  --latency MS        how long every answer waits (0)
  --dialect NAME      full; terse, which says as little as it may; or foreign, which decides otherwise
                      wherever the contract leaves it open
  --file PATH         where the data are kept (.cache/mock-api/data.ndjson)
  --help              this text`;

const OPTIONS = {
  port: { type: 'string' },
  seed: { type: 'string' },
  latency: { type: 'string' },
  dialect: { type: 'string' },
  file: { type: 'string' },
  fresh: { type: 'boolean' },
  help: { type: 'boolean' },
  ...Object.fromEntries(COUNT_NAMES.map((name) => [flagOf(name), { type: 'string' as const }])),
} as const;

const wholeNumber = (
  flag: string,
  text: string | boolean | undefined,
  max = Number.MAX_SAFE_INTEGER,
) => {
  if (text === undefined) return undefined;
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN;
  if (value <= max) return value;
  throw new Error(`--${flag} must be a whole number from 0 to ${max}, not '${text}'.`);
};

/** Reads the command line; throws a message for the user if it is wrong. */
export const readFlags = (args: string[]): MockOptions | 'help' => {
  const values: Record<string, string | boolean | undefined> = parseArgs({
    args,
    options: OPTIONS,
  }).values;
  if (values['help']) return 'help';

  const dialect = DIALECTS.find((name) => name === (values['dialect'] ?? 'full'));
  if (!dialect) throw new Error(`--dialect must be one of: ${DIALECTS.join(', ')}.`);
  const counts: Partial<Counts> = {};
  for (const name of COUNT_NAMES) {
    const count = wholeNumber(flagOf(name), values[flagOf(name)], 1_000_000);
    if (count !== undefined) counts[name] = count;
  }
  const port = wholeNumber('port', values['port'], 65_535);
  const seed = wholeNumber('seed', values['seed']);
  const file = typeof values['file'] === 'string' ? values['file'] : DEFAULT_FILE;
  return {
    ...(port !== undefined && { port }),
    ...(seed !== undefined && { seed }),
    latency: wholeNumber('latency', values['latency']) ?? 0,
    counts,
    dialect,
    file,
    fresh: values['fresh'] === true,
    uploadsDir: join(dirname(file), 'uploads'),
  };
};
