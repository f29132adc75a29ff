import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { problemsIn } from '../records/checks.ts';
import { trucks, type TruckField } from './trucks.ts';

const GOOD = { truck_number: 'T-101' };
const FIELDS = Object.keys(trucks.fields) as TruckField[];
const PLATE = {
  plate_emirate: 'Dubai',
  plate_category: 'Transport',
  plate_code: 'K',
  plate_number: '12345',
};

describe('problems', () => {
  it('requires a number, and nothing else', () => {
    expect(problemsIn(trucks, {})).toEqual({ truck_number: { code: 'required' } });
    expect(problemsIn(trucks, GOOD)).toEqual({});
  });

  test.each(FIELDS.slice(1))('%s may be empty in every way', (field) => {
    for (const empty of [null, undefined, '', '  ']) {
      expect(problemsIn(trucks, { ...GOOD, [field]: empty })).toEqual({});
    }
  });

  test.each([
    ['truck_number', 'x'.repeat(51), { code: 'tooLong', max: 50 }],
    ['year', 1949, { code: 'range', min: 1950, max: 2100 }],
    ['year', '20.5', { code: 'integer' }],
    ['axle_count', 0, { code: 'range', min: 1, max: 12 }],
    ['axle_count', 13, { code: 'range', min: 1, max: 12 }],
    ['odometer_km', -1, { code: 'integer' }],
    ['odometer_km', 5_000_001, { code: 'range', min: 0, max: 5_000_000 }],
    ['fuel_tank_capacity_l', '6oo', { code: 'number' }],
    ['fuel_tank_capacity_l', NaN, { code: 'number' }],
    ['expected_l_per_100km', 200.1, { code: 'range', min: 0, max: 200 }],
    ['registration_expiry', '2026-02-29', { code: 'date' }],
    ['gatepass_expiry', '01/02/2026', { code: 'date' }],
    ['tracking_last_seen', 'yesterday', { code: 'instant' }],
    ['tracking_last_seen', '2026-02-29T10:00:00Z', { code: 'instant' }],
    ['tracking_last_seen', '2026-02-28T25:00:00Z', { code: 'instant' }],
    ['tracking_last_seen', '2026-02-28T10:00:00', { code: 'instant' }],
    ['body_type', 'boat', { code: 'choice', choices: 'tractor, rigid, tipper, tanker, pickup' }],
    ['status', 'Sold', { code: 'choice', choices: 'active, maintenance, inactive, sold' }],
    ['company_id', 'x', { code: 'integer' }],
    ['notes', 'x'.repeat(2001), { code: 'tooLong', max: 2000 }],
  ])('%s: %j is refused', (field, value, problem) => {
    expect(problemsIn(trucks, { ...GOOD, [field]: value })).toEqual({ [field]: problem });
  });

  test.each([
    ['year', '2019'],
    ['axle_count', 1],
    ['odometer_km', 0],
    ['fuel_tank_capacity_l', '600.5'],
    ['expected_l_per_100km', 0],
    ['tracking_last_seen', '2026-11-21T08:30:00Z'],
    ['tracking_last_seen', '2026-11-21T08:30:00.123+04:00'],
    ['status', 'sold'],
  ])('%s: %j is accepted', (field, value) => {
    expect(problemsIn(trucks, { ...GOOD, [field]: value })).toEqual({});
  });

  it('requires emirate and number as soon as any part of a plate is there', () => {
    const required = { code: 'required' };
    expect(problemsIn(trucks, { ...GOOD, ...PLATE })).toEqual({});
    expect(problemsIn(trucks, { ...GOOD, plate_emirate: 'Qatar', plate_number: '9' })).toEqual({});
    expect(problemsIn(trucks, { ...GOOD, plate_number: '9' })).toEqual({ plate_emirate: required });
    expect(problemsIn(trucks, { ...GOOD, plate_emirate: 'Dubai' })).toEqual({
      plate_number: required,
    });
    expect(problemsIn(trucks, { ...GOOD, plate_code: 'K' })).toEqual({
      plate_emirate: required,
      plate_number: required,
    });
    expect(problemsIn(trucks, { ...GOOD, ...PLATE, plate_emirate: 'Paris' })).toMatchObject({
      plate_emirate: { code: 'choice' },
    });
  });

  it('never throws, and finds the same however a number is written', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), value, (field, given) => {
        const text =
          typeof given === 'number' && Number.isSafeInteger(given) ? String(given) : given;
        expect(problemsIn(trucks, { ...GOOD, [field]: text })).toEqual(
          problemsIn(trucks, { ...GOOD, [field]: given }),
        );
      }),
      { numRuns: 500, seed: 24 },
    );
  });
});
