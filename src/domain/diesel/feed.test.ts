import { expect, it } from 'vitest';

import type { DieselExtraction } from './extraction.ts';
import { feedOf, flowOf, isAt } from './feed.ts';
import type { DieselIssue } from './issue.ts';
import type { DieselPurchase } from './purchase.ts';

const entry = { branch_id: 1, company_id: 1, notes: null, status: 'posted' } as const;

const issue: DieselIssue = {
  ...entry,
  id: 1,
  ref: 'ISS-1',
  at: '2026-03-10T06:00:00Z',
  truck_id: 7,
  truck_number: null,
  driver_id: null,
  driver_name: null,
  liters: 100.1,
  odometer_km: null,
  full_tank: true,
  unit_cost: 2.7,
  total_cost: 270.27,
  issued_by: 'Nadia',
};
const purchase: DieselPurchase = {
  ...entry,
  id: 1,
  ref: 'PUR-1',
  at: '2026-03-09T06:00:00Z',
  supplier: 'Desert Star Fuels',
  supplier_trn: null,
  invoice_no: 'INV-1',
  delivery_note_no: null,
  liters_invoiced: 1000,
  liters_received: 999.5,
  unit_price: 2.5,
  net: 2500,
  vat: 125,
  total: 2625,
  received_by: 'Priya',
};
const extraction: DieselExtraction = {
  ...entry,
  id: 1,
  ref: 'EXT-1',
  at: '2026-03-11T06:00:00Z',
  destination_type: 'bowser',
  destination: 'Bowser B-2',
  liters: 50.2,
  unit_cost: 2.7,
  total_cost: 135.54,
  reason: null,
  extracted_by: 'Nadia',
};

it('has all vouchers, newest first, each with its subject', () => {
  expect(
    feedOf({ issued: [issue], purchased: [purchase], extractions: [extraction] }).map(
      ({ ref, liters, by, truck_id, party }) => [ref, liters, by, truck_id, party],
    ),
  ).toEqual([
    ['EXT-1', 50.2, 'Nadia', null, 'Bowser B-2'],
    ['ISS-1', 100.1, 'Nadia', 7, null],
    ['PUR-1', 999.5, 'Priya', null, 'Desert Star Fuels'],
  ]);
});

it('has a voucher without a time last', () => {
  const { at: _none, ...timeless } = issue;
  const issued = [timeless as typeof issue];
  const entries = feedOf({ issued, purchased: [purchase], extractions: [extraction] });
  expect(entries.map(({ ref }) => ref)).toEqual(['EXT-1', 'PUR-1', 'ISS-1']);
});

it('adds up what came in and what went out, without void vouchers', () => {
  const entries = feedOf({
    issued: [issue, { ...issue, id: 2, status: 'void' }],
    purchased: [purchase],
    extractions: [extraction],
  });
  expect(flowOf(entries)).toEqual({ in: 999_500, out: 150_300, unknown: 0 });
});

it('counts a transfer as what came in at the branch that it goes to', () => {
  const transfer = { ...extraction, destination_type: 'branch', destination: 'Alain' } as const;
  const entries = feedOf({ extractions: [transfer] }, [
    { id: 1, name: 'OCGLT' },
    { id: 2, name: 'Alain' },
  ]);
  expect([1, 2, 3].map((branch) => entries.filter((one) => isAt(one, branch)).length)).toEqual([
    1, 1, 0,
  ]);
  expect(flowOf(entries, 1)).toEqual({ in: 0, out: 50_200, unknown: 0 });
  expect(flowOf(entries, 2)).toEqual({ in: 50_200, out: 0, unknown: 0 });
});
