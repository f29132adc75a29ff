import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { addDays, daysBetween } from './dates.ts';
import { showMoney } from './money.ts';
import { lastOfWeek, showDays, weekdayOf, weekdaysFrom } from './week.ts';

// 2026-03-10 is a Tuesday.
test.each([
  ['2026-03-10', 1, '2026-03-15'],
  ['2026-03-10', 0, '2026-03-14'],
  ['2026-03-10', 6, '2026-03-13'],
  ['2026-03-10', 2, '2026-03-16'],
  ['2026-03-10', 3, '2026-03-10'],
])('the week of %s that begins on weekday %i ends on %s', (date, firstDay, last) => {
  expect(lastOfWeek(date, firstDay)).toBe(last);
});

it('ends within seven days, on the day before a first day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 0, max: 6 }),
      (days, first) => {
        const date = addDays('1990-01-01', days);
        const last = lastOfWeek(date, first);
        expect(daysBetween(date, last)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(date, last)).toBeLessThan(7);
        expect(weekdayOf(addDays(last, 1))).toBe(first);
      },
    ),
    { seed: 41 },
  );
});

it('writes an amount with the decimals of its currency', () => {
  expect(showMoney(1234.5, 'AED')).toBe('AED\u00a01,234.50');
  expect(showMoney(-0.5, 'KWD')).toBe('−KWD\u00a00.500');
});

it('names the days in the order of the week', () => {
  expect(weekdaysFrom(6)).toEqual([6, 0, 1, 2, 3, 4, 5]);
});

test.each([
  ['2026-03-05', undefined, '5 Mar'],
  ['2026-03-05', '2026-03-11', '5–11 Mar'],
  ['2026-11-30', '2026-12-06', '30 Nov – 6 Dec'],
])('the days from %s to %s are %s', (from, to, shown) => {
  expect(showDays(from, to)).toBe(shown);
});
