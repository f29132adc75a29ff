import { describe, expect, test } from 'vitest';

import { documentNamed } from './fileName.ts';

const TODAY = '2026-11-22';

describe('the name of a file reveals', () => {
  test.each([
    ['Mulkiya T-101 2027-03-01.pdf', 'Mulkiya T-101', 'registration', '2027-03-01'],
    ['mulkiya_T-101.pdf', 'mulkiya T-101', 'registration', null],
    ['T-101_insurance_policy_20270930.jpeg', 'T-101 insurance policy', 'insurance', '2027-09-30'],
    ['DrivingLicense Ramesh 25-03-2031.png', 'DrivingLicense Ramesh', 'license', '2031-03-25'],
    ['gate pass D-1001 exp 1Mar2027.pdf', 'gate pass D-1001 exp', 'gate_pass', '2027-03-01'],
    ['residence permit.pdf', 'residence permit', 'visa', null],
    ['EID Omar.pdf', 'EID Omar', 'identity', null],
    // Besides an Emirates ID, which it must not supersede.
    ['Passport Omar 2032-05-01.pdf', 'Passport Omar', 'other', '2032-05-01'],
    ['ملكية ٢٠٢٧-٠٣-٠١.pdf', 'ملكية', 'registration', '2027-03-01'],
    ['رخصة قيادة.jpg', 'رخصة قيادة', 'license', null],
    [
      'TIR carnet TR-7 2026-01-01 to 2027-01-01.pdf',
      'TIR carnet TR-7 2026-01-01 to',
      'tir',
      '2027-01-01',
    ],
  ])('%s', (name, title, category, expiry_date) => {
    expect(documentNamed(name, TODAY)).toEqual({ title, category, expiry_date });
  });

  test.each([
    ['scan', 'scan'],
    ['a.b.c.jpeg', 'a.b.c'],
    ['.pdf', ''],
    // The day the photo was taken.
    ['IMG_20261122_101500.jpg', 'IMG 20261122 101500'],
    // 1 March or 3 January.
    ['T-101 01-03-2027.pdf', 'T-101 01-03-2027'],
    ['permit number 2099-13-45.pdf', 'permit number 2099-13-45', 'permit'],
    ['registration and insurance.pdf', 'registration and insurance'],
  ])('nothing it does not say: %s', (name, title, category?: string) => {
    expect(documentNamed(name, TODAY)).toEqual({
      title,
      ...(category && { category }),
      expiry_date: null,
    });
  });
});
