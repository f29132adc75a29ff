import { expect, test } from 'vitest';

import { DEFAULT_LOCALIZATION } from '../settings/localization.ts';
import { companyDay } from './companyDay.ts';

test.each([
  ['Asia/Dubai', '2026-03-10'],
  ['America/Los_Angeles', '2026-03-09'],
])('a company’s day in %s is its own', (time_zone, today) => {
  const now = new Date('2026-03-09T21:00:00Z');
  const localization = { ...DEFAULT_LOCALIZATION, time_zone };
  expect(companyDay(localization, now)).toEqual({ ...localization, today });
});
