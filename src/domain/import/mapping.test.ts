import { describe, expect, it, test } from 'vitest';

import { purchaseImport } from '../diesel/purchases.import.ts';
import { driverImport } from '../fleet/drivers.import.ts';
import {
  dateSamples,
  hasDates,
  suggestMapping,
  unmappedRequired,
  unusedColumns,
} from './mapping.ts';
import { detectDateOrder } from './readDate.ts';

const mapped = (header: string) => {
  const mapping = suggestMapping(header.split(';'), driverImport);
  return Object.fromEntries(Object.entries(mapping).filter(([, columns]) => columns.length > 0));
};

describe('suggestMapping', () => {
  test.each([
    ['our own names', 'driver_id;name;status', { driver_id: [0], name: [1], status: [2] }],
    [
      'our labels',
      'Name;ID;UAE #;Status',
      { name: [0], driver_id: [1], uae_number: [2], status: [3] },
    ],
    [
      'case, blanks, dots and dashes',
      'DRIVER-ID; Driver  Name ;E-Mail;Mobile No.',
      {
        driver_id: [0],
        name: [1],
        email: [2],
        phone: [3],
      },
    ],
    [
      'camel case',
      'driverId;fullName;gatepassExpiry',
      {
        driver_id: [0],
        name: [1],
        gatepass_expiry: [2],
      },
    ],
    [
      'first and last name, in whatever order',
      'Last Name;First Name;ID',
      {
        name: [1, 0],
        driver_id: [2],
      },
    ],
    ['three names', 'ID;First Name;Middle Name;Surname', { driver_id: [0], name: [1, 2, 3] }],
    [
      'Arabic',
      'رقم السائق;الاسم;رقم الجوال;الحالة;تاريخ انتهاء تصريح الدخول',
      {
        driver_id: [0],
        name: [1],
        phone: [2],
        status: [3],
        gatepass_expiry: [4],
      },
    ],
    [
      'Arabic spelled and vowelled otherwise',
      'الحاله;الأسم;البريد الالكتروني;الاِسم العربى',
      {
        status: [0],
        name: [1],
        email: [2],
        name_ar: [3],
      },
    ],
    ['both languages', 'Driver ID;Name;الاسم', { driver_id: [0], name: [1], name_ar: [2] }],
    [
      'joined names beside an Arabic one',
      'ID;First Name;Last Name;الاسم',
      {
        driver_id: [0],
        name: [1, 2],
        name_ar: [3],
      },
    ],
  ])('recognises %s', (_, header, expected) => {
    expect(mapped(header)).toEqual(expected);
  });

  it('prefers the clear name to the vague one', () => {
    expect(mapped('id;driver_id;name')).toEqual({ driver_id: [1], name: [2] });
  });

  it.each([
    'license_number',
    'Licence No',
    'DL number',
    'emirates_id',
    'license_state',
    'S.No',
    'First Name',
  ])('does not guess what %s is', (header) => expect(mapped(header)).toEqual({}));

  it('gives no column to two fields', () => {
    const columns = Object.values(mapped('id;code;name;driver;الاسم;status;الحالة')).flat();
    expect(new Set(columns).size).toBe(columns.length);
  });

  it('copes with header names such as `constructor`', () => {
    expect(mapped('__proto__;constructor;toString')).toEqual({});
  });
});

it('says which required fields and which columns are left', () => {
  const header = ['driver_id', 'First Name', 'hire_date'];
  const mapping = suggestMapping(header, driverImport);
  expect(unmappedRequired(driverImport, mapping)).toEqual(['name']);
  expect(unusedColumns(header, mapping)).toEqual([1, 2]);
});

it('tells the order of dates with a time, in Arabic digits too', () => {
  const mapping = suggestMapping(['date'], purchaseImport);
  for (const cell of ['21/11/2026 14:05', '٢١/١١/٢٠٢٦ ١٤:٠٥', '\u200F21/11/2026 02:05 م']) {
    const samples = dateSamples([{ line: 2, cells: [cell] }], purchaseImport, mapping);
    expect(detectDateOrder(samples)).toBe('dmy');
  }
});

it('finds the only date of a long file, in mapped columns only', () => {
  const header = ['driver_id', 'Gatepass', 'hire_date'];
  const mapping = suggestMapping(header, driverImport);
  const row = (index: number, gatepass: string) => ({
    line: index + 2,
    cells: [`D${index}`, gatepass, '2014-10-31'],
  });
  const rows = Array.from({ length: 300 }, (_, index) => row(index, ' '));
  expect(hasDates(rows, driverImport, mapping)).toBe(false);
  expect(hasDates([...rows, row(300, '03/04/2026')], driverImport, mapping)).toBe(true);
});
