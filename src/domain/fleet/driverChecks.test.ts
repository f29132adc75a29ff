import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { DRIVER_STATUSES, type DriverField } from './driver.ts';
import { driverChecks, driverProblems } from './driverChecks.ts';

const GOOD = { driver_id: 'DRV001', name: 'Omar Haddad' };
const FIELDS = Object.keys(driverChecks) as DriverField[];
const OPTIONAL = FIELDS.filter((field) => field !== 'driver_id' && field !== 'name');

describe('driverProblems', () => {
  it('asks for an ID and a name, and for nothing else', () => {
    expect(driverProblems({})).toEqual({
      driver_id: { code: 'required' },
      name: { code: 'required' },
    });
    expect(driverProblems(GOOD)).toEqual({});
  });

  test.each(OPTIONAL)('%s may be empty in every way', (field) => {
    for (const empty of [null, undefined, '', '  ']) {
      expect(driverProblems({ ...GOOD, [field]: empty })).toEqual({});
    }
  });

  test.each([
    ['driver_id', ' ', { code: 'required' }],
    ['driver_id', 'x'.repeat(51), { code: 'tooLong', max: 50 }],
    ['name', 'x'.repeat(256), { code: 'tooLong', max: 255 }],
    ['gatepass_expiry', '2026-02-29', { code: 'date' }],
    ['gatepass_expiry', '0000-00-00', { code: 'date' }],
    ['road_permit_expiry', '31/10/2014', { code: 'date' }],
    ['email', 'omar@qafila', { code: 'email' }],
    ['email', 'omar qafila@example.com', { code: 'email' }],
    ['phone', 'call me', { code: 'phone' }],
    ['phone', '1234', { code: 'phone' }],
    ['company_id', '7a', { code: 'integer' }],
    ['truck_id', -1, { code: 'integer' }],
    ['trailer_id', 1.5, { code: 'integer' }],
    ['status', 'Active', { code: 'choice', choices: DRIVER_STATUSES.join(', ') }],
  ])('%s: %j is refused', (field, value, problem) => {
    expect(driverProblems({ ...GOOD, [field]: value })).toEqual({ [field]: problem });
  });

  test.each([
    ['name', 'يوسف عبد الرحمن'],
    ['name', "D'Souza-O'Neill, Jr."],
    ['name', 'x'.repeat(255)],
    ['phone', '+971 (50) 123-4567'],
    ['phone', '050 123 4567'],
    ['email', 'omar.haddad+fleet@qafila.example'],
    ['company_id', 7],
    ['company_id', '7'],
    ['gatepass_expiry', '2028-02-29'],
    ['uae_number', '784-1985-1234567-1'],
    ['status', 'vacation'],
  ])('%s: %j is taken', (field, value) => {
    expect(driverProblems({ ...GOOD, [field]: value })).toEqual({});
  });

  it('judges each field by itself, whatever is in the others, and never throws', () => {
    const values = fc.record(
      Object.fromEntries(
        FIELDS.map((field) => [field, fc.oneof(fc.string(), fc.integer(), fc.constant(null))]),
      ),
    );
    fc.assert(
      fc.property(values, fc.constantFrom(...FIELDS), (record: Record<string, unknown>, field) => {
        const alone = driverProblems({ ...GOOD, [field]: record[field] })[field];
        expect(driverProblems(record)[field]).toEqual(alone);
      }),
      { numRuns: 500, seed: 13 },
    );
  });
});
