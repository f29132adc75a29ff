import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { branchesIn } from '../base/branch.ts';
import { ledgersOf } from './ledger/ledger.ts';
import { movementsOf, type Vouchers } from './ledger/movements.ts';
import { countedStocks } from './ledger/position.ts';
import type { DieselStockRow } from './stock.ts';
import { readCost, withCosts } from './stockCost.ts';
import { bowsersIn, bowserStocks } from './stores.ts';
import { stockWire } from './wire.ts';

const read = (row: object, place = 0): DieselStockRow =>
  stockWire.received({ ...row }, place, 'Asia/Dubai') as object as DieselStockRow;

const price = fc.integer({ min: 150, max: 600 }).map((fils) => fils / 100);
const litres = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }),
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 3000 }).map((ml) => ml / 1000),
);

describe('the cost of a stock', () => {
  it('is a price or a total as the server means it, or unknown', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.tuple(litres, price), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (isTotal, tanks, hasVouchers) => {
          const rows = tanks.map(([liters, unit], index) =>
            read({
              branch_id: index + 1,
              liters,
              cost: isTotal ? Math.round(liters * unit * 100) / 100 : unit,
            }),
          );
          const vouchers = hasVouchers ? tanks.map(([, unit]) => unit) : [];
          for (const [index, stock] of withCosts(rows, vouchers).entries()) {
            const [liters = 0, unit = 0] = tanks[index] ?? [];
            const isRead = stock.cost !== null;
            const slack = isTotal ? 0.005 / liters + 1e-9 : 1e-9;
            const isRight =
              Math.abs((stock.cost ?? 0) - unit) <= slack &&
              (stock.total_cost !== undefined) === isTotal;
            // Every tank with more than a few litres is read.
            const isClear = liters > 60 && (!isTotal || liters * unit > 100);
            expect({ isRead, isFine: isRead ? isRight : !isClear }).toEqual({
              isRead,
              isFine: true,
            });
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['30 L for AED 84', 30, 84, [2.8, 3], 2.8],
    ['30 L at AED 2.80', 30, 2.8, [2.8, 3], 2.8],
    ['1 L for or at AED 2.80', 1, 2.8, [2.8], null],
    ['30 L and AED 84, without any voucher', 30, 84, [], null],
    ['an empty tank', 0, 0, [2.8], null],
  ])('of %s', (_what, liters, cost, prices, expected) => {
    const [stock] = withCosts([read({ branch_id: 1, liters, cost })], prices);
    expect(stock?.cost).toBe(expected);
  });

  it('follows the other stocks of the server', () => {
    const [rich, poor, empty] = withCosts(
      [
        read({ branch_id: 1, liters: 4000, cost: 11_200 }),
        read({ branch_id: 2, liters: 30, cost: 84 }),
        read({ branch_id: 3, liters: 0, cost: 0 }),
      ],
      [],
    );
    expect([rich?.cost, poor?.cost, empty?.cost]).toEqual([2.8, 2.8, null]);
    // A count of the empty tank is sent as a total too.
    expect(empty?.total_cost).toBe(0);
  });

  it('is a price under the name of one', () => {
    expect(read({ branch_id: 1, liters: 30, unit_price: 2.8 })).toMatchObject({ cost: 2.8 });
  });

  it('can be read as either', () => {
    const open = read({ branch_id: 1, liters: 30, cost: 84 });
    expect(readCost(open, true)).toMatchObject({ cost: 2.8, total_cost: 84 });
    expect(readCost(open, false)).toMatchObject({ cost: 84 });
  });
});

describe('a bowser without a row', () => {
  const yard = read({ branch_id: 'OCGLT', liters: 20_000, cost: 2.8 });
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
  const fill = (id: number, liters: number, hour: number, destination = 'Bowser B-2') => ({
    id,
    branch_id: 'OCGLT',
    destination_type: 'bowser' as const,
    destination,
    liters,
    at: at(hour),
    total_cost: liters * 3,
    status: 'posted' as const,
  });

  it('is filled and issues like a tank, by its name', () => {
    const voucher = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 900 }), fc.nat(400));
    fc.assert(
      fc.property(fc.array(voucher, { minLength: 1, maxLength: 20 }), (drawn) => {
        const fills = drawn.flatMap(([isFill, liters, hour], id) =>
          isFill ? [fill(id, liters, hour, id % 2 === 0 ? 'Bowser B-2' : ' bowser b-2 ')] : [],
        );
        const first = Math.min(...fills.map((one) => Date.parse(one.at)));
        const issues = drawn.flatMap(([isFill, liters, hour], id) =>
          isFill
            ? []
            : [{ id, branch_id: 'BOWSER B-2', liters, at: at(hour), status: 'posted' as const }],
        );
        const bowsers = bowserStocks([yard], fills as never);
        expect(bowsers).toHaveLength(fills.length > 0 ? 1 : 0);
        if (fills.length === 0) return;
        const stocks = [yard, ...bowsers];
        const vouchers: Vouchers = { issues, purchases: [], extractions: fills };
        const { movements, gaps } = movementsOf({ ...vouchers, branches: branchesIn(stocks) });
        const ledger = ledgersOf(countedStocks(stocks), movements, gaps).get('bowser b-2');
        const sum = (rows: readonly { liters: number; at: string }[]) =>
          rows.reduce((t, row) => t + (Date.parse(row.at) >= first ? row.liters : 0), 0);
        expect(ledger?.book.ml).toBe((sum(fills) - sum(issues)) * 1000);
      }),
    );
  });

  it('is none where branches have numbers, where the server has a row, or without a name', () => {
    const fills = [fill(1, 500, 1)] as never;
    expect(bowserStocks([{ ...yard, branch_id: 1 }], fills)).toEqual([]);
    const own = read({ branch_id: 'Bowser B-2', liters: 500, cost: 3 });
    expect(bowserStocks([yard, own], fills)).toEqual([]);
    expect(bowserStocks([yard], [fill(1, 500, 1, '')] as never)).toEqual([]);
    expect(bowserStocks([], fills)).toEqual([]);
  });

  it('is none once its only filling is taken back, as its name was mistyped', () => {
    const [first, back] = [fill(1, 500, 1), fill(2, -500, 1)];
    const rows = [
      { ...first, ref: 'EXT-1' },
      { ...back, ref: 'EXT-2', corrects: 'EXT-1' },
    ];
    expect(bowserStocks([yard], rows.slice(0, 1) as never)).toHaveLength(1);
    expect(bowserStocks([yard], rows as never)).toEqual([]);
  });
});

describe('a store that no supplier fills', () => {
  it('is known by its name, or by what filled it', () => {
    const branches = [
      { id: 1, name: 'OCGLT' },
      { id: 2, name: 'Alain' },
      { id: 9, name: 'Bowser B-2' },
      { id: 11, name: 'Tank lorry 7' },
    ];
    const filled = [
      { destination_type: 'bowser', destination: 'tank lorry 7' },
      { destination_type: 'branch', destination: 'Alain' },
      { destination_type: 'bowser', destination: 'Unknown' },
    ];
    expect([...bowsersIn(branches, filled)]).toEqual([9, 11]);
  });
});
