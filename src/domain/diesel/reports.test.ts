import fc from 'fast-check';
import { expect, it } from 'vitest';

import { costInFils } from './amounts.ts';
import type { DieselExtraction } from './extraction.ts';
import type { DieselIssue } from './issue.ts';
import type { DieselPurchase } from './purchase.ts';
import {
  filterEntries,
  pricePerLitre,
  REPORT_SHAPES,
  reportEntries,
  summed,
  type Grouping,
} from './reports.ts';

const ZONE = 'Asia/Dubai';

const entry = {
  ref: 'V-1',
  at: '2026-03-10T06:00:00Z',
  branch_id: 1,
  company_id: 1,
  notes: null,
  status: 'posted',
} as const;

const issue = (changes: Partial<DieselIssue> = {}): DieselIssue => ({
  ...entry,
  id: 1,
  truck_id: 7,
  truck_number: null,
  driver_id: 3,
  driver_name: null,
  liters: 100.1,
  odometer_km: null,
  full_tank: true,
  unit_cost: 2.7,
  total_cost: 270.27,
  issued_by: 'Nadia',
  ...changes,
});

const { groupings, amounts } = REPORT_SHAPES.issued;

const someIssues = fc.array(
  fc
    .record({
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 23 }),
      branch_id: fc.integer({ min: 1, max: 2 }),
      truck_id: fc.integer({ min: 1, max: 5 }),
      driver_id: fc.option(fc.integer({ min: 1, max: 4 })),
      ml: fc.integer({ min: 1, max: 900_000 }),
      fils: fc.integer({ min: 1, max: 900_000 }),
      status: fc.constantFrom('posted' as const, 'posted' as const, 'void' as const),
    })
    .map(({ day, hour, ml, fils, ...others }) =>
      issue({
        ...others,
        at: `2026-02-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:30:00Z`,
        liters: ml / 1000,
        total_cost: fils / 100,
      }),
    ),
  { maxLength: 40 },
);

it('has the same total however it is grouped, and it is the sum of its lines', () => {
  fc.assert(
    fc.property(someIssues, fc.constantFrom<Grouping>(...groupings), (rows, grouping) => {
      const numbered = rows.map((row, index) => ({ ...row, id: index + 1 }));
      const { lines, total } = summed(reportEntries('issued', numbered, ZONE), grouping, amounts);
      const posted = rows.filter(({ status }) => status === 'posted');
      expect(total.vouchers).toBe(posted.length);
      expect(total.sums.liters?.sum).toBe(
        posted.reduce((sum, { liters }) => sum + Math.round(liters * 1000), 0),
      );
      for (const name of amounts) {
        expect(lines.reduce((sum, line) => sum + (line.sums[name]?.sum ?? NaN), 0)).toBe(
          total.sums[name]?.sum,
        );
      }
      for (const line of [...lines, total].filter(({ vouchers }) => vouchers > 0)) {
        const price = pricePerLitre('issued', line);
        expect(costInFils(line.sums.liters?.sum ?? NaN, (price ?? NaN) * 10_000)).toBe(
          line.sums.cost?.sum,
        );
      }
    }),
    { numRuns: 150, seed: 41 },
  );
});

it('uses the company’s days, both inclusive', () => {
  const entries = reportEntries(
    'issued',
    [
      issue({ id: 1, at: '2026-03-09T20:30:00Z' }),
      issue({ id: 2, at: '2026-03-10T19:59:00Z', driver_id: null, truck_id: 8 }),
      issue({ id: 3, at: '2026-03-10T20:00:00Z' }),
      issue({ id: 4, at: 'yesterday' }),
    ],
    ZONE,
  );
  const ids = (filter: Parameters<typeof filterEntries>[1]) =>
    filterEntries(entries, filter).map(({ id }) => id);
  expect(ids({ from: '2026-03-10', to: '2026-03-10' })).toEqual([1, 2]);
  expect(ids({})).toEqual([1, 2, 3, 4]);
  expect(ids({ truck: '8' })).toEqual([2]);
  expect(ids({ driver: '3', to: '2026-03-10' })).toEqual([1]);
  expect(ids({ branch: '2' })).toEqual([]);
  expect(summed(entries, 'driver', amounts).lines.map(({ key }) => key)).toEqual(['3', '']);
});

it('says for how many vouchers an amount is unknown, instead of counting it as zero', () => {
  const rows = [issue(), { ...issue({ id: 2 }), total_cost: null }];
  const entries = reportEntries('issued', rows as DieselIssue[], ZONE);
  expect(summed(entries, 'branch', amounts).total.sums).toEqual({
    liters: { sum: 200_200, unknown: 0 },
    cost: { sum: 27_027, unknown: 1 },
  });
  expect(pricePerLitre('issued', summed(entries, 'branch', amounts).total)).toBeUndefined();
});

it('sums what was bought and what was extracted', () => {
  const purchase: DieselPurchase = {
    ...entry,
    id: 1,
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
    received_by: 'Nadia',
  };
  const bought = summed(
    reportEntries('purchased', [purchase, { ...purchase, id: 2 }], ZONE),
    'supplier',
    REPORT_SHAPES.purchased.amounts,
  );
  expect(bought.lines).toHaveLength(1);
  expect(bought.lines[0]).toMatchObject({
    key: 'Desert Star Fuels',
    sums: { liters_received: { sum: 1_999_000 }, total: { sum: 525_000 } },
  });
  expect(pricePerLitre('purchased', bought.total)).toBe(2.5);
  const extraction: DieselExtraction = {
    ...entry,
    id: 1,
    destination_type: 'bowser',
    destination: null,
    liters: 33.3,
    unit_cost: 2.755,
    total_cost: 91.74,
    reason: null,
    extracted_by: 'Nadia',
  };
  expect(
    summed(reportEntries('extractions', [extraction], ZONE), 'destination', ['liters', 'cost'])
      .lines,
  ).toMatchObject([{ key: 'bowser', sums: { cost: { sum: 9174 } } }]);
});

it('groups by the names of trucks and drivers where vouchers have no ids', () => {
  const named = issue({
    truck_id: null,
    truck_number: 'T-9',
    driver_id: null,
    driver_name: 'Omar',
  });
  const [line] = reportEntries('issued', [named], ZONE);
  expect(line?.keys).toMatchObject({ truck: 't-9', driver: 'omar' });
  expect(filterEntries([line!], { truck: 't-9', driver: 'omar' })).toHaveLength(1);
});
