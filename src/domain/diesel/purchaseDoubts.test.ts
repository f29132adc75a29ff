import { expect, it } from 'vitest';

import { branchKey } from '../base/branch.ts';
import { purchaseDoubts, withReasons, type KnownBooks } from './purchaseDoubts.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const books: KnownBooks = {
  now: NOW,
  timeZone: 'Asia/Dubai',
  purchases: [2.6, 2.62, 2.58, 2.6].map((unit_price, id) => ({
    id,
    at: `2026-11-0${id + 1}T08:00:00Z`,
    branch_id: 1,
    unit_price,
  })),
  branchOf: ({ branch_id }) => branchKey(branch_id),
  tanks: new Map([
    [1, { held: 20_000, capacity: 40_000, countedAt: Date.parse('2026-11-10T00:00:00Z') }],
  ]),
  closedAt: () => undefined,
};

const row = (given: object = {}) => ({
  at: '2026-11-15T08:00:00Z',
  branch_id: 1,
  liters_received: 15_000,
  unit_price: 2.6,
  ...given,
});

const codesOf = (...rows: object[]) =>
  purchaseDoubts(rows as never, books).map((doubts) => doubts.map(({ code }) => code));

it('doubts the purchases of a file as the form does', () => {
  expect(codesOf(row())).toEqual([[]]);
  expect(codesOf(row({ liters_received: 21_000 }))).toEqual([['overCapacity']]);
  expect(codesOf(row({ unit_price: 26 }))).toEqual([['price']]);
  expect(codesOf(row({ at: '2027-11-15T08:00:00Z' }))).toEqual([['future']]);
  expect(codesOf(row({ at: '2026-11-09T08:00:00Z', liters_received: 90_000 }))).toEqual([
    ['beforeCount'],
  ]);
  expect(codesOf(row({ at: 'soon' }), row({ branch_id: 7 }))).toEqual([[], []]);
});

it('adds up what the rows bring, but not what was there at the count', () => {
  expect(codesOf(row(), row())).toEqual([[], ['overCapacity']]);
  expect(codesOf(row({ at: '2026-11-09T08:00:00Z' }), row())).toEqual([['beforeCount'], []]);
});

it('compares prices with the other rows of the month', () => {
  const more = [2.6, 2.6, 2.6, 26].map((unit_price) =>
    row({ at: '2026-10-05T08:00:00Z', liters_received: 1, unit_price }),
  );
  expect(codesOf(...more).map((codes) => codes.includes('price'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('writes why a doubted row is recorded into its notes, and lets all rows have notes', () => {
  const entries = [
    { line: 2, record: { notes: 'By night' } },
    { line: 3, record: {} },
    { line: 4, record: { notes: 'By day' } },
  ];
  expect(withReasons(entries, new Set([2, 3]), 'Seen').map(({ record }) => record)).toEqual([
    { notes: 'By night\nRecorded anyway: Seen' },
    { notes: 'Recorded anyway: Seen' },
    { notes: 'By day' },
  ]);
  expect(withReasons([{ line: 5, record: {} }], new Set(), '')[0]?.record).toEqual({ notes: null });
});
