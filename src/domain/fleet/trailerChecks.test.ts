import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { writeFor } from '../base/formats.ts';
import { problemsIn } from '../records/checks.ts';
import { trailers, type TrailerField } from './trailers.ts';

const GOOD = { trailer_number: 'TR-201' };
const REEFER = { ...GOOD, type: 'refrigerated' };
const FIELDS = Object.keys(trailers.fields) as TrailerField[];

describe('problems', () => {
  it('requires a number, and nothing else', () => {
    expect(problemsIn(trailers, {})).toEqual({ trailer_number: { code: 'required' } });
    expect(problemsIn(trailers, GOOD)).toEqual({});
  });

  test.each(FIELDS.slice(1))('%s may be empty in every way', (field) => {
    for (const empty of [null, undefined, '', '  ']) {
      expect(problemsIn(trailers, { ...GOOD, [field]: empty })).toEqual({});
    }
  });

  test.each([
    ['type', 'boat', 'choice'],
    ['tir_expiry', '2026-02-30', 'date'],
    ['tir_number', 'x'.repeat(51), 'tooLong'],
    ['load_state', 'half', 'choice'],
    ['status', 'sold', 'choice'],
    ['year', 3, 'range'],
    ['plate_number', '12345678901', 'tooLong'],
  ])('%s: %j is refused', (field, value, code) => {
    expect(problemsIn(trailers, { ...GOOD, [field]: value })).toMatchObject({ [field]: { code } });
  });
});

describe('the temperature range', () => {
  const only = { code: 'onlyRefrigerated' };

  test.each(['flatbed', 'container', '', null])('is not for type %j', (type) => {
    expect(problemsIn(trailers, { ...GOOD, type, temp_min_c: 0, temp_max_c: '5' })).toEqual({
      temp_min_c: only,
      temp_max_c: only,
    });
    expect(problemsIn(trailers, { ...GOOD, type, temp_min_c: '' })).toEqual({});
  });

  it('may have one end only, and two equal ends', () => {
    expect(problemsIn(trailers, { ...REEFER, temp_min_c: -20 })).toEqual({});
    expect(problemsIn(trailers, { ...REEFER, temp_max_c: '4.5' })).toEqual({});
    expect(problemsIn(trailers, { ...REEFER, temp_min_c: 2, temp_max_c: 2 })).toEqual({});
  });

  it('compares numbers, not text', () => {
    expect(problemsIn(trailers, { ...REEFER, temp_min_c: '9', temp_max_c: '10' })).toEqual({});
    expect(problemsIn(trailers, { ...REEFER, temp_min_c: '-5', temp_max_c: '-18' })).toEqual({
      temp_max_c: { code: 'belowLowest' },
    });
  });

  it('reports a wrong end before it compares the two', () => {
    expect(problemsIn(trailers, { ...REEFER, temp_min_c: 5, temp_max_c: -41 })).toEqual({
      temp_max_c: { code: 'range', min: -40, max: 40 },
    });
  });

  it('is right exactly when both ends are within limits and in order', () => {
    const degrees = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(degrees, degrees, (lowest, highest) => {
        const found = problemsIn(trailers, { ...REEFER, temp_min_c: lowest, temp_max_c: highest });
        const isRight = lowest >= -40 && highest <= 40 && lowest <= highest;
        expect(Object.keys(found).length === 0).toBe(isRight);
      }),
      { numRuns: 500, seed: 25 },
    );
  });
});

it('keeps the degree sign with its unit in Arabic', () => {
  writeFor('ar-AE-u-nu-latn');
  const range = trailers.virtual.temperature?.({ temp_min_c: -20, temp_max_c: 4 } as never);
  writeFor('en-AE');
  // A right-to-left mark, as the sign would go with the digits, to their right.
  expect(range?.match(/\d\u200f°م/g)).toHaveLength(2);
});
