import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { trn } from '../base/trn.ts';
import { problemsIn } from '../records/checks.ts';
import { cleaned } from '../records/values.ts';
import { drivers, type DriverField } from './drivers.ts';

const GOOD = { driver_id: 'DRV001', name: 'Omar Haddad' };
const FIELDS = Object.keys(drivers.fields) as DriverField[];
const OPTIONAL = FIELDS.filter((field) => field !== 'driver_id' && field !== 'name');

it('takes what was copied without the marks that came with it', () => {
  const phone = '\u202A+971 50 123 4567\u202C';
  const email = '\u200Eomar@example.com';
  expect(problemsIn(drivers, { ...GOOD, phone, email })).toEqual({});
  expect(cleaned(drivers, { phone, email })).toEqual({
    phone: '+971 50 123 4567',
    email: 'omar@example.com',
  });
  expect(trn('\u202A100-2345-6780-0003\u202C')).toBeUndefined();
});

describe('problems', () => {
  it('requires an ID and a name, and nothing else', () => {
    expect(problemsIn(drivers, {})).toEqual({
      driver_id: { code: 'required' },
      name: { code: 'required' },
    });
    expect(problemsIn(drivers, GOOD)).toEqual({});
  });

  test.each(OPTIONAL)('%s may be empty in every way', (field) => {
    for (const empty of [null, undefined, '', '  ']) {
      expect(problemsIn(drivers, { ...GOOD, [field]: empty })).toEqual({});
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
    ['status', 'Active', { code: 'choice', choices: drivers.fields.status.options.join(', ') }],
  ])('%s: %j is refused', (field, value, problem) => {
    expect(problemsIn(drivers, { ...GOOD, [field]: value })).toEqual({ [field]: problem });
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
  ])('%s: %j is accepted', (field, value) => {
    expect(problemsIn(drivers, { ...GOOD, [field]: value })).toEqual({});
  });

  it('judges each field by itself, whatever the others hold, and never throws', () => {
    const values = fc.record(
      Object.fromEntries(
        FIELDS.map((field) => [field, fc.oneof(fc.string(), fc.integer(), fc.constant(null))]),
      ),
    );
    fc.assert(
      fc.property(values, fc.constantFrom(...FIELDS), (record: Record<string, unknown>, field) => {
        const alone = problemsIn(drivers, { ...GOOD, [field]: record[field] })[field];
        expect(problemsIn(drivers, record)[field]).toEqual(alone);
      }),
      { numRuns: 500, seed: 13 },
    );
  });
});
