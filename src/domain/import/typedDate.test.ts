import { describe, expect, it, test } from 'vitest';

import { companyTime, DATE_FORMATS, instantOf, showDate, type DateFormat } from '../base/dates.ts';
import {
  dayOfTyped,
  readTyped,
  readTypedDay,
  typeDate,
  withDay,
  writeTyped,
  type DateStyle,
} from './typedDate.ts';

const style = (date_format: DateFormat, withTime = false): DateStyle => ({
  date_format,
  time_zone: 'Asia/Dubai',
  withTime,
});

const keyByKey = (keys: string, given: DateStyle) =>
  Array.from(keys).reduce((text, key) => typeDate(text + key, given), '');

describe('typing', () => {
  test.each([
    ['yyyy-MM-dd', '20261231', '2026-12-31'],
    ['yyyy-MM-dd', '2026-1-5', '2026-01-5'],
    ['yyyy-MM-dd', '2026', '2026-'],
    ['yyyy-MM-dd', '5/1/2026', '5/1/2026'],
    ['dd/MM/yyyy', '31122026', '31/12/2026'],
    ['dd/MM/yyyy', '5/1/2026', '05/01/2026'],
    ['dd/MM/yyyy', '٣١١٢٢٠٢٦', '31/12/2026'],
    ['dd-MM-yyyy', '31/12/2026', '31-12-2026'],
    ['dd MMM yyyy', '31122026', '31 12 2026'],
    ['dd MMM yyyy', '31 dec 2026', '31 dec 2026'],
    ['dd/MM/yyyy', '311220269', '31/12/2026'],
  ] as const)('in %s %s becomes %s', (format, keys, text) =>
    expect(keyByKey(keys, style(format))).toBe(text),
  );

  it('continues with the time', () =>
    expect(keyByKey('311220260830', style('dd/MM/yyyy', true))).toBe('31/12/2026 08:30'));

  it('keeps pasted text whole', () => {
    const pasted = typeDate('2026-12-31', style('dd/MM/yyyy'));
    expect(pasted).toBe('2026-12-31');
    expect(readTyped(pasted, style('dd/MM/yyyy'))).toBe('2026-12-31');
  });
});

describe('reading', () => {
  test.each(DATE_FORMATS)('reads in %s what it writes, and ISO', (format) => {
    for (const day of ['2026-11-12', '2028-02-29', '1999-01-01']) {
      expect(readTyped(writeTyped(day, style(format)), style(format))).toBe(day);
      expect(readTyped(day, style(format))).toBe(day);
      expect(readTyped(showDate(day, 'dd/MM/yyyy'), style(format))).toBe(day);
    }
    const instant = '2026-11-21T21:30:00.000Z';
    expect(readTyped(writeTyped(instant, style(format, true)), style(format, true))).toBe(instant);
  });

  test.each([
    ['11/12/2026', '2026-12-11'],
    ['31122026', '2026-12-31'],
    ['31 12 2026', '2026-12-31'],
    ['31/12/26', undefined],
    ['29/02/2026', undefined],
    ['31/12', undefined],
    ['', undefined],
  ])('%s is %s', (text, day) => expect(readTypedDay(text, 'dd/MM/yyyy')).toBe(day));

  test.each(['31/12/2026', '31/12/2026 25:00', '08:30', 'x 08:30'])('%s is no instant', (text) =>
    expect(readTyped(text, style('dd/MM/yyyy', true))).toBeUndefined(),
  );
});

test('an invalid value is shown unchanged', () => {
  expect(writeTyped('soon', style('dd/MM/yyyy'))).toBe('soon');
  expect(writeTyped('soon', style('dd/MM/yyyy', true))).toBe('soon');
  expect(dayOfTyped('soon', style('dd/MM/yyyy'))).toBeUndefined();
});

test('replacing a day keeps its time', () => {
  const [day, time] = [style('dd/MM/yyyy'), style('dd/MM/yyyy', true)];
  expect(withDay('', '2026-12-31', day)).toBe('2026-12-31');
  // 22:00 in UTC is tomorrow in Dubai.
  expect(dayOfTyped('2026-11-21T22:00:00Z', time)).toBe('2026-11-22');
  expect(withDay('2026-11-21T22:00:00Z', '2026-12-31', time)).toBe('2026-12-30T22:00:00.000Z');
  expect(withDay('', '2026-12-31', time)).toBe('2026-12-30T20:00:00.000Z');
});

describe('instantOf', () => {
  test.each([
    ['Asia/Dubai', '2026-11-22', '01:30', '2026-11-21T21:30:00.000Z'],
    ['Europe/Berlin', '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['America/New_York', '2026-03-08', '12:00', '2026-03-08T16:00:00.000Z'],
  ])('in %s, %s %s', (zone, day, time, instant) => {
    expect(instantOf(day, time, zone)).toBe(instant);
    expect(companyTime(instant, zone)).toEqual({ day, time });
  });

  it('rejects a day or time that does not exist', () => {
    expect(instantOf('2026-02-30', '10:00', 'Asia/Dubai')).toBeUndefined();
    expect(instantOf('2026-02-20', '24:00', 'Asia/Dubai')).toBeUndefined();
  });
});
