import { describe, expect, it, test } from 'vitest';

import { foldKey } from '../base/fold.ts';
import { driverImport } from '../fleet/drivers.import.ts';
import type { ImportField } from './importTable.ts';
import { readCell } from './readCell.ts';

const TEXT: ImportField = { kind: 'text', aliases: [] };
const read = (field: string, ...cells: string[]) =>
  readCell(cells, [...cells.keys()], driverImport.fields[field] ?? TEXT, {
    dateOrder: () => 'dmy',
    timeZone: 'UTC',
    names: new Map([['oryxllc', 3]]),
  });

describe('readCell', () => {
  test.each([
    ['text stays text', 'driver_id', '007', '007'],
    ['blanks around it go', 'name', '  Omar Haddad\t', 'Omar Haddad'],
    ['marks of direction go', 'name_ar', '\u200F\u061Cيوسف\u200E', 'يوسف'],
    ['a guard goes', 'phone', "'+971501234567", '+971501234567'],
    ['an apostrophe of a name stays', 'name', "'Abd al-Rahman", "'Abd al-Rahman"],
    ['Arabic digits of a phone', 'phone', '٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['Arabic digits of an ID stay', 'driver_id', '١٢٣', '١٢٣'],
    ['a number', 'company_id', '٠٧', 7],
    ['a name for an id', 'company_id', 'ORYX L.L.C', 3],
    ['a date', 'gatepass_expiry', '31/10/2026', '2026-10-31'],
    ['an unknown status stays', 'status', 'Probation', 'Probation'],
    ['Null', 'uae_number', 'Null', null],
  ] as const)('%s', (_, field, cell, value) => {
    expect(read(field, cell)).toEqual({ value });
  });

  it('takes no number for an id where records are named by numbers', () => {
    const truckIn = (cell: string, ...names: [string, number][]) =>
      readCell([cell], [0], driverImport.fields['truck_id'] ?? TEXT, {
        dateOrder: () => 'dmy',
        timeZone: 'UTC',
        names: new Map(names),
      });
    expect(truckIn('2', ['T-101', 1], ['T-102', 2])).toEqual({ value: 2 });
    expect(truckIn('102', ['101', 1], ['102', 2])).toEqual({ value: 2 });
    expect(truckIn('2', ['101', 1], ['102', 2])).toEqual({
      value: '2',
      problem: { code: 'unknownName' },
    });
  });

  it('joins columns by a blank and leaves out empty ones', () => {
    expect(read('name', 'Omar', ' N/A ', 'Haddad')).toEqual({ value: 'Omar Haddad' });
    expect(read('name', '', 'Haddad')).toEqual({ value: 'Haddad' });
    expect(read('name', 'Null', '-')).toEqual({ value: null });
  });

  test.each([
    ['uae_number', '7.84199E+14'],
    ['driver_id', '1E+15'],
    ['driver_id', '########'],
    ['name', '#REF!'],
    ['name', '#NAME?'],
  ])('does not accept what a spreadsheet has spoilt: %s %s', (field, cell) => {
    expect(read(field, cell)).toMatchObject({ problem: { code: 'unreadable' } });
  });

  test.each([
    ['driver_id', '2E1'],
    ['driver_id', '#12'],
    ['name', 'E+E Transport'],
  ])('accepts what only looks so: %s %s', (field, cell) => {
    expect(read(field, cell)).toEqual({ value: cell });
  });

  it('does not accept letters that were already lost', () => {
    expect(read('name', 'Jos\uFFFD')).toEqual({
      value: 'Jos\uFFFD',
      problem: { code: 'unreadable' },
    });
  });

  test.each([
    ['Active', 'active'],
    ['ON LEAVE', 'vacation'],
    ['on-leave', 'vacation'],
    ['Vacation', 'vacation'],
    ['Terminated', 'cancelled'],
    ['Inactive', 'cancelled'],
    ['Left', 'cancelled'],
    ['Cancelled', 'cancelled'],
    ['نشط', 'active'],
    ['اجازه', 'vacation'],
    ['ملغي', 'cancelled'],
  ])('status %s is %s', (cell, value) => {
    expect(read('status', cell)).toEqual({ value });
  });
});

describe('a cell', () => {
  test.each(['', ' ', 'Null', 'NULL', 'n/a', 'NA', '-', '—', 'none', '#N/A', 'لا يوجد', '\u200F'])(
    '%j is empty',
    (cell) => expect(read('name', cell)).toEqual({ value: null }),
  );

  test.each(['0', 'Na', 'Nulla', 'no', '--x'])('%j is not empty', (cell) => {
    expect(read('name', cell)).toEqual({ value: cell });
  });
});

it('distinguishes keys by letters and digits only', () => {
  expect(foldKey(' Drv-01\u200B ')).toBe(foldKey('DRV-01'));
  expect(foldKey('e\u0301')).toBe(foldKey('\u00E9'));
  expect(foldKey('D-١٠٠٥')).toBe(foldKey('d-1005'));
  expect(foldKey('01')).not.toBe(foldKey('1'));
  expect([foldKey(null), foldKey({}), foldKey(undefined)]).toEqual(['', '', '']);
  expect(foldKey(7)).toBe('7');
});

const numberIn = (kind: 'integer' | 'number', cell: string) =>
  readCell([cell], [0], { kind, aliases: [] }, { dateOrder: () => 'dmy', timeZone: 'UTC' }).value;

describe('a number with a fraction', () => {
  test.each([
    ['600.5', 600.5],
    ['-18', -18],
    ['−18', -18],
    ['٣٣٫٥', 33.5],
    ['33,5', 33.5],
    ['0,500', 0.5],
    ['1,200', 1200],
    ['1,200.25', 1200.25],
    ['lots', 'lots'],
    ['1.200,5', '1.200,5'],
    ['', null],
  ])('%j', (cell, value) => expect(numberIn('number', cell)).toBe(value));
});

describe('a whole number', () => {
  test.each([
    ['120501', 120501],
    ['120,501', 120501],
    ['١٢٠٬٥٠١', 120501],
    ['2024.0', 2024],
    ['120.501', '120.501'],
    ['120.000', '120.000'],
    ['33,5', '33,5'],
    ['-5', '-5'],
    ['1,20', '1,20'],
    ['12,0501', '12,0501'],
    ['9999999999999999', '9999999999999999'],
    ['', null],
  ])('%j', (cell, value) => expect(numberIn('integer', cell)).toBe(value));
});
