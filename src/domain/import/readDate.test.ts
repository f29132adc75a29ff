import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { detectDateOrder, readDate, type DateOrder } from './readDate.ts';

const ORDERS: DateOrder[] = ['ymd', 'dmy', 'mdy', 'ambiguous'];

describe('readDate', () => {
  const figures = '2014/10/31|2014-10-31|2014.10.31|2014 10 31|20141031| 2014/10/31 ';
  const words = '31 Oct 2014|31-Oct-2014|31 October 2014|Oct 31, 2014|OCTOBER 31 2014|2014 Oct 31';
  const arabic =
    '٢٠١٤/١٠/٣١|۲۰۱۴-۱۰-۳۱|٣١ أكتوبر ٢٠١٤|٣١ اكتوبر ٢٠١٤|31 أكتوبر، 2014|\u200F31\u200F أكتوبر 2014';
  const serials = '41943|41943.75|41943,5|٤١٩٤٣';
  const midnight =
    '2014-10-31T00:00:00Z|2014-10-31 00:00:00.000|2014/10/31 12:00:00 AM|2014/10/31 12:00:00 ص';
  test.each([figures, words, arabic, serials, midnight].join('|').split('|'))(
    'reads %j without knowing the order',
    (cell) => {
      for (const order of ORDERS)
        expect(readDate(cell, () => order)).toEqual({ date: '2014-10-31' });
    },
  );

  test.each([
    ['31/10/2014', 'dmy', '2014-10-31'],
    ['10/31/2014', 'mdy', '2014-10-31'],
    ['3.4.2026', 'dmy', '2026-04-03'],
    ['3-4-2026', 'mdy', '2026-03-04'],
    ['٣/٤/٢٠٢٦', 'dmy', '2026-04-03'],
    ['31 / 10 / 2014', 'dmy', '2014-10-31'],
    ['05/05/2026', 'ambiguous', '2026-05-05'],
    ['29/02/2028', 'dmy', '2028-02-29'],
    ['31/12/9999', 'dmy', '9999-12-31'],
    ['5 Sept 2026', 'mdy', '2026-09-05'],
    ['5. May 2026', 'dmy', '2026-05-05'],
    ['7 ابريل 2026', 'dmy', '2026-04-07'],
    ['٧ يناير ٢٠٢٦', 'mdy', '2026-01-07'],
  ] as const)('reads %s in the order %s', (cell, order, date) => {
    expect(readDate(cell, () => order)).toEqual({ date });
  });

  test.each([
    ['03/04/2026', 'ambiguous', { code: 'dateOrder' }],
    ['31/10/2014', 'ymd', { code: 'date' }],
    ['31/10/2014', 'mdy', { code: 'date' }],
    ['31/02/2014', 'dmy', { code: 'date' }],
    ['29/02/2026', 'dmy', { code: 'date' }],
    ['31/10/14', 'dmy', { code: 'twoDigitYear' }],
    ['14/10/31', 'ymd', { code: 'twoDigitYear' }],
    ['31-Oct-14', 'dmy', { code: 'twoDigitYear' }],
    ['0000-00-00', 'ymd', { code: 'date' }],
    ['0000-00-00 00:00:00', 'ymd', { code: 'date' }],
    ['1446/05/01', 'ymd', { code: 'date' }],
    ['######', 'dmy', { code: 'date' }],
    ['2014-10-31 14:30', 'ymd', { code: 'date' }],
    ['2014/31/10', 'ymd', { code: 'date' }],
    ['2014/10-31', 'ymd', { code: 'date' }],
    ['31 Foo 2014', 'dmy', { code: 'date' }],
    ['31 Feb 2014', 'dmy', { code: 'date' }],
    ['Octobers 31 2014', 'dmy', { code: 'date' }],
    ['Oct 2014', 'dmy', { code: 'date' }],
    ['5 Oct 1446', 'dmy', { code: 'date' }],
    ['999/10/31', 'ymd', { code: 'date' }],
    ['soon', 'dmy', { code: 'date' }],
    ['12', 'dmy', { code: 'date' }],
  ] as const)('refuses %s under %s', (cell, order, problem) => {
    expect(readDate(cell, () => order)).toEqual({ problem });
  });

  it('reads back every day in every format', () => {
    const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom('/', '-', '.'), (iso, separator) => {
        const [year, month, date] = iso.split('-');
        const written = (...parts: (string | undefined)[]) => parts.join(separator);
        expect(readDate(written(year, month, date), () => 'ambiguous')).toEqual({ date: iso });
        expect(readDate(written(date, month, year), () => 'dmy')).toEqual({ date: iso });
        expect(readDate(written(month, date, year), () => 'mdy')).toEqual({ date: iso });
      }),
      { numRuns: 500, seed: 16 },
    );
  });

  it('never throws and never invents a date that does not exist', () => {
    const cell = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom(...'0123456789/-. :TZ'.split(''), 'Oct'), { maxLength: 12 })
        .map((s) => s.join('')),
    );
    fc.assert(
      fc.property(cell, fc.constantFrom(...ORDERS), (text, order) => {
        const reading = readDate(text, () => order);
        const date = 'date' in reading ? reading.date : '2026-01-01';
        expect(addDays(date, 0)).toBe(date);
      }),
      { numRuns: 1000, seed: 17 },
    );
  });
});

describe('detectDateOrder', () => {
  test.each([
    ['years in front', ['2014/10/31', 'Null'], 'ymd'],
    ['nothing', [], 'ymd'],
    ['no dates', ['Denver', '', '12'], 'ymd'],
    ['months in words', ['31 Oct 2014'], 'ymd'],
    ['a day above 12 in front', ['03/04/2026', '13/04/2026'], 'dmy'],
    ['a day above 12 in the middle', ['03/04/2026', '04-13-2026'], 'mdy'],
    ['no day above 12', ['03/04/2026', '05/06/2026'], 'ambiguous'],
    ['a contradiction', ['13/04/2026', '04/13/2026'], 'ambiguous'],
    ['the same either way', ['05/05/2026'], 'dmy'],
    ['Arabic digits', ['٣١/١٠/٢٠٢٦'], 'dmy'],
    ['no such months', ['31/31/2026', '03/04/2026'], 'ambiguous'],
    ['both forms', ['2014-10-31', '31.10.2014'], 'dmy'],
  ] as const)('%s', (_, samples, order) => {
    expect(detectDateOrder(samples)).toBe(order);
  });

  it('finds the order in which dates were written as soon as one proves it', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1950-01-01', days));
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), fc.boolean(), (days, dayFirst) => {
        const samples = days.map((iso) => {
          const [year, month, date] = iso.split('-');
          return dayFirst ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
        });
        const order = detectDateOrder(samples);
        const proven = days.some((iso) => Number(iso.slice(8)) > 12);
        const plain = days.every((iso) => iso.slice(5, 7) === iso.slice(8));
        const told = proven ? (dayFirst ? 'dmy' : 'mdy') : plain ? 'dmy' : 'ambiguous';
        expect(order).toBe(told);
      }),
      { numRuns: 500, seed: 18 },
    );
  });
});
