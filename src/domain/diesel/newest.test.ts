import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { testDay } from '../base/testing.ts';
import { movementsOf } from './ledger/movements.ts';
import { positionsOf, type TankStock } from './ledger/position.ts';
import { wholeAfter } from './newest.ts';

const rowsAt = (minutes: readonly number[]) =>
  minutes.map((minute) => ({ at: new Date(minute * 60_000).toISOString() }));

const byTime = (a: number, b: number) => b - a;

describe('a list that the server cut', () => {
  it('has every voucher after its oldest one, where the newest come first', () => {
    const stored = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 });
    fc.assert(
      fc.property(stored, fc.integer({ min: 1, max: 40 }), (minutes, most) => {
        const all = minutes.toSorted(byTime);
        const sent = rowsAt(all.slice(0, most));
        const from = wholeAfter(sent);
        const since = (rows: readonly { at: string }[]) =>
          rows.filter(({ at }) => Date.parse(at) >= from);
        expect(since(sent)).toEqual(since(rowsAt(all)));
      }),
    );
  });

  it('says nothing in any other order, at one time, or without times', () => {
    expect(wholeAfter(rowsAt([3, 2, 1]))).toBe(60_001);
    expect(wholeAfter(rowsAt([1, 2, 3]))).toBe(Infinity);
    expect(wholeAfter(rowsAt([3, 1, 2]))).toBe(Infinity);
    expect(wholeAfter(rowsAt([2, 2, 2]))).toBe(Infinity);
    expect(wholeAfter([...rowsAt([3, 2]), { at: null }])).toBe(Infinity);
    expect(wholeAfter([])).toBe(Infinity);
  });
});

it('proves the book of a tank that was counted since, and no other', () => {
  const now = Date.parse('2026-03-20T12:00:00Z');
  const tank = (branch_id: number, counted_at: string): TankStock => ({
    branch_id,
    name: 'Tank',
    liters: 1000,
    cost: 2.8,
    counted_at,
    counted_by: null,
    capacity_l: null,
    reorder_level_l: null,
    book_l: 900,
  });
  const stocks = [tank(1, '2026-03-19T00:00:00Z'), tank(2, '2026-02-01T00:00:00Z')];
  const issue = { id: 1, at: '2026-03-20T08:00:00Z', status: 'posted', liters: 50 };
  const known = movementsOf({
    issues: [
      { ...issue, branch_id: 1 },
      { ...issue, id: 2, branch_id: 2 },
    ],
    purchases: [],
    extractions: [],
  });
  const whole = Date.parse('2026-03-18T00:00:00Z');
  const booksFrom = (wholeFrom?: number) =>
    positionsOf(stocks, known, testDay('2026-03-20'), now, wholeFrom).map(
      ({ book, ledger, cover }) => [book?.ml, ledger !== undefined, cover !== undefined],
    );
  expect(booksFrom(whole)).toEqual([
    [950_000, true, false],
    [900_000, false, false],
  ]);
  expect(booksFrom()).toEqual([
    [950_000, true, true],
    [950_000, true, true],
  ]);
});
