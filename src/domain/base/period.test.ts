import { expect, it } from 'vitest';

import { daysOf, type Period } from './period.ts';

it.each<[Period, string, string, string]>([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
  // A Sunday, in weeks that begin on Monday.
  ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['week', '2026-03-02', '2026-03-02', '2026-03-02'],
  ['month', '2026-03-10', '2026-03-01', '2026-03-10'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['year', '2026-03-10', '2026-01-01', '2026-03-10'],
])('%s on %s is %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today, 1)).toEqual({ from, to });
});
