import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { dayOf } from '../../base/dates.ts';
import { averagePrice, toFils, toLitres, toMillilitres, toUnitPrice } from '../amounts.ts';
import { countProblems, countSteps, varianceOf } from './count.ts';
import { ledgersOf } from './ledger.ts';
import type { Movement } from './movements.ts';
import { dayIndex, daysOfCover, lastDays, litresByDay } from './use.ts';

const variance = (counted: number, book: number) =>
  varianceOf(toMillilitres(counted), toMillilitres(book), toUnitPrice(2.8));

test.each([
  [9900, 10_000, false],
  [9899.999, 10_000, true],
  [39_800, 40_000, false],
  [39_799, 40_000, true],
  [50, -50, false],
])('a count of %d litres against a book of %d is beyond tolerance: %s', (counted, book, beyond) => {
  expect(variance(counted, book).isBeyond).toBe(beyond);
});

test('half a centimetre of a big tank needs no reason', () => {
  const at = (graduation: number) =>
    varianceOf(toMillilitres(29_200), toMillilitres(29_000), 0, toMillilitres(graduation)).isBeyond;
  expect([at(0), at(201)]).toEqual([true, false]);
});

test('the variance is valued at the average cost, and is a share of the book only if that is above zero', () => {
  expect(variance(9900, 10_000)).toMatchObject({
    ml: toMillilitres(-100),
    fils: toFils(-280),
    share: -0.01,
  });
  expect(variance(50, 0).share).toBeUndefined();
});

test('a count is worth afterwards what was shown before it was saved', () => {
  const someMl = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(
      someMl,
      fc.integer({ min: 0, max: 40_000_000 }),
      someMl,
      fc.boolean(),
      (ml, fils, counted, isOther) => {
        const average = averagePrice(ml, fils) ?? 0;
        const price = isOther ? 3.1 : average;
        const book = { ml, fils };
        const variance = varianceOf(counted, ml, average * 10_000);
        const steps = countSteps({ book, ledger: undefined }, variance, price);
        const stored = {
          branch_id: 1,
          liters: toLitres(counted),
          cost: price,
          counted_at: '2026-11-01',
        };
        const [ledger] = ledgersOf([stored], [], {
          branchless: 0,
          unclear: new Map(),
          vouchers: 0,
          lists: new Set(),
        }).values();
        expect(steps.at(-1)).toMatchObject(ledger?.book ?? {});
        const parts = steps.slice(0, -1).reduce((sum, step) => sum + step.fils, 0);
        expect(parts).toBe(ledger?.book.fils);
        expect(steps.some(({ name }) => name === 'revaluation') && !isOther).toBe(false);
      },
    ),
  );
});

test.each([
  ['', undefined],
  ['2026-11-09T08:00:00Z', undefined],
  ['2026-11-10T08:04:00Z', undefined],
  ['2026-11-10T08:06:00Z', 'future'],
  ['2026-11-01T08:00:00Z', 'beforeCount'],
  ['2026-10-31T08:00:00Z', 'beforeCount'],
  ['yesterday', 'instant'],
])('a count at %j: %s', (at, code) => {
  const now = Date.parse('2026-11-10T08:00:00Z');
  const limits = { capacity_l: null, needsReason: false, countedAt: '2026-11-01T08:00:00Z', now };
  const draft = { at, liters: '9', cost: '3', reason: '' };
  expect(countProblems(draft, limits).at?.code).toBe(code);
});

describe('days', () => {
  test.each(['Asia/Dubai', 'Europe/Berlin', 'America/New_York', 'UTC'])(
    'each hour of %s falls on its day',
    (zone) => {
      // Includes the days on which clocks change in Europe and America.
      const days = lastDays('2026-11-10', zone, 45);
      for (let at = days.starts[0] ?? 0; at < (days.starts.at(-1) ?? 0); at += 1_800_000) {
        expect(days.days[dayIndex(days, at)]).toBe(dayOf(new Date(at).toISOString(), zone));
      }
      expect(dayIndex(days, (days.starts[0] ?? 0) - 1)).toBe(-1);
      expect(dayIndex(days, days.starts.at(-1) ?? 0)).toBe(-1);
    },
  );

  const now = Date.parse('2026-11-22T08:00:00Z');
  const issue = (daysAgo: number, litres: number, more: Partial<Movement> = {}): Movement => ({
    kind: 'issues',
    branch: 1,
    at: now - daysAgo * 86_400_000,
    ml: toMillilitres(litres),
    ...more,
  });

  test('daily use leaves transfers out', () => {
    const use = litresByDay(
      [issue(0, 5), issue(0, 7), issue(1, 9, { kind: 'transfers' }), issue(40, 1)],
      lastDays('2026-11-22', 'Asia/Dubai', 2),
    );
    expect(use.issued).toEqual([0, 12_000]);
  });

  test('cover follows the mean daily use of 30 days', () => {
    const used = [issue(60, 9), issue(10, 200), issue(5, 100, { kind: 'extractions' })];
    expect(daysOfCover(toMillilitres(100), 1, used, now)).toBe(10);
    expect(daysOfCover(toMillilitres(-5), 1, used, now)).toBe(0);
    expect(daysOfCover(toMillilitres(100), 2, used, now)).toBeUndefined();
  });

  test('with vouchers of ten days only, the mean is over ten days', () => {
    expect(daysOfCover(toMillilitres(100), 1, [issue(10, 100)], now)).toBe(10);
  });
});
