import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { addDays, addMonths, isIsoDate } from '../base/dates.ts';
import { RENEWAL_MONTHS, renewalWarning, renewedDate } from './renewal.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-30', 12, '2027-11-30', 'date'],
  ['2026-11-01', 6, '2027-05-01', 'date'],
  ['2025-11-22', 12, TODAY, 'date'],
  ['2025-11-21', 12, '2027-11-22', 'today'],
  ['2026-08-31', 6, '2027-02-28', 'date'],
  ['', 12, '2027-11-22', 'today'],
  ['0000-00-00', 6, '2027-05-22', 'today'],
])('%s renewed for %i months is %s, counted from the %s', (date, months, renewed, from) => {
  expect(renewedDate(date, months, TODAY)).toEqual({ date: renewed, from });
});

it('is never past, and loses no day of a paper that is renewed early', () => {
  const days = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(days, fc.constantFrom(...RENEWAL_MONTHS), (daysLeft, months) => {
      const date = addDays(TODAY, daysLeft);
      const renewed = renewedDate(date, months, TODAY);
      expect(isIsoDate(renewed.date)).toBe(true);
      expect(renewed.date >= TODAY).toBe(true);
      expect(daysLeft < 0 || renewed.date === addMonths(date, months)).toBe(true);
      expect(renewalWarning(renewed.date, date, TODAY)).toBeUndefined();
    }),
    { seed: 41 },
  );
});

test.each([
  ['2026-11-21', '2026-11-01', 'past'],
  ['2026-11-22', '2026-11-01', undefined],
  ['2026-12-01', '2026-12-01', 'notLater'],
  ['2026-12-01', '2026-12-24', 'notLater'],
  ['2026-12-01', '', undefined],
])('%s after %s gets the warning %s', (date, previous, warning) => {
  expect(renewalWarning(date, previous, TODAY)).toBe(warning);
});
