import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { lastOfWeek } from '../base/week.ts';
import { RESOURCES } from '../records/resources.ts';
import { EXPIRY_KINDS, type Expiry, type ExpiryState } from './expiry.ts';
import { expiriesOfWeek, WORKLIST_TABS, worklistTabs, worklistView } from './worklist.ts';

const TODAY = '2026-03-10';
const DUE_SOON_DAYS = 30;

const stateOf = (daysLeft: number): ExpiryState => {
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= DUE_SOON_DAYS ? 'due' : 'valid';
};

const expiryIn = (daysLeft: number, kind: Expiry['kind'] = 'gatepass', label = 'Omar'): Expiry => ({
  kind,
  field: 'date',
  date: addDays(TODAY, daysLeft),
  holder: { resource: RESOURCES.drivers, id: label, label },
  state: stateOf(daysLeft),
  daysLeft,
});

const someExpiries = fc.array(
  fc
    .record({ days: fc.integer({ min: -40, max: 60 }), kind: fc.constantFrom(...EXPIRY_KINDS) })
    .map(({ days, kind }) => expiryIn(days, kind)),
  { maxLength: 60 },
);
const anyWeekday = fc.integer({ min: 0, max: 6 });

it('has everything that has expired or expires soon in exactly one tab', () => {
  fc.assert(
    fc.property(someExpiries, anyWeekday, (expiries, firstDay) => {
      const tabs = worklistTabs(expiries, TODAY, firstDay);
      const urgent = expiries.filter(({ state }) => state !== 'valid');
      const listed = WORKLIST_TABS.flatMap((tab) => tabs[tab]);
      expect(listed).toHaveLength(urgent.length);
      expect(new Set(listed)).toEqual(new Set(urgent));
    }),
    { numRuns: 200, seed: 41 },
  );
});

it('puts each day into its tab, including the end of the company’s week', () => {
  fc.assert(
    fc.property(someExpiries, anyWeekday, (expiries, firstDay) => {
      const { expired, today, week, month } = worklistTabs(expiries, TODAY, firstDay);
      const end = lastOfWeek(TODAY, firstDay);
      expect(expired.every(({ date }) => date < TODAY)).toBe(true);
      expect(today.every(({ date }) => date === TODAY)).toBe(true);
      expect(week.every(({ date }) => date > TODAY && date <= end)).toBe(true);
      expect(month.every(({ date }) => date > end)).toBe(true);
    }),
    { numRuns: 200, seed: 42 },
  );
});

it('lists the most recently expired first and then what expires next, each by name', () => {
  const expiries = [
    expiryIn(-400),
    expiryIn(-1, 'gatepass', 'Zaid'),
    expiryIn(-1, 'gatepass', 'Ali'),
    expiryIn(20),
    expiryIn(9),
  ];
  const { expired, month } = worklistTabs(expiries, TODAY, 1);
  expect(expired.map(({ daysLeft, holder }) => [daysLeft, holder.label])).toEqual([
    [-1, 'Ali'],
    [-1, 'Zaid'],
    [-400, 'Omar'],
  ]);
  expect(month.map(({ daysLeft }) => daysLeft)).toEqual([9, 20]);
});

it('lists a week from any of its days to its last', () => {
  // 2026-03-16 is a Monday.
  const expiries = [expiryIn(12), expiryIn(13), expiryIn(6), expiryIn(5)];
  const daysFrom = (date: string) =>
    expiriesOfWeek(expiries, date, 1).map(({ daysLeft }) => daysLeft);
  expect(daysFrom('2026-03-16')).toEqual([6, 12]);
  expect(daysFrom('2026-03-17')).toEqual([12]);
});

test.each([
  ['today', null, { due: 'today' }],
  ['soon', null, { due: 'soon' }],
  [null, '2026-03-16', { week: '2026-03-16' }],
  ['constructor', null, undefined],
  [null, '2026-02-30', undefined],
  [null, null, undefined],
])('reads the view of due=%s and week=%s', (due, week, view) => {
  expect(worklistView(due, week)).toEqual(view);
});
