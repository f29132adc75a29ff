import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { medianOf } from './anomalies.ts';
import { consumptionOf } from './consumption.ts';
import { fillsByTruck, neighboursAt, type FilledVoucher } from './fills.ts';
import { maxKmBetween } from './readings.ts';
import { trucksIn } from './trucks.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-01T04:00:00Z');
const instant = (hour: number) => new Date(START + hour * HOUR).toISOString();

/** An issue of truck 1: hour, litres, reading, and whether the tank was full then. */
const issue = (
  hour: number,
  liters: number,
  odometer_km: number | null,
  more: Partial<FilledVoucher> = {},
): FilledVoucher & { at: string } =>
  ({
    id: hour,
    at: instant(hour),
    status: 'posted',
    truck_id: 1,
    liters,
    odometer_km,
    full_tank: true,
    ...more,
  }) as FilledVoucher & { at: string };
const partial = { full_tank: false };

const fillsOf = (rows: readonly FilledVoucher[]) => fillsByTruck(rows).get(1) ?? [];
const used = (...rows: FilledVoucher[]) => consumptionOf(fillsOf(rows));

/** A truck that uses 30 l per 100 km, filled up every 10 hours. */
const steady = Array.from({ length: 6 }, (_, index) =>
  issue(index * 10, index === 0 ? 400 : 150, 10_000 + index * 500),
);

describe('consumptionOf', () => {
  test('litres after the first full tank over the distance since then', () => {
    expect(used(...steady)).toMatchObject({ km: 2500, ml: 750_000, per100: 30, reason: undefined });
  });

  test('a partial fill, with or without a reading, counts in the next full one', () => {
    const rows = [issue(0, 400, 1000), issue(1, 90, 1200, partial), issue(2, 60, 1500)];
    expect(used(...rows).per100).toBe(30);
    expect(used(...rows.with(1, issue(1, 90, null, partial))).per100).toBe(30);
  });

  test('any split of the litres into partial fills gives the same figure', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 }),
        (parts) => {
          const between = parts.map((litres, index) => issue(index + 1, litres, null, partial));
          const total = parts.reduce((sum, litres) => sum + litres, 0);
          const [one, many] = [
            used(issue(0, 9, 1000), issue(50, total + 10, 2000)),
            used(issue(0, 9, 1000), ...between, issue(50, 10, 2000)),
          ];
          expect(many.per100).toBe(one.per100);
        },
      ),
    );
  });

  test('a fill that is recorded late counts where it belongs', () => {
    const shuffled = fc.shuffledSubarray(steady, { minLength: steady.length });
    fc.assert(
      fc.property(shuffled, (rows) => {
        expect(used(...rows)).toEqual(used(...steady));
      }),
    );
  });

  test('a full tank without a reading, or with a wrong one, only adds its litres', () => {
    expect(used(...steady.with(2, issue(20, 150, null))).per100).toBe(30);
    expect(used(...steady.with(2, issue(20, 150, 110_000))).per100).toBe(30);
    expect(used(...steady.with(2, issue(20, 150, 1100))).per100).toBe(30);
  });

  test('a digit too many spoils no figure, wherever it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const { odometer_km } = steady[at] ?? {};
        const rows = steady.with(at, issue(at * 10, 150, (odometer_km ?? 0) * 10 + digit));
        expect(used(...rows).per100).toBe(30);
      }),
    );
    const last = used(issue(0, 200, 303_773), issue(72, 200, 3_037_730));
    expect(last).toMatchObject({ per100: undefined, reason: 'wrongReadings', km: 0, ml: 0 });
  });

  test('a missed fill breaks the chain', () => {
    const found = used(...steady.with(3, issue(30, 150, 11_500, { missed_previous: true })));
    expect(found.stretches.map(({ to }) => to.row.id)).toEqual([10, 20, 40, 50]);
  });

  test('a tank that is topped up again soon belongs to the next stretch', () => {
    const rows = [issue(0, 400, 1000), issue(1, 30, 1030), issue(2, 120, 1500)];
    expect(used(...rows)).toMatchObject({ km: 500, ml: 150_000, per100: 30 });
  });

  test.each([
    ['noFills', []],
    ['oneFullTank', [issue(0, 100, 1000), issue(1, 50, 1200, partial)]],
    ['noReadings', [issue(0, 100, 1000), issue(1, 50, null), issue(2, 50, 0)]],
    ['wrongReadings', [issue(0, 100, 1000), issue(1, 50, 900)]],
    ['missed', [issue(0, 100, 1000), issue(1, 50, 1200, { missed_previous: true })]],
    ['noDistance', [issue(0, 100, 1000), issue(1, 50, 1049)]],
    ['oneFullTank', [issue(0, 100, 1000), issue(1, 50, 1200, { status: 'void' })]],
  ] as const)('%s: no figure rather than a wrong one', (reason, rows) => {
    expect(used(...rows)).toMatchObject({ per100: undefined, reason });
  });

  test('names the fills whose reading was left out, with a figure and without', () => {
    const idsOf = (...rows: FilledVoucher[]) => used(...rows).outOfOrder.map(({ row }) => row.id);
    expect(idsOf(...steady)).toEqual([]);
    const typo = issue(25, 10, 99_999, partial);
    expect(idsOf(...steady, typo)).toEqual([25]);
    expect(used(...steady, typo).per100).toBeGreaterThan(30);
    expect(idsOf(issue(0, 100, 1000), issue(1, 50, 900))).toEqual([0, 1]);
    // Those before the period are not its concern.
    const later = consumptionOf(fillsOf([...steady, typo]), START + 35 * HOUR);
    expect(later.outOfOrder).toEqual([]);
  });

  test('a period has the stretches that end in it', () => {
    const { stretches } = consumptionOf(fillsOf(steady), START + 35 * HOUR);
    expect(stretches.map(({ km }) => km)).toEqual([500, 500]);
  });

  test('litres and kilometres are never negative, and distances never greater than the days allow', () => {
    const fills = fc.array(
      fc
        .tuple(
          fc.integer({ min: 0, max: 500 }),
          fc.integer({ min: 1, max: 600 }),
          fc.option(fc.integer({ min: 0, max: 90_000 })),
          fc.boolean(),
        )
        .map(([hour, litres, km, full_tank]) => issue(hour, litres, km, { full_tank })),
    );
    fc.assert(
      fc.property(fills, (rows) => {
        for (const { km, ml, from, to } of used(...rows).stretches) {
          expect(km).toBeGreaterThanOrEqual(50);
          expect(km).toBeLessThanOrEqual(maxKmBetween(from.at, to.at));
          expect(ml).toBeGreaterThan(0);
          expect(to.at).toBeGreaterThanOrEqual(from.at);
        }
      }),
    );
  });
});

test('a new reading lies between its neighbours in time', () => {
  const { before, after } = neighboursAt(fillsOf(steady), START + 25 * HOUR);
  expect([before?.km, after?.km]).toEqual([11_000, 11_500]);
  expect(neighboursAt(fillsOf(steady), START - 1).before).toBeUndefined();
});

test('a truck’s figures are those of all branches, and beside them those of one', () => {
  const rows = steady.map((row, index) => ({
    ...row,
    at: row.at ?? '',
    branch_id: 1 + (index % 2),
  }));
  const period = { since: START + 5 * HOUR, until: START + 45 * HOUR };
  const [truck] = trucksIn(rows, period, 1);
  expect(truck).toMatchObject({
    here: { ml: 300_000, fills: 2 },
    all: { ml: 600_000, fills: 4 },
    consumption: { ml: 600_000, km: 2000, per100: 30 },
  });
  expect(trucksIn(rows, period)[0]?.here).toEqual(truck?.all);
  expect(trucksIn(rows, period, 3)).toEqual([]);
});

test('the median is the middle value, or lies between the middle two', () => {
  expect([medianOf([]), medianOf([3]), medianOf([9, 1, 5]), medianOf([4, 1])]).toEqual([
    undefined,
    3,
    5,
    2.5,
  ]);
});

test('a truck known by its number counts as one, also with vouchers that have its id too', () => {
  const byNumber = (
    row: FilledVoucher & { at: string },
    truck_number: string,
    truck_id: number | null = null,
  ) => ({
    ...row,
    truck_id,
    truck_number,
  });
  const rows = steady.map((row) => byNumber(row, 'T-7'));
  expect([...fillsByTruck(rows).keys()]).toEqual(['t-7']);
  const [first, ...others] = steady;
  const mixed = [byNumber(first!, 'T-7', 7), ...others.map((row) => byNumber(row, 't-7 '))];
  expect([...fillsByTruck(mixed)].map(([key, { length }]) => [key, length])).toEqual([[7, 6]]);
  const [use] = trucksIn(rows, { since: START, until: Infinity });
  expect(use).toMatchObject({ truck: 't-7', number: 'T-7', consumption: { per100: 30 } });
});
