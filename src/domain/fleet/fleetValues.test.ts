import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { problemsIn } from '../records/checks.ts';
import { bodyOf, cleaned, newValues, numbersOf } from '../records/values.ts';
import { trailers } from './trailers.ts';
import { trucks } from './trucks.ts';

const anyForm = (fields: readonly string[]) => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('', ' ', '٧', 'k'));
  const value = fc.oneof(text, fc.integer(), fc.constant(null), fc.constant(undefined));
  return fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
};

describe('truckValues', () => {
  it('trims, empties and converts numbers', () => {
    expect(
      cleaned(trucks, {
        id: 4,
        truck_number: ' T-1 ',
        model: '  ',
        year: '٢٠١٩',
        fuel_tank_capacity_l: '600.5',
        odometer_km: '',
        plate_code: 'k',
        plate_number: '١٢٣',
        notes: undefined,
      }),
    ).toEqual({
      id: 4,
      truck_number: 'T-1',
      model: null,
      year: 2019,
      fuel_tank_capacity_l: 600.5,
      odometer_km: null,
      plate_code: 'K',
      plate_number: '123',
      notes: null,
    });
  });

  it('leaves what is no number to the check', () => {
    expect(cleaned(trucks, { year: 'new' })).toEqual({ year: 'new' });
    expect(problemsIn(trucks, cleaned(trucks, { truck_number: 'T', year: 'new' }))).toHaveProperty(
      'year',
    );
  });

  it('is idempotent and never yields NaN', () => {
    fc.assert(
      fc.property(anyForm(Object.keys(trucks.fields)), (form) => {
        const once = cleaned(trucks, form);
        expect(cleaned(trucks, once)).toEqual(once);
        for (const field of numbersOf(trucks)) expect(once[field]).not.toBeNaN();
      }),
      { numRuns: 300, seed: 29 },
    );
  });
});

describe('newTruckValues', () => {
  it('has the filled fields', () => {
    expect(
      bodyOf(trucks, { ...newValues(trucks), truck_number: 'T-1', color: 'Red', year: '' }),
    ).toEqual({
      truck_number: 'T-1',
      status: 'active',
      tracking_status: 'none',
      color: 'Red',
    });
    expect(
      bodyOf(trucks, { truck_number: 'T-1', id: 9, driver: 'x' } as object),
    ).not.toHaveProperty('id');
  });

  it('starts as a form whose only problem is the missing number', () => {
    expect(Object.keys(problemsIn(trucks, bodyOf(trucks, newValues(trucks))))).toEqual([
      'truck_number',
    ]);
    expect(Object.keys(problemsIn(trailers, bodyOf(trailers, newValues(trailers))))).toEqual([
      'trailer_number',
    ]);
  });
});

describe('trailerValues', () => {
  it('clears the temperature range of a trailer without cooling', () => {
    const range = { temp_min_c: '-20', temp_max_c: -15 };
    expect(cleaned(trailers, { type: 'flatbed', ...range })).toEqual({
      type: 'flatbed',
      temp_min_c: null,
      temp_max_c: null,
    });
    expect(cleaned(trailers, { type: 'refrigerated', ...range })).toMatchObject({
      temp_min_c: -20,
    });
    expect(cleaned(trailers, range)).toEqual({ temp_min_c: -20, temp_max_c: -15 });
    expect(cleaned(trailers, { color: ' Red' })).toEqual({ color: 'Red' });
  });

  it('is idempotent and leaves no temperature to complain about', () => {
    fc.assert(
      fc.property(anyForm(Object.keys(trailers.fields)), (form) => {
        const once = cleaned(trailers, { type: null, ...form });
        expect(cleaned(trailers, once)).toEqual(once);
        const codes = Object.values(problemsIn(trailers, once)).map(({ code }) => code);
        expect(codes).not.toContain('onlyRefrigerated');
        for (const field of numbersOf(trailers)) expect(once[field as 'type']).not.toBeNaN();
      }),
      { numRuns: 300, seed: 30 },
    );
  });
});
