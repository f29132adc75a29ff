import { expect, it } from 'vitest';

import { litresByMeter, ranBack } from './amounts.ts';

it('is what the pump gave between two readings, without binary noise', () => {
  expect(litresByMeter('100.1', '350.4')).toBe(250.3);
  expect(litresByMeter(10, 10)).toBe(0);
});

it('is unknown if a reading is missing or the meter ran back', () => {
  expect(litresByMeter('', '10')).toBeUndefined();
  expect(litresByMeter('10', 'x')).toBeUndefined();
  expect(litresByMeter('20', '10')).toBeUndefined();
});

it('never runs back', () => {
  expect([ranBack('20', '10'), ranBack('10', '20'), ranBack('10', '10')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(ranBack('', '10') || ranBack('10', '')).toBe(false);
});
