import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TRAILER_NUMBERS } from './trailer.ts';
import { trailerChecks, trailerProblems } from './trailerChecks.ts';
import { NEW_TRAILER, newTrailerValues, trailerValues } from './trailerValues.ts';
import { TRUCK_NUMBERS } from './truck.ts';
import { truckChecks, truckProblems } from './truckChecks.ts';
import { NEW_TRUCK, newTruckValues, truckValues } from './truckValues.ts';

const anyForm = (fields: readonly string[]) => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('', ' ', '٧', 'k'));
  const value = fc.oneof(text, fc.integer(), fc.constant(null), fc.constant(undefined));
  return fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
};

describe('truckValues', () => {
  it('trims, empties and counts', () => {
    expect(
      truckValues({
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

  it('leaves to the check what is no number', () => {
    expect(truckValues({ year: 'new' })).toEqual({ year: 'new' });
    expect(truckProblems(truckValues({ truck_number: 'T', year: 'new' }))).toHaveProperty('year');
  });

  it('changes nothing the second time, and never makes NaN', () => {
    fc.assert(
      fc.property(anyForm(Object.keys(truckChecks)), (form) => {
        const once = truckValues(form);
        expect(truckValues(once)).toEqual(once);
        for (const field of TRUCK_NUMBERS) expect(once[field]).not.toBeNaN();
      }),
      { numRuns: 300, seed: 29 },
    );
  });
});

describe('newTruckValues', () => {
  it('always has the fields of the specification, and the others when filled', () => {
    expect(newTruckValues({ ...NEW_TRUCK, truck_number: 'T-1', color: 'Red', year: '' })).toEqual({
      truck_number: 'T-1',
      model: null,
      registration_expiry: null,
      status: 'active',
      tracking_status: 'none',
      color: 'Red',
    });
    expect(
      newTruckValues({ truck_number: 'T-1', id: 9, driver: 'x' } as object),
    ).not.toHaveProperty('id');
  });

  it('begins as a form without mistakes but the missing number', () => {
    expect(Object.keys(truckProblems(newTruckValues(NEW_TRUCK)))).toEqual(['truck_number']);
    expect(Object.keys(trailerProblems(newTrailerValues(NEW_TRAILER)))).toEqual(['trailer_number']);
  });
});

describe('trailerValues', () => {
  it('lets a trailer that no longer cools lose its temperature range', () => {
    const range = { temp_min_c: '-20', temp_max_c: -15 };
    expect(trailerValues({ type: 'flatbed', ...range })).toEqual({
      type: 'flatbed',
      temp_min_c: null,
      temp_max_c: null,
    });
    expect(trailerValues({ type: 'refrigerated', ...range })).toMatchObject({ temp_min_c: -20 });
    expect(trailerValues(range)).toEqual({ temp_min_c: -20, temp_max_c: -15 });
    expect(trailerValues({ color: ' Red' })).toEqual({ color: 'Red' });
  });

  it('changes nothing the second time, and leaves no temperature to complain about', () => {
    fc.assert(
      fc.property(anyForm(Object.keys(trailerChecks)), (form) => {
        const once = trailerValues({ type: null, ...form });
        expect(trailerValues(once)).toEqual(once);
        const codes = Object.values(trailerProblems(once)).map(({ code }) => code);
        expect(codes).not.toContain('onlyRefrigerated');
        for (const field of TRAILER_NUMBERS) expect(once[field as 'type']).not.toBeNaN();
      }),
      { numRuns: 300, seed: 30 },
    );
  });
});

describe('newTrailerValues', () => {
  it('always has the fields of the specification, and the others when filled', () => {
    expect(newTrailerValues({ ...NEW_TRAILER, trailer_number: 'TR-1', temp_min_c: 3 })).toEqual({
      trailer_number: 'TR-1',
      type: null,
      model: null,
      color: null,
      tir_number: null,
      registration_expiry: null,
      load_state: 'empty',
      status: 'active',
      temp_min_c: 3,
    });
  });
});
