import { addDays, isIsoDate, type IsoDate } from '../base/dates.ts';
import { foldName, toLatinDigits, visible } from '../base/fold.ts';
import type { CellProblem } from './importTable.ts';

/** Which part of a date comes first if the year comes last. `ambiguous`: the user must choose. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy' | 'ambiguous';

export type DateReading = { date: IsoDate } | { problem: CellProblem };

const SEPARATOR = String.raw`\s*([/.\-\s])\s*`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})${SEPARATOR}(\d{1,2})\s*\2\s*(\d{1,2})$`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})${SEPARATOR}(\d{1,2})\s*\2\s*(\d{4})$`);
const SHORT_YEAR = /^(?:\d{1,2}([/.\-\s])\d{1,2}\1\d{2}|\d{1,2}[\s-]\p{L}+[\s-]\d{2})$/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const MONTH_NAME = /\p{L}{3,}/u;
/** Days from 1954 to 2119 as Excel counts them, with or without a time of day as a fraction. */
const SERIAL = /^([2-7]\d{4})(?:[.,\s](\d+))?$/;
/** The 1900 system counts 29 February 1900, which never existed; from March 1900 on this origin is right. */
const SERIAL_ORIGIN: IsoDate = '1899-12-30';
/** Added by exports of calendars and databases; any other time of day would hide a time zone. */
const MIDNIGHT =
  /(?:T|(?<!\s)\s+)(?:00:00(?::00(?:\.0+)?)?|0:00(?::00)?|12:00(?::00)?\s*(?:AM|ص))Z?$/i;

/** An earlier year is a Hijri year or a typing error; taken literally, it would store a wrong day. */
const EARLIEST: IsoDate = '1900-01-01';

const dayText = (cell: string): string =>
  toLatinDigits(visible(cell))
    .replace(MIDNIGHT, '')
    .replace(/[،,]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(COMPACT, '$1-$2-$3');

const dayOf = (year = '', month = '', day = ''): IsoDate | undefined => {
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isIsoDate(iso) && iso >= EARLIEST ? iso : undefined;
};

/** The months of a year, each with all its names; folded, so that أبريل and ابريل are the same. */
const MONTHS = [
  'January Jan يناير',
  'February Feb فبراير',
  'March Mar مارس',
  'April Apr أبريل',
  'May مايو',
  'June Jun يونيو',
  'July Jul يوليو',
  'August Aug أغسطس',
  'September Sept Sep سبتمبر',
  'October Oct أكتوبر',
  'November Nov نوفمبر',
  'December Dec ديسمبر',
].map((names) => names.split(' ').map(foldName));

const PARTS = {
  day: String.raw`(?<day>\d{1,2})`,
  month: String.raw`(?<month>[\p{L}\p{M}]+)`,
  year: String.raw`(?<year>\d{4})`,
};

const NAMED = [
  [PARTS.day, PARTS.month, PARTS.year],
  [PARTS.month, PARTS.day, PARTS.year],
  [PARTS.year, PARTS.month, PARTS.day],
].map((parts) => new RegExp(`^${parts.join(' +')}$`, 'u'));

const namedMonth = (text: string): IsoDate | undefined => {
  const plain = text.replace(/[-/.]/g, ' ').trim();
  const found = NAMED.map((form) => form.exec(plain)?.groups).find(Boolean);
  const name = foldName(found?.['month'] ?? '');
  const month = MONTHS.findIndex((names) => names.includes(name)) + 1;
  return dayOf(found?.['year'], String(month), found?.['day']);
};

const yearLast = (text: string, order: DateOrder): DateReading => {
  const [, first, , second, year] = YEAR_LAST.exec(text) ?? [];
  if (order === 'ambiguous' && first !== second) return { problem: { code: 'dateOrder' } };
  if (order === 'ymd') return { problem: { code: 'date' } };
  const date = order === 'mdy' ? dayOf(year, first, second) : dayOf(year, second, first);
  return date ? { date } : { problem: { code: 'date' } };
};

/** Excel's day number as a day, with its time of day in minutes if it has one. */
export const serialIn = (text: string): { date: IsoDate; minutes?: number } | undefined => {
  const [, days, fraction] = SERIAL.exec(text) ?? [];
  if (!days) return undefined;
  const date = addDays(SERIAL_ORIGIN, Number(days));
  return fraction
    ? { date, minutes: Math.floor(Number(`0.${fraction}`) * 24 * 60 + 0.5) }
    : { date };
};

/**
 * A leading year, a month in words or Excel's day number needs no order; the rest is read by
 * `orderOf`, never guessed. Two-digit years are refused with their own reason.
 */
export const readDate = (cell: string, orderOf: () => DateOrder): DateReading => {
  const text = dayText(cell);
  const serial = serialIn(text);
  if (serial) return { date: serial.date };
  if (YEAR_LAST.test(text)) return yearLast(text, orderOf());
  if (SHORT_YEAR.test(text)) return { problem: { code: 'twoDigitYear' } };
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  const date = year ? dayOf(year, month, day) : MONTH_NAME.test(text) && namedMonth(text);
  return date ? { date } : { problem: { code: 'date' } };
};

/**
 * `dmy` or `mdy` only if a number above 12 proves it, `ambiguous` if nothing does or samples
 * contradict each other, `ymd` if none needs an order.
 */
export const detectDateOrder = (samples: Iterable<string>): DateOrder => {
  let dayFirst = false;
  let monthFirst = false;
  let yearLastSeen = false;
  let unproven = false;
  for (const sample of samples) {
    const match = YEAR_LAST.exec(dayText(sample));
    const [first, second] = [Number(match?.[1]), Number(match?.[3])];
    if (!match || Math.min(first, second) > 12) continue;
    dayFirst ||= first > 12;
    monthFirst ||= second > 12;
    yearLastSeen = true;
    unproven ||= first !== second;
  }
  if (dayFirst !== monthFirst) return dayFirst ? 'dmy' : 'mdy';
  if (unproven) return 'ambiguous';
  return yearLastSeen ? 'dmy' : 'ymd';
};
