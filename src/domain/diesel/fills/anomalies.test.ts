import { expect, test } from 'vitest';

import { anomaliesIn, type Judged } from './anomalies.ts';
import { fillsByTruck, type FilledVoucher } from './fills.ts';

const NOW = Date.parse('2026-11-22T08:00:00Z');
const DAY = 86_400_000;
const instant = (daysAgo: number) => new Date(NOW - daysAgo * DAY).toISOString();

const issue = (daysAgo: number, more: Partial<FilledVoucher> = {}): FilledVoucher => ({
  id: daysAgo,
  ref: `ISS-${daysAgo}`,
  at: instant(daysAgo),
  status: 'posted',
  branch_id: 1,
  truck_id: 7,
  driver_id: 3,
  liters: 150,
  odometer_km: 100_000 - Math.round(daysAgo * 500),
  full_tank: true,
  ...more,
});
const purchase = (
  id: number,
  more: Partial<Judged['purchases'][number]> = {},
): Judged['purchases'][number] => ({
  id,
  ref: `PUR-${id}`,
  at: instant(id),
  status: 'posted',
  branch_id: 2,
  unit_price: 2.8,
  liters_invoiced: 10_000,
  liters_received: 10_000,
  ...more,
});

const found = (
  issues: readonly FilledVoucher[],
  purchases: readonly Judged['purchases'][number][] = [],
  onVacation: readonly number[] = [],
) =>
  anomaliesIn({
    fills: fillsByTruck(issues),
    purchases,
    tanks: new Map([[7, 400]]),
    onVacation: new Set(onVacation),
    since: NOW - 30 * DAY,
    now: NOW,
    timeZone: 'Asia/Dubai',
  });

const steady = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((daysAgo) => issue(daysAgo));

test('nothing is unusual about a truck filled every day, and fair purchases', () => {
  expect(found(steady, [purchase(1), purchase(2), purchase(3)])).toEqual([]);
});

test('more than the tank holds', () => {
  expect(found([issue(1, { liters: 400 }), issue(3, { liters: 400.5, branch_id: 2 })])).toEqual([
    {
      id: 'overTank-3',
      rule: 'overTank',
      resource: 'diesel/issues',
      recordId: 3,
      ref: 'ISS-3',
      at: instant(3),
      branch: 2,
      truck: 7,
      driver: 3,
      litres: 400.5,
      tank: 400,
    },
  ]);
});

test("far off the truck's own median over all known data", () => {
  expect(found(steady.with(8, issue(1, { liters: 210 })))).toMatchObject([
    { rule: 'unusualUse', recordId: 1, per100: 42, median: 30, share: 0.3999999999999999 },
  ]);
  expect(found(steady.with(8, issue(1, { liters: 190 })))).toEqual([]);
  // At least three stretches before it.
  expect(found([...steady.slice(5, 8), issue(1, { liters: 210 })])).toEqual([]);
});

test('an odometer that goes back', () => {
  const rows = steady.with(4, issue(5, { odometer_km: 9750 }));
  expect(found(rows)).toMatchObject([
    { rule: 'odometer', km: 9750, otherKm: 97_000, otherAt: instant(6), kind: 'below' },
  ]);
});

test('an odometer that jumps is the anomaly, not the consumption that would follow from it', () => {
  const rows = steady.with(8, issue(1, { odometer_km: 995_000 }));
  expect(found(rows)).toMatchObject([
    { rule: 'odometer', kind: 'jump', km: 995_000, otherKm: 99_000, otherAt: instant(2) },
  ]);
});

test('two fills within an hour', () => {
  const soon = issue(4 - 40 / 1440, { id: 99, odometer_km: 98_010, liters: 20 });
  expect(found([...steady, soon])).toMatchObject([
    { rule: 'twoFills', recordId: 99, minutes: 40, otherRef: 'ISS-4', otherLitres: 150 },
  ]);
});

test('issued to a driver on vacation, in the last days only', () => {
  expect(found([issue(1), issue(9)], [], [3]).map(({ id }) => id)).toEqual(['onVacation-1']);
});

test('a price far from the month’s others, and while these are too few from the month before', () => {
  const dear = purchase(1, { unit_price: 3.05 });
  expect(found([], [dear, purchase(2), purchase(3)])).toMatchObject([
    { rule: 'price', ref: 'PUR-1', price: 3.05, median: 2.8, others: 2 },
  ]);
  expect(found([], [dear, purchase(2)])).toEqual([]);
  const before = [purchase(29), purchase(30, { unit_price: 2.7 }), purchase(70)];
  expect(found([], [dear, ...before])).toMatchObject([{ rule: 'price', median: 2.75, others: 2 }]);
  expect(found([], [dear, purchase(2), ...before])).toMatchObject([{ median: 2.8, others: 3 }]);
  // There are enough in its own month.
  expect(found([], [dear, purchase(2), purchase(3), ...before])).toMatchObject([{ others: 2 }]);
  // Only one is near enough.
  expect(found([], [dear, purchase(29), purchase(70)])).toEqual([]);
});

test('received less than invoiced', () => {
  expect(found([], [purchase(1, { liters_received: 9940 })])).toMatchObject([
    { rule: 'shortDelivery', missing: 60, share: 0.006 },
  ]);
  expect(found([], [purchase(1, { liters_received: 9950 })])).toEqual([]);
});

test('void vouchers and old ones are not reported', () => {
  expect(found([issue(1, { liters: 500, status: 'void' }), issue(40, { liters: 500 })])).toEqual(
    [],
  );
  expect(found([], [purchase(1, { liters_received: 1, status: 'void' })])).toEqual([]);
});

test('the newest comes first, in whatever zone a server writes times', () => {
  const short = { liters_received: 9000 };
  const ids = found(
    [],
    [
      purchase(1, { ...short, at: '2026-11-21T10:00:00+04:00' }),
      purchase(2, { ...short, at: '2026-11-21T08:00:00Z' }),
    ],
  ).map(({ recordId }) => recordId);
  expect(ids).toEqual([2, 1]);
});
