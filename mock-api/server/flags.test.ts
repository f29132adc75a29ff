import { describe, expect, it } from 'vitest';

import { COUNT_NAMES } from '../core/options.ts';
import { HELP, readFlags } from './flags.ts';

describe('readFlags', () => {
  it('leaves the port, the seed and the counts undefined', () => {
    expect(readFlags([])).toMatchObject({ counts: {}, latency: 0, dialect: 'full', fresh: false });
    expect(readFlags([])).not.toHaveProperty('port');
    expect(readFlags([])).not.toHaveProperty('seed');
  });

  it('reads each flag', () => {
    const args = '--port 5 --seed 7 --latency 20 --dialect terse --fresh --drivers 100000'.split(
      ' ',
    );
    expect(readFlags([...args, '--diesel-days', '0'])).toMatchObject({
      port: 5,
      seed: 7,
      latency: 20,
      dialect: 'terse',
      fresh: true,
      counts: { drivers: 100_000, diesel_days: 0 },
    });
  });

  it.each([
    ['--port', '70000'],
    ['--drivers', 'many'],
    ['--seed', '-1'],
    ['--latency', '1.5'],
    ['--dialect', 'klingon'],
    ['--unheard-of', '1'],
  ])('refuses %s %s with a message', (...args) => {
    expect(() => readFlags(args)).toThrow(args[0]);
  });

  it('explains every flag', () => {
    expect(readFlags(['--help'])).toBe('help');
    for (const name of COUNT_NAMES) expect(HELP).toContain(`--${name.replaceAll('_', '-')} N`);
  });
});
