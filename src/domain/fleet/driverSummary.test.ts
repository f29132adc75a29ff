import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { knownExpiries } from '../records/expiries.ts';
import { expiryStatus } from '../records/expiry.ts';
import { expiryFieldsOf, matcherOf } from '../records/filter.ts';
import { drivers, type DriverFilter } from './drivers.ts';
import { countsOf, driverWith } from './testing.ts';

const TODAY = '2026-02-27';
const DAY = testDay(TODAY);

const someDay = fc.option(
  fc.oneof(
    fc.integer({ min: -90, max: 90 }).map((days) => addDays(TODAY, days)),
    fc.constantFrom('0000-00-00', '', '2026-02-30'),
  ),
);
const someDrivers = fc
  .array(
    fc.record({
      gatepass_expiry: someDay,
      road_permit_expiry: someDay,
      status: fc.constantFrom(...drivers.fields.status.options),
    }),
    { maxLength: 40 },
  )
  .map((rows) => rows.map((row, id) => driverWith({ ...row, id, name: `Driver ${id}` })));

const filtered = (rows: readonly object[], filter: DriverFilter) =>
  rows.filter(matcherOf(drivers, filter, DAY));

describe('the drivers’ figures', () => {
  it('count what is due within 30 days, and separately what is past', () => {
    const rows = [-1, 0, 30, 31].map((days) =>
      driverWith({ gatepass_expiry: addDays(TODAY, days) }),
    );
    expect(countsOf(drivers, [...rows, driverWith({ status: 'vacation' })], TODAY)).toEqual({
      total: 5,
      active: 4,
      gatepass: 2,
      gatepass_overdue: 1,
      road_permit: 0,
      road_permit_overdue: 0,
    });
  });

  it('are zero for no drivers', () => {
    expect(Object.values(countsOf(drivers, [], TODAY))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('equal the number of rows that a card opens', () => {
    fc.assert(
      fc.property(someDrivers, (rows) => {
        const counts = countsOf(drivers, rows, TODAY);
        const inactive = filtered(rows, { status: 'inactive' }).length;
        expect(counts['total']).toBe(rows.length);
        expect((counts['active'] ?? NaN) + inactive).toBe(rows.length);
        const count = (state: string, field: 'gatepass_expiry' | 'road_permit_expiry') =>
          rows.filter(
            (row) =>
              row.status !== 'cancelled' &&
              expiryStatus(row[field], 'gatepass', DAY).state === state,
          ).length;
        expect(counts['gatepass']).toBe(count('due', 'gatepass_expiry'));
        expect(counts['gatepass_overdue']).toBe(count('overdue', 'gatepass_expiry'));
        expect(counts['road_permit']).toBe(count('due', 'road_permit_expiry'));
        expect(counts['road_permit_overdue']).toBe(count('overdue', 'road_permit_expiry'));
      }),
      { numRuns: 500, seed: 14 },
    );
  });
});

describe('the expiries of drivers', () => {
  it('agree with the cards and leave the unknown out', () => {
    const kinds = ['gatepass', 'road_permit'] as const;
    expect([...expiryFieldsOf(drivers).keys()]).toEqual(kinds);
    fc.assert(
      fc.property(someDrivers, (rows) => {
        const expiries = knownExpiries(drivers, rows, DAY).flatMap(({ expiries }) => expiries);
        const counts = countsOf(drivers, rows, TODAY);
        const due = expiries.filter(({ state }) => state === 'due');
        expect(due.filter(({ kind }) => kind === 'gatepass')).toHaveLength(
          counts['gatepass'] ?? NaN,
        );
        expect(due).toHaveLength((counts['gatepass'] ?? NaN) + (counts['road_permit'] ?? NaN));
        const unknown = kinds.flatMap((kind) => filtered(rows, { [kind]: 'unknown' }));
        expect(expiries.length + unknown.length).toBe(rows.length * 2);
      }),
      { numRuns: 500, seed: 15 },
    );
  });
});
