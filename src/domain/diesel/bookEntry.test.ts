import { expect, test } from 'vitest';

import { problemsIn } from '../records/checks.ts';
import {
  closedMonthsIn,
  dieselBooks,
  explainedIn,
  isClosedIn,
  keptEntries,
  keptEntry,
  olderEntries,
  reopeningsIn,
  type BookDraft,
} from './bookEntry.ts';

const AT = '2026-04-02T06:00:00Z';
const entry = (draft: BookDraft) => keptEntry(draft, 'Nadia', AT);
const march = { branch_id: 1, month: '2026-03' } as const;
const closing = { action: 'close', ...march, liters: 5000.5, value: 15_125.25 } as const;
const reopening = { action: 'reopen', ...march, why: 'A late invoice' } as const;
const explanation = { action: 'close', anomaly: 'overTank-7', why: 'Second tank' } as const;

test('the last entry about a month of a branch counts', () => {
  const other = { ...closing, branch_id: 'Alain' };
  const closed = closedMonthsIn([closing, other].map(entry));
  expect(closed).toEqual([
    { branch: 1, month: '2026-03', ml: 5_000_500, fils: 1_512_525, by: 'Nadia', at: AT },
    { branch: 'alain', month: '2026-03', ml: 5_000_500, fils: 1_512_525, by: 'Nadia', at: AT },
  ]);
  const reopened = [closing, other, reopening].map(entry);
  expect(closedMonthsIn(reopened).map(({ branch }) => branch)).toEqual(['alain']);
  expect(isClosedIn(reopened, closing)).toBe(false);
  expect(isClosedIn(reopened, { ...closing, branch_id: 'ALAIN' })).toBe(true);
  expect(isClosedIn(reopened, { ...closing, month: '2026-02' })).toBe(false);
  expect(reopeningsIn(reopened, 1, '2026-03').map(({ why }) => why)).toEqual(['A late invoice']);
  expect(reopeningsIn(reopened, 'alain', '2026-03')).toEqual([]);
  expect(closedMonthsIn([...reopened, entry({ ...closing, liters: 1 })])).toHaveLength(2);
});

test('an anomaly is explained until it is reopened', () => {
  const entries = [explanation, closing].map(entry);
  expect(explainedIn(entries)).toEqual({
    'overTank-7': { why: 'Second tank', by: 'Nadia', at: AT },
  });
  expect(explainedIn([...entries, entry({ action: 'reopen', anomaly: 'overTank-7' })])).toEqual({});
});

test.each([
  [closing, []],
  [reopening, []],
  [explanation, []],
  [{ action: 'reopen', anomaly: 'overTank-7' }, []],
  [{ ...closing, month: 'March' }, ['month']],
  [{ ...closing, liters: null }, ['liters']],
  [{ ...reopening, why: ' ' }, ['why']],
  [{ ...explanation, why: null }, ['why']],
  [{ action: 'close' }, ['branch_id', 'month', 'liters', 'value']],
])('%j lacks %j', (draft, missing) => {
  expect(
    Object.keys(problemsIn(dieselBooks, draft)).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual([...missing].toSorted((a, b) => a.localeCompare(b)));
});

test('what else a browser kept is left out', () => {
  const kept = [
    entry(closing),
    null,
    'x',
    { action: 'close' },
    { action: 'close', month: 'March' },
  ];
  expect(keptEntries(kept)).toEqual([entry(closing)]);
  expect(keptEntries({})).toEqual([]);
});

test('what browsers kept before is read as entries, and nothing else in it', () => {
  const who = { by: 'Nadia', at: AT };
  const closed = [{ branch: 1, month: '2026-03', ml: 5_000_500, fils: 1_512_525, ...who }];
  const older = olderEntries([...closed, null, { month: '2026-13', branch: 1, ...who }], {
    'overTank-7': { why: 'Second tank', ...who },
    broken: 'text',
  });
  expect(closedMonthsIn(older)).toEqual(closed);
  expect(explainedIn(older)).toEqual({ 'overTank-7': { why: 'Second tank', ...who } });
  expect(closedMonthsIn([...older, entry(reopening)])).toEqual([]);
  for (const nothing of [null, undefined, 'x', [], {}]) {
    expect(olderEntries(nothing, nothing)).toEqual([]);
  }
});
