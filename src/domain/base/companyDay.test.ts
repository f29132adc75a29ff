import { expect, test } from 'vitest';

import { companyDay } from './companyDay.ts';

test.each([
  ['Asia/Dubai', '2026-03-10'],
  ['America/Los_Angeles', '2026-03-09'],
])('the day of a company in %s is its own', (time_zone, today) => {
  const now = new Date('2026-03-09T21:00:00Z');
  expect(companyDay({ time_zone, due_soon_days: 45 }, now)).toEqual({
    today,
    due_soon_days: 45,
    time_zone,
  });
});
