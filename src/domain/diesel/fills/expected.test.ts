import { expect, it } from 'vitest';

import { expectedLitres } from './expected.ts';
import { fillsByTruck } from './fills.ts';

const fillsOf = (...rows: [litres: number, km: number | null, full: boolean][]) =>
  fillsByTruck(
    rows.map(([liters, odometer_km, full_tank], index) => ({
      id: index,
      truck_id: 1,
      at: new Date(index * 3_600_000).toISOString(),
      liters,
      odometer_km,
      full_tank,
    })),
  ).get(1) ?? [];

const truck = { expected_l_per_100km: 30, fuel_tank_capacity_l: 400 };

it('follows from the distance since the tank was full, less what was filled since', () => {
  expect(expectedLitres(truck, fillsOf([300, 1000, true]), 2000)).toBe(300);
  expect(expectedLitres(truck, fillsOf([300, 1000, true], [120, null, false]), 2000)).toBe(180);
});

it('is never more than the tank holds, nor negative', () => {
  expect(expectedLitres(truck, fillsOf([300, 1000, true]), 9000)).toBe(400);
  expect(expectedLitres(truck, fillsOf([300, 1000, true], [200, 1100, false]), 1200)).toBe(0);
});

it('is unknown without a full tank, a usual consumption, or a distance', () => {
  expect(expectedLitres(truck, fillsOf([300, 1000, false]), 2000)).toBeUndefined();
  expect(expectedLitres({}, fillsOf([300, 1000, true]), 2000)).toBeUndefined();
  expect(expectedLitres(truck, fillsOf([300, 1000, true]), 900)).toBeUndefined();
  expect(expectedLitres(truck, [], 900)).toBeUndefined();
});
