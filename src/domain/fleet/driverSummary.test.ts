import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { expiryStatus } from '../expiries/expiry.ts';
import { DRIVER_STATUSES, matchesStatus } from './driver.ts';
import { driverExpiries, driversWithPaper } from './driverExpiries.ts';
import { summarizeDrivers } from './driverSummary.ts';
import { driverWith } from './testing.ts';

const TODAY = '2026-02-27';
const DAY = testDay(TODAY);

const someDay = fc.option(
  fc.oneof(
    fc.integer({ min: -90, max: 90 }).map((days) => addDays(TODAY, days)),
    fc.constantFrom('0000-00-00', '', '2026-02-30'),
  ),
);
const drivers = fc
  .array(
    fc.record({
      gatepass_expiry: someDay,
      road_permit_expiry: someDay,
      status: fc.constantFrom(...DRIVER_STATUSES),
    }),
    { maxLength: 40 },
  )
  .map((rows) => rows.map((row, id) => driverWith({ ...row, id, name: `Driver ${id}` })));

describe('summarizeDrivers', () => {
  it('counts what is due within 30 days, and what is past apart from it', () => {
    const rows = [-1, 0, 30, 31].map((days) =>
      driverWith({ gatepass_expiry: addDays(TODAY, days) }),
    );
    expect(summarizeDrivers([...rows, driverWith({ status: 'vacation' })], DAY)).toEqual({
      total_drivers: 5,
      active_drivers: 4,
      gatepass_expiring: 2,
      permit_expiring: 0,
    });
  });

  it('is nothing for no drivers', () => {
    expect(Object.values(summarizeDrivers([], DAY))).toEqual([0, 0, 0, 0]);
  });

  it('shows exactly as many as the rows that a card opens', () => {
    fc.assert(
      fc.property(drivers, (rows) => {
        const summary = summarizeDrivers(rows, DAY);
        const inactive = rows.filter((row) => matchesStatus(row, 'inactive')).length;
        expect(summary.total_drivers).toBe(rows.length);
        expect(summary.active_drivers + inactive).toBe(rows.length);
        const due = (date: string | null) => expiryStatus(date, TODAY, 30).state === 'due';
        expect(summary.gatepass_expiring).toBe(
          rows.filter((row) => due(row.gatepass_expiry)).length,
        );
        expect(summary.permit_expiring).toBe(
          rows.filter((row) => due(row.road_permit_expiry)).length,
        );
      }),
      { numRuns: 500, seed: 14 },
    );
  });
});

describe('driverExpiries', () => {
  it('agrees with the cards, leaves the unknown out and puts the most urgent first', () => {
    fc.assert(
      fc.property(drivers, (rows) => {
        const expiries = driverExpiries(rows, DAY);
        const summary = summarizeDrivers(rows, DAY);
        const due = expiries.filter(({ state }) => state === 'due');
        expect(due.filter(({ kind }) => kind === 'gatepass')).toHaveLength(
          summary.gatepass_expiring,
        );
        expect(due).toHaveLength(summary.gatepass_expiring + summary.permit_expiring);
        const days = expiries.map(({ daysLeft }) => daysLeft ?? NaN);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        const unknown = (['gatepass', 'road_permit'] as const).flatMap((paper) =>
          driversWithPaper(rows, paper, 'unknown', DAY),
        );
        expect(expiries.length + unknown.length).toBe(rows.length * 2);
      }),
      { numRuns: 500, seed: 15 },
    );
  });
});
