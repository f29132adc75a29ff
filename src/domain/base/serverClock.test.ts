import { describe, expect, test } from 'vitest';

import { clockCorrection, learnServerTime } from './serverClock.ts';

const NOON = Date.parse('2026-03-10T12:00:00Z');
const HEADER = 'Tue, 10 Mar 2026 12:00:00 GMT';
const MINUTE = 60_000;
const DAY = 86_400_000;

const learn = (device: number, header: string | null = HEADER) =>
  learnServerTime(undefined, header, device);

describe('the correction of the device’s clock', () => {
  test.each([
    ['right', NOON, 0],
    ['ten minutes slow', NOON - 10 * MINUTE, 0],
    ['ten minutes fast', NOON + 10 * MINUTE, 0],
    ['eleven minutes slow', NOON - 11 * MINUTE, 11 * MINUTE],
    ['a day fast', NOON + DAY, -DAY],
  ])('%s', (_name, device, correction) => {
    expect(clockCorrection(learn(device))).toBe(correction);
  });

  test.each([null, '', 'yesterday'])('without a readable header (%j): none', (header) => {
    expect(clockCorrection(learn(NOON + DAY, header))).toBe(0);
  });

  test('an older answer from a cache changes nothing', () => {
    const known = learn(NOON);
    expect(learnServerTime(known, 'Mon, 09 Mar 2026 12:00:00 GMT', NOON)).toBe(known);
    expect(learnServerTime(known, null, NOON)).toBe(known);
  });

  test('ends once the device’s clock is set right', () => {
    const later = learnServerTime(
      learn(NOON + DAY),
      'Tue, 10 Mar 2026 12:01:00 GMT',
      NOON + MINUTE,
    );
    expect(clockCorrection(later)).toBe(0);
  });
});
