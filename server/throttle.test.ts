import { describe, expect, it, vi } from 'vitest';

import { Throttle } from './throttle.ts';

const fail = (throttle: Throttle, now = 0) => {
  throttle.begin('a', now);
  throttle.end('a', 'failed', now);
};

const failing = (count: number) => {
  const throttle = new Throttle(5);
  for (let index = 0; index < count; index += 1) fail(throttle);
  return throttle;
};

/** How many of 200 tries are heard at the same time. */
const heardAtOnce = (throttle: Throttle, now: number) => {
  let heard = 0;
  for (let index = 0; index < 200; index += 1) {
    if (throttle.wait('a', now) > 0) continue;
    throttle.begin('a', now);
    heard += 1;
  }
  return heard;
};

describe('the throttle', () => {
  it.each([
    [4, 0],
    [5, 1000],
    [6, 2000],
    [9, 16_000],
    [40, 15 * 60 * 1000],
  ])('after %i failures makes wait %i ms', (count, milliseconds) => {
    expect(failing(count).wait('a', 0)).toBe(milliseconds);
  });

  it('forgets the failures after a success, and after an hour without another', () => {
    const throttle = failing(6);
    throttle.begin('a', 5000);
    throttle.end('a', 'succeeded', 5000);
    expect(throttle.wait('a', 5000)).toBe(0);
    const later = failing(6);
    fail(later, 2 * 60 * 60 * 1000);
    expect(later.wait('a', 2 * 60 * 60 * 1000)).toBe(0);
  });

  it.each([
    [0, 5],
    [3, 2],
    [5, 1],
    [7, 1],
  ])('after %i failures hears %i tries at once', (failures, heard) => {
    expect(heardAtOnce(failing(failures), 60_000)).toBe(heard);
  });

  it('hears others once a try is decided, whatever became of it', () => {
    const throttle = failing(4);
    throttle.begin('a', 0);
    expect(throttle.wait('a', 0)).toBe(1000);
    throttle.end('a', 'neither', 0);
    expect(throttle.wait('a', 0)).toBe(0);
  });

  it('makes nobody wait for a clock that was set back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const throttle = new Throttle(1);
    throttle.begin('a');
    throttle.end('a', 'failed');
    vi.setSystemTime(Date.now() - 60 * 60 * 1000);
    expect(throttle.wait('a')).toBeLessThanOrEqual(1000);
    vi.useRealTimers();
  });

  it('lets others be', () => {
    expect(failing(6).wait('b', 0)).toBe(0);
  });
});
