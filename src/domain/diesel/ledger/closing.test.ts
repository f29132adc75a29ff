import { expect, test } from 'vitest';

import {
  boundsOf,
  changedSince,
  closedMonth,
  isMonth,
  monthBefore,
  monthLines,
  monthsUpTo,
  readClosed,
} from './closing.ts';
import { reconciled } from './month.ts';

const ZONE = 'Asia/Dubai';

test('a month lasts from its first day’s midnight in the company’s time zone to the next one’s', () => {
  const { from, to } = boundsOf('2026-02', ZONE);
  expect([from, to].map((at) => new Date(at).toISOString())).toEqual([
    '2026-01-31T20:00:00.000Z',
    '2026-02-28T20:00:00.000Z',
  ]);
  expect(boundsOf('2026-12', ZONE).to).toBe(boundsOf('2027-01', ZONE).from);
  expect(monthBefore('2026-01')).toBe('2025-12');
  expect(monthsUpTo('2026-02-28', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(['2026-13', '2026-1', null, '2026-02'].map(isMonth)).toEqual([false, false, false, true]);
});

const [march] = reconciled(
  [
    {
      id: 'log-1',
      branch: 1,
      at: Date.parse('2026-02-27T10:00:00Z'),
      ml: 5_000_000,
      price: 2.8,
      bookMl: undefined,
      reason: '',
      by: 'Nadia Khalil',
    },
  ],
  [{ kind: 'issues', branch: 1, at: Date.parse('2026-03-09T10:00:00Z'), ml: 200_000 }],
  boundsOf('2026-03', ZONE),
);
if (!march) throw new Error('No reconciliation');

test('the lines lead from opening to closing', () => {
  const lines = monthLines(march);
  expect(lines.map(({ name }) => name)).toEqual([
    'opening',
    'purchases',
    'transfersIn',
    'issues',
    'extractions',
    'transfersOut',
    'variance',
    'priceVariance',
    'closing',
  ]);
  expect(lines.slice(0, -1).reduce((sum, { ml }) => sum + ml, 0)).toBe(lines.at(-1)?.ml);
});

test('worked back from a later count, only litres and vouchers are known, no value of the tank', () => {
  const lines = monthLines({ ...march, workedBackFrom: Date.parse('2026-04-02') });
  expect(lines.filter(({ fils }) => fils === undefined).map(({ name }) => name)).toEqual([
    'opening',
    'variance',
    'priceVariance',
    'closing',
  ]);
});

test('a closed month is found again, and says whether it has changed since', () => {
  const kept = { branch: 1, month: '2026-03', ml: 4_800_000, fils: 1_344_000, by: 'Nadia', at: '' };
  const closed = readClosed([kept, { month: 'March' }, null, 'x']);
  expect(closed).toEqual([kept]);
  expect(readClosed({})).toEqual([]);
  expect(closedMonth(closed, 1, '2026-03')).toBe(closed[0]);
  expect(closedMonth(closed, 2, '2026-03')).toBeUndefined();
  expect(changedSince(kept, march)).toBeUndefined();
  expect(changedSince({ ml: 4_900_000, fils: 1_344_000 }, march)).toEqual({
    ml: -100_000,
    fils: 0,
  });
});
