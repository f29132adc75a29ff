import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { doubtsOf, DOUBT_LIMITS, type Entry, type Known } from './doubts.ts';
import { fillsByTruck } from './fills/fills.ts';
import { MAX_KM_A_DAY } from './fills/readings.ts';
import { withReason } from './notes.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23T08:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString();

const TRUCK = { fuel_tank_capacity_l: 200, expected_l_per_100km: 30 };
const FILLS =
  fillsByTruck([
    { id: 1, at: daysAgo(6), truck_id: 1, liters: 150, odometer_km: 303_000, full_tank: true },
    { id: 2, at: daysAgo(2), truck_id: 1, liters: 150, odometer_km: 303_500, full_tank: true },
  ]).get(1) ?? [];
const codes = (entry: Partial<Entry>, known: Partial<Known> = {}) =>
  doubtsOf({ at: NOW, ...entry }, { now: NOW, ...known }).map(({ code }) => code);
const ofTruck = (entry: Partial<Entry>) => codes(entry, { truck: TRUCK, fills: FILLS });

describe('doubtsOf', () => {
  test('litres beyond the tank of the truck', () => {
    expect(ofTruck({ litres: 450 })).toEqual(['overTank']);
    expect(ofTruck({ litres: 200 })).toEqual([]);
    expect(codes({ litres: 450 }, { truck: { fuel_tank_capacity_l: null } })).toEqual([]);
  });

  test('a delivery beyond what the tank of the yard can take', () => {
    const into = { held: 36_890, capacity: 40_000, countedAt: NOW - DAY };
    expect(
      doubtsOf({ at: NOW, litres: 24_000, litresField: 'liters_received' }, { now: NOW, into }),
    ).toEqual([
      {
        field: 'liters_received',
        code: 'overCapacity',
        litres: 24_000,
        held: 36_890,
        capacity: 40_000,
      },
    ]);
    expect(codes({ litres: 3110 }, { into })).toEqual([]);
    expect(codes({ litres: 24_000, at: NOW - 2 * DAY }, { into })).toEqual([]);
  });

  test.each([
    [303_400, 'below'],
    [303_500, undefined],
    [304_000, undefined],
    [303_500 + 2 * MAX_KM_A_DAY, undefined],
    [303_501 + 2 * MAX_KM_A_DAY, 'jump'],
    [3_037_730, 'jump'],
  ])('the odometer at %d: %s', (km, code) => {
    expect(ofTruck({ km })).toEqual(code ? [code] : []);
  });

  test('a reading recorded late lies between its neighbours', () => {
    expect(ofTruck({ km: 303_600, at: NOW - 3 * DAY })).toEqual(['above']);
    expect(ofTruck({ km: 3035, at: NOW - 9 * DAY })).toEqual(['gap']);
    expect(ofTruck({ km: 303_200, at: NOW - 3 * DAY })).toEqual([]);
  });

  test('litres far from what the distance needs', () => {
    expect(ofTruck({ km: 304_000, litres: 150, isFull: true })).toEqual([]);
    expect(ofTruck({ km: 304_000, litres: 60, isFull: true })).toEqual(['unexpected']);
    expect(ofTruck({ km: 304_000, litres: 60, isFull: false })).toEqual([]);
    expect(ofTruck({ km: 303_570, litres: 60, isFull: false })).toEqual(['unexpected']);
    expect(ofTruck({ km: 303_570, litres: 51, isFull: true })).toEqual([]);
  });

  test('one mistake is one doubt', () => {
    expect(ofTruck({ km: 3_037_730, litres: 30, isFull: true })).toEqual(['jump']);
    expect(ofTruck({ km: 303_570, litres: 450, isFull: true })).toEqual(['overTank']);
  });

  test('a date in the future, or before the last count', () => {
    const countedAt = NOW - DAY;
    expect(codes({ at: NOW + 60_000 })).toEqual([]);
    expect(codes({ at: NOW + 400 * DAY })).toEqual(['future']);
    expect(codes({ at: countedAt }, { countedAt })).toEqual(['beforeCount']);
    expect(codes({ at: countedAt + 1 }, { countedAt })).toEqual([]);
  });

  test('a price far from others', () => {
    const prices = [3.1, 3.1, 3.12];
    expect(codes({ price: 31 }, { prices })).toEqual(['price']);
    expect(codes({ price: 3.2 }, { prices })).toEqual([]);
    expect(codes({ price: 31 }, { prices: [] })).toEqual([]);
  });

  test('nothing is doubted for which nothing is known', () => {
    const entry = fc.record({
      at: fc.integer({ min: 0, max: NOW }),
      litres: fc.double({ min: 0.001, max: 100_000, noNaN: true }),
      km: fc.nat({ max: 5_000_000 }),
      isFull: fc.boolean(),
      price: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(entry, (some) => {
        expect(codes(some)).toEqual([]);
        expect(codes(some, { truck: {}, fills: [], into: {}, prices: [] })).toEqual([]);
      }),
    );
  });

  test('what the days, the tanks and the expectation allow is never doubted', () => {
    const drive = fc.record({
      days: fc.integer({ min: 0, max: 60 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      off: fc.integer({ min: -DOUBT_LIMITS.expectedLitres, max: DOUBT_LIMITS.expectedLitres }),
      isFull: fc.boolean(),
    });
    fc.assert(
      fc.property(drive, ({ days, share, off, isFull }) => {
        const at = NOW + days * DAY;
        const driven = Math.floor(share * MAX_KM_A_DAY * Math.max(1, days + 2));
        const expected = Math.min(200, Math.round((driven * 30) / 100));
        const litres = Math.min(200, Math.max(1, expected + off));
        const known = { now: at, truck: TRUCK, fills: FILLS, countedAt: NOW - DAY };
        expect(doubtsOf({ at, km: 303_500 + driven, litres, isFull }, known)).toEqual([]);
      }),
    );
  });
});

test('the reason is kept below the notes', () => {
  expect(withReason(null, ' auxiliary tank ')).toBe('Recorded anyway: auxiliary tank');
  expect(withReason('Night shift', 'auxiliary tank')).toBe(
    'Night shift\nRecorded anyway: auxiliary tank',
  );
});

test('an entry in a closed month is doubted', () => {
  const closed = { branch: 1, month: '2026-10', ml: 0, fils: 0, by: 'Nadia', at: '' };
  const doubts = doubtsOf({ at: NOW }, { now: NOW, closed });
  expect(doubts).toEqual([{ field: 'at', code: 'closedMonth', closed }]);
});
