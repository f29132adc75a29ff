import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toFils, toMillilitres, toUnitPrice } from '../amounts.ts';
import type { DieselIssue } from '../issue.ts';
import { reportEntries, summed } from '../reports.ts';
import { voucherTotals } from '../voucherTotals.ts';
import { ledgersOf, stepsOf, type CountedStock, type Ledger } from './ledger.ts';
import { MOVEMENT_KINDS, movementsOf, type Vouchers } from './movements.ts';
import { totalBook } from './position.ts';

const COUNTED = '2026-11-01T18:00:00Z';
const stocks: CountedStock[] = [
  { branch_id: 1, liters: 10_000, cost: 2.8, counted_at: COUNTED },
  { branch_id: 2, liters: 5000, cost: 3, counted_at: COUNTED },
];
const BRANCHES = [
  { id: 1, name: 'OCGLT' },
  { id: 2, name: 'Alain' },
];
const NONE: Vouchers = { issues: [], purchases: [], extractions: [] };

const ledgers = (vouchers: Partial<Vouchers>, counted: readonly CountedStock[] = stocks) => {
  const { movements, gaps } = movementsOf({ ...NONE, ...vouchers, branches: BRANCHES });
  return ledgersOf(counted, movements, gaps);
};
const ledger = (vouchers: Partial<Vouchers>, branch = 1): Ledger => {
  const found = ledgers(vouchers).get(branch);
  if (!found) throw new Error('no ledger');
  return found;
};
const day = (date: number, time = '08:00') =>
  `2026-11-${String(date).padStart(2, '0')}T${time}:00Z`;
const voucher = { id: 1, branch_id: 1, at: day(2), status: 'posted' };

const litres = fc.integer({ min: 1, max: 5_000_000 }).map((ml) => ml / 1000);
const entry = fc.record({
  id: fc.integer(),
  branch_id: fc.constantFrom(1, 2),
  at: fc.integer({ min: 1, max: 28 }).map((date) => day(date)),
  status: fc.constantFrom('posted', 'void'),
  liters: litres,
});
const vouchers: fc.Arbitrary<Vouchers> = fc.record({
  issues: fc.array(entry),
  purchases: fc.array(
    fc
      .tuple(entry, litres, fc.option(fc.integer({ min: 1, max: 2_000_000 })))
      .map(([row, liters_received, fils]) => ({
        ...row,
        liters_received,
        net: fils && fils / 100,
      })),
  ),
  extractions: fc.array(
    fc
      .tuple(entry, fc.constantFrom('branch', 'waste'), fc.constantFrom('Alain', 'OCGLT', null))
      .map(([row, destination_type, destination]) => ({ ...row, destination_type, destination })),
  ),
});

describe('ledgersOf', () => {
  test('opening, lines and priceVariance add up to the book, in litres and in money', () => {
    fc.assert(
      fc.property(vouchers, (some) => {
        for (const { opening, lines, priceVariance, book } of ledgers(some).values()) {
          const parts = MOVEMENT_KINDS.map((kind) => lines[kind]);
          expect(parts.reduce((sum, { ml }) => sum + ml, opening.ml)).toBe(book.ml);
          expect(parts.reduce((sum, { fils }) => sum + fils, opening.fils) + priceVariance).toBe(
            book.fils,
          );
        }
      }),
    );
  });

  test('the order of the vouchers does not matter', () => {
    const shuffled = vouchers.chain((some) =>
      fc.tuple(
        fc.constant(some),
        fc.record({
          issues: fc.shuffledSubarray([...some.issues], { minLength: some.issues.length }),
          purchases: fc.shuffledSubarray([...some.purchases], { minLength: some.purchases.length }),
          extractions: fc.shuffledSubarray([...some.extractions], {
            minLength: some.extractions.length,
          }),
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([some, others]) => {
        expect(ledgers(others)).toEqual(ledgers(some));
      }),
    );
  });

  test('a transfer changes neither the company’s litres nor their value', () => {
    fc.assert(
      fc.property(litres, (liters) => {
        const found = ledgers({
          extractions: [{ ...voucher, liters, destination_type: 'branch', destination: 'alain ' }],
        });
        expect(totalBook([...found.values()])).toEqual(totalBook([...ledgers({}).values()]));
        expect(found.get(2)?.lines.transfersIn.ml).toBe(toMillilitres(liters));
      }),
    );
  });

  test('a bowser that is kept as a branch is filled by an extraction, issues, and restarts from its count', () => {
    const bowser = { branch_id: 9, liters: 0, cost: 2.8, counted_at: COUNTED };
    const found = (liters: number, counted_at = COUNTED) => {
      const { movements, gaps } = movementsOf({
        ...NONE,
        issues: [{ ...voucher, branch_id: 9, at: day(3), liters: 300 }],
        extractions: [
          { ...voucher, liters: 2000, destination_type: 'bowser', destination: 'bowser b-2' },
          { ...voucher, liters: 70, destination_type: 'bowser', destination: 'Bowser B-7' },
        ],
        branches: [...BRANCHES, { id: 9, name: 'Bowser B-2' }],
      });
      return ledgersOf([...stocks, { ...bowser, liters, counted_at }], movements, gaps);
    };
    expect(found(0).get(9)).toMatchObject({
      lines: { transfersIn: { ml: 2_000_000 }, issues: { ml: -300_000 } },
      book: { ml: 1_700_000 },
    });
    expect(found(0).get(1)?.lines).toMatchObject({
      transfersOut: { ml: -2_000_000 },
      extractions: { ml: -70_000 },
    });
    expect(found(1650, day(4)).get(9)?.book.ml).toBe(1_650_000);
  });

  test('the average cost is weighted by litres', () => {
    const found = ledger({ purchases: [{ ...voucher, liters_received: 10_000, net: 30_000 }] });
    expect(found.unitPrice).toBe(toUnitPrice(2.9));
    expect(found.book).toEqual({ ml: toMillilitres(20_000), fils: toFils(58_000) });
  });

  test('a voucher is worth what it says, as in lists and reports, and the tank what its average says', () => {
    const priced = fc.array(
      fc.record({
        ...Object.fromEntries(
          Object.entries(voucher).map(([name, value]) => [name, fc.constant(value)]),
        ),
        id: fc.integer(),
        at: fc.integer({ min: 2, max: 28 }).map((date) => day(date)),
        liters: fc.integer({ min: 1, max: 400_000 }).map((ml) => ml / 1000),
        total_cost: fc.integer({ min: 0, max: 200_000 }).map((fils) => fils / 100),
      }) as fc.Arbitrary<DieselIssue>,
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(priced, (issues) => {
        const found = ledger({ issues });
        const total = voucherTotals(issues);
        expect(found.lines.issues).toMatchObject({
          ml: -toMillilitres(total.liters ?? NaN) || 0,
          fils: -toFils(total.money ?? NaN) || 0,
          vouchers: issues.length,
        });
        const { total: reported } = summed(reportEntries('issued', issues, 'UTC'), 'day', ['cost']);
        expect(reported.sums.cost).toEqual({ sum: toFils(total.money ?? NaN), unknown: 0 });
        expect(found.unitPrice).toBe(28_000);
        // Each voucher rounds by half a fils at most.
        expect(Math.abs(found.book.fils - found.book.ml * 0.28)).toBeLessThanOrEqual(
          issues.length / 2 + 1,
        );
      }),
    );
  });

  test('void vouchers, and those before the count, do not count', () => {
    const { book } = ledger({
      issues: [
        { ...voucher, liters: 100, status: 'void' },
        { ...voucher, liters: 100, at: COUNTED },
        { ...voucher, liters: 100, at: '2026-10-30T08:00:00Z' },
        { ...voucher, liters: 0.1 },
        { ...voucher, liters: 0.2 },
      ],
    });
    expect(book.ml).toBe(toMillilitres(9999.7));
  });

  test('a tank that is emptied is worth nothing, however the litres were split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_999_000 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom('issues' as const, 'extractions' as const),
        (cuts, fils, kind) => {
          const bought = 9_999_999;
          const ends = [...new Set([0, ...cuts, bought])].toSorted((a, b) => a - b);
          const taken = ends.slice(1).map((end, index) => ({
            ...voucher,
            id: index,
            at: day(3),
            liters: (end - (ends[index] ?? 0)) / 1000,
          }));
          const [found] = ledgers(
            {
              purchases: [{ ...voucher, liters_received: bought / 1000, net: fils / 100 }],
              [kind]: taken,
            },
            [{ branch_id: 1, liters: 0, cost: 2.8, counted_at: COUNTED }],
          ).values();
          expect(found?.book).toEqual({ ml: 0, fils: 0 });
          expect(found?.lines[kind].fils).toBe(-fils);
        },
      ),
    );
  });

  test('a voucher at the instant of the count is in the count; a millisecond later it is not', () => {
    const at = (ms: number) => new Date(Date.parse(COUNTED) + ms).toISOString();
    // The other tank was counted before, so that a voucher of this moment counts there.
    const counted = stocks.map((stock) => ({
      ...stock,
      counted_at: stock.branch_id === 1 ? COUNTED : at(-1),
    }));
    const booked = (ms: number) =>
      ledgers(
        {
          issues: [{ ...voucher, liters: 1, at: at(ms) }],
          purchases: [{ ...voucher, liters_received: 20, at: at(ms) }],
          extractions: [
            {
              ...voucher,
              liters: 300,
              at: at(ms),
              destination_type: 'branch',
              destination: 'Alain',
            },
          ],
        },
        counted,
      );
    expect([...booked(0).values()].map(({ book }) => book.ml)).toEqual([10_000_000, 5_300_000]);
    expect([...booked(1).values()].map(({ book }) => book.ml)).toEqual([9_719_000, 5_300_000]);
  });

  test('times are compared as instants, whatever their zone', () => {
    const { lines } = ledger({
      issues: [
        { ...voucher, liters: 100, at: '2026-11-01T21:30:00+04:00' },
        { ...voucher, liters: 7, at: '2026-11-01T22:30:00+04:00' },
      ],
    });
    expect(lines.issues).toMatchObject({ ml: -7000, vouchers: 1 });
  });

  test('what is issued before it is bought gets its price with the delivery', () => {
    const found = ledger({
      issues: [{ ...voucher, liters: 10_999 }],
      purchases: [{ ...voucher, liters_received: 1000, net: 3000, at: day(3) }],
    });
    expect(found.book).toEqual({ ml: 1000, fils: 300 });
    expect(found.unitPrice).toBe(toUnitPrice(3));
    expect(found.priceVariance).toBe(-toFils(999 * 0.2));
  });

  test('a voucher without litres or time makes the book uncertain; one without branch, all books', () => {
    const { gaps } = movementsOf({
      ...NONE,
      issues: [
        { ...voucher, liters: null },
        { ...voucher, liters: 5, at: null },
        { id: 1, liters: 5 },
      ],
    });
    expect(gaps).toMatchObject({ branchless: 1, unclear: new Map([[1, 2]]) });
  });

  test('a transfer without litres or time makes the books of both tanks uncertain', () => {
    const transfer = { ...voucher, destination_type: 'branch', destination: 'Alain' } as const;
    const unclear = (extraction: object) =>
      movementsOf({ ...NONE, extractions: [{ ...transfer, ...extraction }], branches: BRANCHES })
        .gaps;
    const both = new Map([
      [1, 1],
      [2, 1],
    ]);
    expect(unclear({ liters: null })).toMatchObject({ unclear: both, vouchers: 1 });
    expect(unclear({ liters: 5, at: null })).toMatchObject({ unclear: both, vouchers: 1 });
  });

  test('a branch whose count has no time, or that has two stocks, has no ledger', () => {
    expect(ledgers({}, [{ branch_id: 1, liters: 5, cost: 2 }]).size).toBe(0);
    expect(ledgers({}, [...stocks, { ...stocks[0], branch_id: 1, liters: 5, cost: 2 }]).size).toBe(
      1,
    );
  });
});

test('the steps lead from the count to the book', () => {
  fc.assert(
    fc.property(vouchers, (some) => {
      for (const found of ledgers(some).values()) {
        const steps = stepsOf(found);
        const between = steps.slice(1, -1);
        const ends = [found.opening.ml, ...between.map(({ to }) => to)];
        expect([...between.map(({ from }) => from), found.book.ml]).toEqual(ends);
      }
    }),
  );
});
