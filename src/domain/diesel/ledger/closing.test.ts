import { expect, test } from 'vitest';

import { extractionWith, issueWith } from '../vouchers.testing.ts';
import {
  boundsOf,
  changedSince,
  closedAt,
  closedMonth,
  isMonth,
  monthBefore,
  monthLines,
  monthsUpTo,
  recordedLater,
  vouchersIn,
  vouchersText,
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
  expect(closedMonth([kept], 1, '2026-03')).toBe(kept);
  expect(closedMonth([kept], 2, '2026-03')).toBeUndefined();
  expect(changedSince(kept, march)).toBeUndefined();
  expect(changedSince({ ml: 4_900_000, fils: 1_344_000 }, march)).toEqual({
    ml: -100_000,
    fils: 0,
  });
});

test('a moment lies in a closed month by the company’s days, and only of its branch', () => {
  const kept = { branch: 1, month: '2026-03', ml: 0, fils: 0, by: 'Nadia', at: '' };
  const at = (instant: string, branch = 1) => closedAt([kept], branch, Date.parse(instant), ZONE);
  expect(at('2026-02-28T20:00:00Z')).toBe(kept);
  expect(at('2026-02-28T19:59:59Z')).toBeUndefined();
  expect(at('2026-03-31T20:00:00Z')).toBeUndefined();
  expect(at('2026-03-09T10:00:00Z', 2)).toBeUndefined();
  expect(at('')).toBeUndefined();
  expect(closedAt([kept], undefined, Date.parse('2026-03-09'), ZONE)).toBeUndefined();
});

test('a closed month names the vouchers that were recorded later', () => {
  const branches = [
    { id: 1, name: 'OCGLT' },
    { id: 2, name: 'Alain' },
  ];
  const [first, other, before] = [
    issueWith({ id: 1 }),
    issueWith({ id: 2, branch_id: 2 }),
    issueWith({ id: 3, at: '2026-02-28T19:59:59Z' }),
  ];
  const transfer = extractionWith({
    id: 1,
    branch_id: 2,
    destination_type: 'branch',
    destination: 'OCGLT',
  });
  const march = (issues: (typeof first)[], extractions: (typeof transfer)[] = []) =>
    vouchersIn({ issues, purchases: [], extractions, branches }, 1, boundsOf('2026-03', ZONE));
  const vouchers = vouchersText(march([first, other, before]));
  expect(vouchers).toBe('issues:1 purchases: extractions:');
  const now = march([first, other, before, issueWith({ id: 4 })], [transfer]);
  expect(recordedLater({ vouchers }, now).map(({ ref }) => ref)).toEqual([
    'ISS-2026-00004',
    'EXT-2026-00001',
  ]);
  expect(recordedLater({}, now)).toEqual([]);
});
