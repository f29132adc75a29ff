import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fillsByTruck, type Fill } from './fills.ts';
import { MAX_KM_A_DAY, trustedReadings, wrongReadings } from './readings.ts';

const HOUR = 3_600_000;

/** Fills of one truck, by hour and odometer. */
const fillsAt = (...readings: readonly (readonly [hour: number, km: number])[]) =>
  fillsByTruck(
    readings.map(([hour, odometer_km], id) => {
      return { id, at: new Date(hour * HOUR).toISOString(), truck_id: 1, liters: 50, odometer_km };
    }),
  ).get(1) ?? [];
const hourly = (...km: number[]) => fillsAt(...km.map((value, hour) => [hour, value] as const));
const wrong = (fills: readonly Fill[]) =>
  wrongReadings(fills).map(({ fill, against, kind }) => [fill.km, against.km, kind]);

test.each([
  [[100, 200, 200, 300], []],
  // Too high, too low, and one of the last two.
  [[100, 900, 200, 300], [[900, 200, 'above']]],
  [[100, 200, 20, 300], [[20, 200, 'below']]],
  [[100, 900, 200], [[200, 900, 'below']]],
  [[50], []],
])('of %j the wrong ones are %j', (km, expected) => {
  expect(wrong(hourly(...km))).toEqual(expected);
});

test.each([
  [
    'the last, one digit too many',
    [
      [0, 303_000],
      [24, 303_773],
      [96, 3_037_730],
    ],
    [3_037_730, 303_773, 'jump'],
  ],
  [
    'between right ones',
    [
      [0, 303_000],
      [24, 3_037_730],
      [48, 304_000],
    ],
    [3_037_730, 303_000, 'jump'],
  ],
  [
    'the first, one digit too few',
    [
      [0, 30_300],
      [24, 303_773],
      [48, 304_000],
    ],
    [30_300, 303_773, 'gap'],
  ],
  [
    'one of two, so the later is named',
    [
      [0, 303_773],
      [24, 3_037_730],
    ],
    [3_037_730, 303_773, 'jump'],
  ],
] as const)('a distance that the days do not allow: %s', (_name, readings, expected) => {
  expect(wrong(fillsAt(...readings))).toEqual([expected]);
});

test('the longest distance of a day is possible, also within an hour of it', () => {
  expect(
    wrong(fillsAt([0, 1000], [1, 1000 + MAX_KM_A_DAY], [49, 1000 + 3 * MAX_KM_A_DAY])),
  ).toEqual([]);
  expect(wrong(fillsAt([0, 1000], [24, 1001 + MAX_KM_A_DAY]))).toHaveLength(1);
});

const series = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 9000 })),
);

test('what is trusted never goes back, and right readings are all trusted', () => {
  fc.assert(
    fc.property(series, (readings) => {
      const fills = fillsAt(...readings);
      const trusted = trustedReadings(fills);
      const values = fills.filter((fill) => trusted.has(fill)).map((fill) => fill.km ?? 0);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }),
  );
  const right = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 90 }), fc.double({ min: 0, max: 1, noNaN: true })),
  );
  fc.assert(
    fc.property(right, (steps) => {
      let [hour, km] = [0, 1000];
      const readings = steps.map(([hours, share]) => {
        hour += hours;
        km += Math.floor((hours / 24) * MAX_KM_A_DAY * share);
        return [hour, km] as const;
      });
      expect(trustedReadings(fillsAt(...readings)).size).toBe(steps.length);
    }),
  );
});

test('thousands of readings, a hundred of them wrong, are judged at once', () => {
  const many = Array.from(
    { length: 20_000 },
    (_, hour) => [hour, 1000 + hour * 20 + (hour % 200 === 7 ? 1e6 : 0)] as const,
  );
  expect(trustedReadings(fillsAt(...many)).size).toBe(19_900);
});
