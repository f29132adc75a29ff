import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Draft } from '../records/recordType.ts';
import { bodyOf } from '../records/values.ts';
import { dieselExtractions } from './extraction.ts';
import { dieselIssues } from './issue.ts';
import { dieselPurchases } from './purchase.ts';
import { purchaseAmounts } from './purchaseAmounts.ts';
import { extractionWire, issueWire, purchaseWire } from './wire.ts';

const asked = (wire: typeof issueWire, filter: Draft) => wire.asked(filter);

const received = (wire: typeof issueWire, row: Draft, place?: number): Draft =>
  wire.received(row, place);

const AT = '2026-11-22T08:30:00.000Z';
const FOUR = { branch_id: 1, company_id: 1, liters: '200', cost: '550.5' };

describe('what is sent', () => {
  it('has litres and money of an issue under the contract’s names', () => {
    const typed = { at: AT, branch_id: 1, truck_id: 7, liters: '250.5', unit_cost: 2.8 };
    expect(issueWire.sent(bodyOf(dieselIssues, { ...typed, full_tank: false }))).toEqual({
      at: AT,
      branch_id: 1,
      truck_id: 7,
      liters: 250.5,
      full_tank: false,
      unit_cost: 2.8,
      cost: 701.4,
    });
  });

  it('has the litres received and the net amount of a purchase', () => {
    const amounts = purchaseAmounts({ liters_invoiced: 1000, unit_price: 2.5 }, 'total');
    const body = bodyOf(dieselPurchases, { ...amounts, liters_received: '995' });
    expect(purchaseWire.sent(body)).toMatchObject({
      liters: 995,
      cost: 2500,
      total: 2625,
    });
  });

  it('leaves the cost to the server if the price is unknown', () => {
    const body = bodyOf(dieselExtractions, { liters: 5 });
    expect(extractionWire.sent(body)).toMatchObject({ liters: 5, cost: null });
  });
});

describe('what is received', () => {
  it('reads an issue of four fields, and invents nothing', () => {
    expect(received(issueWire, FOUR, 4)).toEqual({
      ...FOUR,
      at: null,
      id: -5,
      ref: '#5',
      liters: 200,
      unit_cost: 2.7525,
      total_cost: 550.5,
    });
  });

  it('reads a purchase of four fields: what was invoiced, and its VAT, stay unknown', () => {
    expect(received(purchaseWire, FOUR, 0)).toMatchObject({
      id: -1,
      liters_received: 200,
      liters_invoiced: null,
      unit_price: 2.7525,
      net: 550.5,
      vat: null,
      total: null,
    });
  });

  it('has no cost where there is none', () => {
    const bare = received(extractionWire, { id: 3, liters: 10 });
    expect(bare).toMatchObject({ id: 3, unit_cost: null, total_cost: null });
  });

  it('returns what was sent', () => {
    const litres = fc.integer({ min: 1, max: 1e8 }).map((ml) => ml / 1000);
    const price = fc.integer({ min: 1, max: 1e6 }).map((unit) => unit / 10_000);
    fc.assert(
      fc.property(litres, price, (liters, unit_cost) => {
        const body = issueWire.sent(bodyOf(dieselIssues, { liters, unit_cost }));
        const { cost, ...row } = body;
        expect(received(issueWire, row)).toMatchObject({ liters, unit_cost, total_cost: cost });
      }),
    );
  });
});

it('asks the server for one more day on either side, and for ids', () => {
  const filter = { from: '2026-11-01', to: '2026-11-30', branch_id: 2, truck_id: '7', q: 'x' };
  expect(asked(issueWire, filter)).toEqual({
    from: '2026-10-31',
    to: '2026-12-01',
    branch_id: '2',
    truck_id: '7',
  });
  expect(asked(purchaseWire, { from: 'soon', branch_id: '' })).toEqual({});
  expect(asked(issueWire, { branch_id: 'alain', truck_id: 'T-117' })).toEqual({
    truck_id: 'T-117',
  });
});
