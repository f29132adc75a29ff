import { describe, expect, it } from 'vitest';

import { Throttle } from './throttle.ts';

const failing = (count: number) => {
  const throttle = new Throttle(5);
  for (let index = 0; index < count; index += 1) throttle.failed('a', 0);
  return throttle;
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
    throttle.succeeded('a');
    expect(throttle.wait('a', 0)).toBe(0);
    const later = failing(6);
    later.failed('a', 2 * 60 * 60 * 1000);
    expect(later.wait('a', 2 * 60 * 60 * 1000)).toBe(0);
  });

  it('lets others be', () => {
    expect(failing(6).wait('b', 0)).toBe(0);
  });
});
