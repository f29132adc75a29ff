import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ActivityEntry } from '../../activity/activity.ts';
import { costInFils, toMillilitres } from '../amounts.ts';
import { booksStart, boundsOf } from './closing.ts';
import { countsIn, unbrokenCounts, type Count } from './counts.ts';
import { ledgersOf } from './ledger.ts';
import { reconciled } from './month.ts';
import { MOVEMENT_KINDS, type Movement } from './movements.ts';
import { lastDays, levelsByDay } from './use.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-10-31T20:00:00Z');
const at = (day: number) => START + day * DAY;

const count = (day: number, litres: number, more: Partial<Count> = {}): Count => ({
  id: String(day),
  branch: 1,
  at: at(day),
  ml: toMillilitres(litres),
  price: 2.8,
  bookMl: undefined,
  reason: '',
  by: 'Nadia Khalil',
  ...more,
});
const moved = (
  kind: Movement['kind'],
  day: number,
  litres: number,
  more: Partial<Movement> = {},
) => ({
  kind,
  branch: 1,
  at: at(day),
  ml: toMillilitres(litres),
  ...more,
});
const month = (counts: readonly Count[], movements: readonly Movement[], from = 0, to = 30) =>
  reconciled(counts, movements, { from: at(from), to: at(to) });

// A transfer without a cost is valued by what is known of its sender, which may differ from month to month.
const someMovements = fc.array(
  fc
    .record({
      kind: fc.constantFrom<Movement['kind']>('issues', 'purchases', 'extractions', 'transfers'),
      branch: fc.constantFrom(1, 2),
      at: fc.integer({ min: -40, max: 70 }).map(at),
      ml: fc.integer({ min: 1, max: 9_000_000 }),
      fils: fc.option(fc.integer({ min: 0, max: 3_000_000 }), { nil: undefined }),
    })
    .map((one): Movement =>
      one.kind === 'transfers' ? { ...one, to: 3 - one.branch, fils: one.fils ?? 0 } : one,
    ),
);
const someCounts = fc
  .array(
    fc.tuple(
      fc.integer({ min: -45, max: 65 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.constantFrom(1, 2),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => all.map(([day, litres, branch]) => count(day + 0.5, litres, { branch })));

describe('a reconciliation', () => {
  test('is opening plus what came in, less what went out, and the variances', () => {
    const [found] = month(
      [count(-5, 20_000), count(20, 27_250)],
      [
        moved('issues', -6, 777),
        moved('issues', -2, 1000),
        moved('purchases', 3, 10_000, { fils: 2_900_000 }),
        moved('issues', 5, 1200, { fils: 336_000 }),
        moved('extractions', 6, 500),
        moved('issues', 25, 100),
        moved('issues', 30, 999),
      ],
    );
    expect(found).toMatchObject({
      opening: { ml: 19_000_000, fils: 5_320_000 },
      lines: {
        purchases: { ml: 10_000_000, fils: 2_900_000, vouchers: 1 },
        issues: { ml: -1_300_000, vouchers: 2 },
        extractions: { ml: -500_000, vouchers: 1 },
      },
      variance: { ml: -50_000, counts: 1 },
      closing: { ml: 27_150_000 },
      workedBackFrom: undefined,
    });
  });

  test('includes what happens in its first instant, and nothing of the next month’s', () => {
    const [found] = month([count(-5, 20_000), count(0, 19_500), count(30, 7)], []);
    expect(found).toMatchObject({
      opening: { ml: 20_000_000 },
      variance: { ml: -500_000, counts: 1 },
      closing: { ml: 19_500_000 },
    });
  });

  test('worked back from a count, opens with what vouchers of the count’s instant took', () => {
    const [found] = month([count(10, 20_000)], [moved('issues', 10, 1000)]);
    expect(found).toMatchObject({ opening: { ml: 21_000_000 }, closing: { ml: 20_000_000 } });
  });

  test('starts with the first count where, worked back, the tank would have held less than nothing', () => {
    const counts = [count(10, 0)];
    const moves = [moved('purchases', 4, 317), moved('purchases', 12, 150, { fils: 42_000 })];
    expect(month(counts, moves)).toMatchObject([
      {
        opening: { ml: 0, fils: 0 },
        lines: { purchases: { ml: 150_000, vouchers: 1 } },
        variance: { ml: 0, counts: 1 },
        closing: { ml: 150_000, fils: 42_000 },
        workedBackFrom: undefined,
        startsAt: at(10),
      },
    ]);
    // And the month before it has no book.
    expect(month(counts, [moved('purchases', -4, 317), ...moves], -30, 0)).toEqual([]);
  });

  test('adds up exactly in litres and in money, and one month closes where the next one opens', () => {
    fc.assert(
      fc.property(someCounts, someMovements, (counts, movements) => {
        const [one, next] = [month(counts, movements), month(counts, movements, 30, 61)];
        for (const { opening, lines, variance, priceVariance, closing } of [...one, ...next]) {
          const parts = [opening, ...MOVEMENT_KINDS.map((kind) => lines[kind]), variance];
          expect(parts.reduce((sum, { ml }) => sum + ml, 0)).toBe(closing.ml);
          expect(parts.reduce((sum, { fils }) => sum + fils, 0) + priceVariance).toBe(closing.fils);
        }
        for (const { branch, closing, workedBackFrom } of one) {
          const after = next.find((other) => other.branch === branch);
          // Worked back, the tank held less than nothing: the next month begins with its count, if it has one.
          const isCut = after === undefined || after.startsAt !== undefined;
          expect(isCut ? closing.ml < 0 : after.opening.ml === closing.ml).toBe(true);
          const isExact = isCut || after.opening.fils === closing.fils;
          expect(isExact || workedBackFrom !== undefined).toBe(true);
        }
      }),
    );
  });

  test('values a variance at the average that deliveries made, whatever price the count sets', () => {
    const delivery = fc.record({
      litres: fc.integer({ min: 1000, max: 30_000 }),
      price: fc.integer({ min: 250, max: 350 }),
    });
    const used = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(delivery, used), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 25_000, max: 35_000 }),
        (days, off, price) => {
          // In litres and AED, by the textbook: total value over total litres.
          let [litres, average] = [5000, 2.8];
          const movements = days.flatMap(([bought, issued], day) => {
            average =
              (litres * average + (bought.litres * bought.price) / 100) / (litres + bought.litres);
            litres += bought.litres - issued;
            const fils = bought.litres * bought.price;
            return [
              moved('purchases', day + 1, bought.litres, { fils }),
              moved('issues', day + 1.5, issued),
            ];
          });
          const counted = { price: price / 10_000 };
          const [found] = month([count(-5, 5000), count(20, litres + off, counted)], movements);
          // Each issue is rounded to the fils.
          const rounding = 2 + (days.length * Math.abs(off)) / 1000;
          expect(found?.variance.ml).toBe(toMillilitres(off));
          expect(Math.abs((found?.variance.fils ?? NaN) - off * average * 100)).toBeLessThan(
            rounding,
          );
          const value = ((litres + off) * price) / 100;
          expect(Math.abs((found?.closing.fils ?? NaN) - value)).toBeLessThan(1);
        },
      ),
    );
  });

  test('closes with the level that the chart shows for its last day', () => {
    const days = lastDays('2026-11-30', 'Asia/Dubai', 25);
    fc.assert(
      fc.property(someMovements, fc.integer({ min: 0, max: 60_000 }), (movements, litres) => {
        const counts = [count(-42, litres)];
        const [now] = month(counts, movements, 0, 90);
        const levels = levelsByDay(now?.closing.ml ?? NaN, [1], movements, days);
        const ends = days.days.map((_, index) => month(counts, movements, 0, 6 + index)[0]);
        expect(levels).toEqual(ends.map((end) => end?.closing.ml));
      }),
    );
  });

  test('ends where the ledger since the last count ends', () => {
    fc.assert(
      fc.property(someMovements, fc.integer({ min: 0, max: 60_000 }), (movements, litres) => {
        const stock = {
          branch_id: 1,
          liters: litres,
          cost: 2.8,
          counted_at: new Date(at(10)).toISOString(),
        };
        const book = ledgersOf([stock], movements, {
          branchless: 0,
          unclear: new Map(),
          vouchers: 0,
          lists: new Set(),
        }).get(1)?.book;
        const [found] = month([count(-10, 5000), count(10, litres)], movements, 0, 90);
        expect(found?.closing).toEqual(book);
      }),
    );
  });

  test('works back from the first known count if there is none before, with its variance if that is known', () => {
    const movements = [
      moved('purchases', 2, 1000),
      moved('issues', 4, 300),
      moved('issues', 9, 50),
    ];
    const [blind] = month([count(8, 5000)], movements);
    expect(blind).toMatchObject({
      opening: { ml: 4_300_000, fils: costInFils(4_300_000, 28_000) },
      variance: { ml: 0, counts: 1 },
      closing: { ml: 4_950_000 },
      workedBackFrom: at(8),
    });
    const [known] = month([count(8, 5000, { bookMl: toMillilitres(5020) })], movements);
    expect(known).toMatchObject({ opening: { ml: 4_320_000 }, variance: { ml: -20_000 } });
    expect(month([], movements)).toEqual([]);
  });

  test('a count without a price opens a month at the nearest price that is known', () => {
    const unpriced = count(-1, 1000, { price: undefined });
    expect(month([count(-9, 500), unpriced], [])[0]?.opening.fils).toBe(280_000);
    expect(month([unpriced, count(8, 900, { price: 3 })], [])[0]?.opening.fils).toBe(300_000);
  });

  test('a count includes the vouchers of its instant, and another price is no variance', () => {
    const [found] = month(
      [count(-1, 1000), count(8, 900, { price: 3 })],
      [moved('issues', 8, 100)],
    );
    expect(found).toMatchObject({
      variance: { ml: 0, fils: 0 },
      priceVariance: 18_000,
      closing: { ml: 900_000, fils: 270_000 },
    });
  });
});

test('counts come from the log and from the stock, each once, with book, reason and who', () => {
  const stocks = [
    {
      id: 4,
      branch_id: 1,
      liters: 900,
      cost: 3,
      counted_at: '2026-11-09T20:00:30Z',
      counted_by: 'Priya Nair',
    },
    {
      id: 5,
      branch_id: 2,
      liters: 70,
      cost: 3.1,
      counted_at: '2026-11-02T20:00:00Z',
      counted_by: 'Priya Nair',
    },
  ];
  const entry = {
    id: 8,
    at: '2026-11-09T20:00:00Z',
    actor_name: 'Nadia Khalil',
    entity_type: 'diesel/stock',
    entity_id: 4,
  };
  const log = [
    {
      ...entry,
      changes: [
        { field: 'book_l', old: 920, new: 900 },
        { field: 'cost', old: 2.8, new: 3 },
        { field: 'reason', old: null, new: 'Leaking valve' },
      ],
    },
    {
      ...entry,
      id: 9,
      entity_type: 'diesel/issues',
      changes: [{ field: 'liters', old: null, new: 5 }],
    },
    { ...entry, id: 10, changes: [] },
    {
      ...entry,
      id: 11,
      changes: [
        { field: 'book_l', old: 100, new: 99 },
        { field: 'counted_at', old: null, new: '2026-11-08T20:00:00Z' },
      ],
    },
  ] as unknown as ActivityEntry[];
  expect(countsIn(log, stocks)).toEqual([
    {
      id: 'log-8',
      branch: 1,
      at: Date.parse(entry.at),
      ml: 900_000,
      price: 3,
      bookMl: 920_000,
      reason: 'Leaking valve',
      by: 'Nadia Khalil',
    },
    {
      id: 'log-11',
      branch: 1,
      at: Date.parse('2026-11-08T20:00:00Z'),
      ml: 99_000,
      price: undefined,
      bookMl: 100_000,
      reason: '',
      by: 'Nadia Khalil',
    },
    {
      id: 'stock-5',
      branch: 2,
      at: Date.parse('2026-11-02T20:00:00Z'),
      ml: 70_000,
      price: 3.1,
      bookMl: undefined,
      reason: '',
      by: 'Priya Nair',
    },
  ]);
  // The log of a server whose stocks have no ids names the branch.
  const ofBranch = log.map((one) => ({ ...one, entity_id: 1 }));
  const withoutIds = stocks.map((stock) => ({ ...stock, id: `${stock.branch_id}/7` }));
  expect(countsIn(ofBranch, withoutIds)).toHaveLength(3);
});

describe('what a server does not hand out', () => {
  const ZONE = 'Asia/Dubai';
  const byTime = (all: readonly Count[]) => all.toSorted((a, b) => b.at - a.at);

  test('is not needed before the last count that a month and the one before it start from', () => {
    fc.assert(
      fc.property(someCounts, someMovements, (counts, movements) => {
        const since = Date.parse(`${booksStart(counts, '2026-11', ZONE)}T20:00:00Z`);
        const recent = movements.filter((movement) => movement.at >= since);
        for (const of of ['2026-10', '2026-11']) {
          const bounds = boundsOf(of, ZONE);
          expect(reconciled(counts, recent, bounds)).toEqual(reconciled(counts, movements, bounds));
        }
      }),
    );
  });

  test('leaves out the branches that need it, and changes no other', () => {
    const period = { from: at(0), to: at(30) };
    fc.assert(
      fc.property(
        someCounts,
        someMovements,
        fc.integer({ min: -50, max: 10 }).map(at),
        (counts, movements, wholeFrom) => {
          const all = reconciled(counts, movements, period);
          const recent = movements.filter((movement) => movement.at >= wholeFrom);
          const found = reconciled(counts, recent, period, wholeFrom);
          const isProved = ({ branch }: { branch: unknown }) => {
            const own = counts.filter((one) => one.branch === branch && one.at < period.from);
            return (
              Math.max(...own.map((one) => one.at), own.length ? -Infinity : period.from) >=
              wholeFrom
            );
          };
          expect(found).toEqual(all.filter(isProved));
        },
      ),
    );
  });

  test('of a log leaves its newest counts, and the last of each tank', () => {
    const counts = byTime([count(1, 10), count(5, 20), count(9, 30), count(2, 40, { branch: 2 })]);
    const litres = (wholeFrom: number) =>
      unbrokenCounts(counts, wholeFrom).map(({ ml }) => ml / 1000);
    expect(litres(-Infinity)).toEqual([30, 20, 40, 10]);
    expect(litres(at(5))).toEqual([30, 20, 40]);
    expect(litres(Infinity)).toEqual([30, 40]);
  });
});
