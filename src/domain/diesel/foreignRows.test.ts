import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { activityWire } from '../activity/activityChanges.ts';
import { branchesIn } from '../base/branch.ts';
import { testDay } from '../base/testing.ts';
import type { Draft } from '../records/recordType.ts';
import { deskFacts } from './desk.ts';
import type { DieselExtraction } from './extraction.ts';
import { feedOf, flowOf } from './feed.ts';
import type { DieselIssue } from './issue.ts';
import { movementsOf } from './ledger/movements.ts';
import { litresHeld, positionsOf, totalBook } from './ledger/position.ts';
import type { DieselPurchase } from './purchase.ts';
import { REPORT_SHAPES, reportEntries, summed, VOUCHER_REPORTS } from './reports.ts';
import type { DieselStockRow } from './stock.ts';
import { withCosts } from './stockCost.ts';
import { voucherTotals } from './voucherTotals.ts';
import { extractionWire, issueWire, purchaseWire, stockWire } from './wire.ts';

const ZONE = 'Asia/Dubai';

const read = <Row>(wire: Pick<typeof issueWire, 'received'>, row: Draft, place = 0): Row =>
  wire.received(row, place, ZONE) as Row;

describe('rows of another server of the contract', () => {
  it('have their time, branch, truck and people under other names', () => {
    const row = {
      id: 7,
      branch_id: 'Alain',
      truck: 'T-104',
      driver: { name: 'Khalid' },
      litres: '1,200.5',
      cost: '3,361.40',
      issued_at: '2026-11-23 18:49:00',
      created_at: '2020-01-01 00:00:00',
      user_name: 'Nadia',
    };
    expect(read(issueWire, row)).toMatchObject({
      branch_id: 'Alain',
      at: '2026-11-23T14:49:00.000Z',
      truck_number: 'T-104',
      driver_name: 'Khalid',
      liters: 1200.5,
      total_cost: 3361.4,
      unit_cost: 2.8,
      issued_by: 'Nadia',
    });
  });

  it('name a truck in the field of its id', () => {
    expect(read(issueWire, { id: 1, truck_id: 'T-104' })).toMatchObject({
      truck_id: null,
      truck_number: 'T-104',
    });
  });

  it('of purchases have a total with its VAT: the net amount and the price follow', () => {
    const row = { id: 1, liters: 1000, tax: 127.5, total_amount: 2677.5, date: '2026-11-23' };
    expect(read(purchaseWire, row)).toMatchObject({ net: 2550, vat: 127.5, unit_price: 2.55 });
    expect(read(purchaseWire, { id: 1, liters: 1000, price: 2.55 })).toMatchObject({ net: 2550 });
  });

  it('of purchases have litres and cost only: the price follows, the VAT does not', () => {
    const row = { branch: 'OCGLT', liters: 1000, cost: 2550, vendor: 'Gulf', date: '2026-11-23' };
    expect(read(purchaseWire, row)).toMatchObject({
      branch_id: 'OCGLT',
      supplier: 'Gulf',
      liters_received: 1000,
      unit_price: 2.55,
      net: 2550,
      total: null,
      at: '2026-11-23T08:00:00.000Z',
    });
  });

  it('of the stock have the value of all litres as their cost', () => {
    expect(read(stockWire, { branch_id: 'OCGLT', liters: '480', cost: '1276.80' })).toMatchObject({
      id: 'OCGLT',
      liters: 480,
      cost: expect.closeTo(2.66, 9) as number,
      total_cost: 1276.8,
    });
    expect(read(stockWire, { branch_id: 1, liters: 480, cost: 2.66 })).not.toHaveProperty(
      'total_cost',
    );
  });

  it.each([
    ['price', { liters: 480 }, { ml: 480_000, fils: undefined }, 'price'],
    ['litres', { cost: 2.7 }, undefined, 'litres'],
    ['litres, and have the value of all as their cost', { cost: 1276 }, undefined, 'litres'],
  ])('of the stock lack %s, and so their value', (_what, amounts, book, lacks) => {
    const stock = read<DieselStockRow>(stockWire, { branch_id: 'OCGLT', ...amounts });
    const [position] = positionsOf([stock], undefined, testDay(), 0);
    expect(position?.book).toEqual(book);
    expect(position?.lacks).toBe(lacks);
    expect(totalBook([position!])).toEqual(book);
    expect(litresHeld([stock])).toBe(book && 480);
    expect(position?.unitPrice).toBe(stock.cost === null ? undefined : stock.cost * 10_000);
  });

  it('of the stock tell litres of a count, but not what came in and went out since', () => {
    const known = read<DieselStockRow>(stockWire, { branch_id: 'OCGLT', liters: 480, cost: 2.7 });
    const counted = { ...known, branch_id: 'Alain', counted_at: '2026-11-20T04:00:00Z' };
    expect([[known], [known, counted], []].map(litresHeld)).toEqual([480, undefined, undefined]);
    const none = { issues: [], purchases: [], extractions: [] };
    const lacking = (...stocks: DieselStockRow[]) =>
      positionsOf(stocks, movementsOf(none), testDay(), 0).map(({ lacks }) => lacks);
    expect(lacking(known, counted)).toEqual(['time', undefined]);
    expect(lacking(counted, { ...counted, id: 2 })).toEqual(['oneStock', 'oneStock']);
    expect(positionsOf([counted], undefined, testDay(), 0)[0]?.lacks).toBe('vouchers');
  });

  it('of an empty tank have no price until it is filled, and are worth nothing', () => {
    const tank = (branch_id: string, liters: number, cost: number) =>
      read<DieselStockRow>(stockWire, { branch_id, liters, cost, counted_at: '2026-11-20 08:00' });
    const stocks = withCosts([tank('OCGLT', 20_000, 56_000), tank('Bowser B-2', 0, 0)], []);
    const fill = read<DieselExtraction>(extractionWire, {
      id: 1,
      branch_id: 'OCGLT',
      destination_type: 'bowser',
      destination: 'Bowser B-2',
      liters: 150,
      cost: 420,
      extracted_at: '2026-11-23 18:49',
    });
    const bowserAfter = (...extractions: DieselExtraction[]) => {
      const vouchers = { issues: [], purchases: [], extractions, branches: branchesIn(stocks) };
      return positionsOf(stocks, movementsOf(vouchers), testDay(), 0)[1];
    };
    expect(bowserAfter()).toMatchObject({ book: { ml: 0, fils: 0 }, unitPrice: undefined });
    expect(bowserAfter(fill)).toMatchObject({
      book: { ml: 150_000, fils: 42_000 },
      unitPrice: 28_000,
    });
  });

  it('of the audit log name who, what and when in their own words', () => {
    const row = {
      action: 'update',
      entity: 'stock',
      entity_id: 3,
      user_name: 'Nadia',
      details: 'Counted 4,321 L',
      created_at: '2026-11-23 18:49:00',
    };
    expect(read(activityWire, row)).toMatchObject({
      at: '2026-11-23T14:49:00.000Z',
      actor_name: 'Nadia',
      entity_type: 'diesel/stock',
      entity_label: 'Counted 4,321 L',
    });
  });
});

const odd = fc.constantFrom<unknown[]>(
  null,
  '',
  'x',
  0,
  -1,
  '1,000.5',
  250,
  '2026-03-10 08:00:00',
  '2026-03-10',
  'OCGLT',
  2,
  {},
  [],
  true,
);
const FIELDS = (
  'at issued_at created_at date branch_id branch truck_id truck driver_id liters litres cost ' +
  'total_cost unit_cost net vat total liters_invoiced liters_received odometer_km full_tank status ' +
  'supplier destination_type destination counted_at name book_l id ref'
).split(' ');
const someRow = fc.dictionary(fc.constantFrom(...FIELDS), odd, { maxKeys: 12 });

/** Every number anywhere in a value. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (value instanceof Map || value instanceof Set) return numbersIn([...value]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

it('never fail, and never make up a number or a total', () => {
  const day = testDay();
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 8 }), (raw) => {
      const all = <Row>(wire: Pick<typeof issueWire, 'received'>) =>
        raw.map((row, place) => read<Row>(wire, row, place));
      const issues = all<DieselIssue>(issueWire);
      const purchases = all<DieselPurchase>(purchaseWire);
      const extractions = all<DieselExtraction>(extractionWire);
      const stocks = all<DieselStockRow>(stockWire);
      const now = Date.parse('2026-03-20T00:00:00Z');
      const facts = deskFacts({
        issues,
        purchases,
        extractions,
        partial: [],
        branches: branchesIn(stocks, issues),
        tanks: new Map(),
        onVacation: new Set(),
        day,
        now,
      });
      const feed = feedOf({ issued: issues, purchased: purchases, extractions });
      expect(feed).toHaveLength(3 * raw.length);
      const rows = { issued: issues, purchased: purchases, extractions };
      const reports = VOUCHER_REPORTS.flatMap((name) => {
        const { groupings, amounts } = REPORT_SHAPES[name];
        const entries = reportEntries(name, rows[name] as never, ZONE);
        return groupings.map((grouping) => summed(entries, grouping, amounts));
      });
      const totals = [issues, purchases, extractions].map(voucherTotals);
      const positions = positionsOf(stocks, facts.known, day, now);
      const shown = [facts.known, flowOf(feed), reports, totals, positions];
      expect(numbersIn(shown).filter((number) => !Number.isFinite(number))).toEqual([]);
      const isSaid = issues.some(
        (row) => typeof row.liters === 'number' || 'liters_received' in row,
      );
      const isFalseZero = !isSaid && issues.some(({ status }) => status !== 'void');
      expect(isFalseZero && totals[0]?.liters).not.toBe(0);
    }),
  );
});
