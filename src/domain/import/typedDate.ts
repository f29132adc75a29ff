import type { CompanyDay } from '../base/companyDay.ts';
import {
  companyTime,
  instantOf,
  isIsoDate,
  showDate,
  type DateFormat,
  type IsoDate,
} from '../base/dates.ts';
import { toLatinDigits } from '../base/fold.ts';
import { readDate } from './readDate.ts';

export interface DateStyle extends Pick<CompanyDay, 'date_format' | 'time_zone'> {
  withTime?: boolean;
}

const TIME = 'hh:mm';

/** `dd/mm/yyyy hh:mm` */
const dateHint = ({ date_format, withTime }: DateStyle): string =>
  `${date_format.toLowerCase()}${withTime ? ` ${TIME}` : ''}`;

const SEPARATORS = /[-/.:\s]+/;

/** Takes digits from `typed` until a part is full, or until a separator ends it early. */
const partsOf = (typed: string, lengths: readonly number[]): string[] => {
  const tokens = typed.split(SEPARATORS);
  const parts: string[] = [];
  for (const length of lengths) {
    const token = tokens.shift();
    if (token === undefined) break;
    if (token.length > length) tokens.unshift(token.slice(length));
    const isEnded = token.length > length || tokens.length > 0;
    parts.push(isEnded ? token.slice(0, length).padStart(length, '0') : token);
  }
  return parts;
};

/**
 * After a key typed at the end: Latin digits, with a separator after each full part. Text with
 * letters, and a date with the year at the other end, stay unchanged.
 */
export const typeDate = (typed: string, style: DateStyle): string => {
  const text = toLatinDigits(typed).trimStart();
  const hint = dateHint(style);
  const lengths = hint.split(SEPARATORS).map((part) => (part === 'yyyy' ? 4 : 2));
  const isOtherOrder = (lengths[0] === 4 ? /^\d{1,2}\D/ : /^\d{4}\D/).test(text);
  if (!/^\d[-/.:\s\d]*$/.test(text) || isOtherOrder) return text.replace(/\s+/g, ' ');
  const separators = hint.match(/[^a-z]/g) ?? [];
  const parts = partsOf(text, lengths);
  const last = parts.at(-1) ?? '';
  const isFull = last.length === lengths[parts.length - 1];
  return parts
    .map(
      (part, index) => part + (index < parts.length - 1 || isFull ? (separators[index] ?? '') : ''),
    )
    .join('');
};

/** In the format, in ISO order, or with the day first; undefined if it names no day. */
export const readTypedDay = (text: string, format: DateFormat): IsoDate | undefined => {
  const digits = toLatinDigits(text).trim();
  const plain = format.startsWith('d')
    ? digits.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3')
    : digits;
  const read = readDate(plain, () => 'dmy');
  return 'date' in read ? read.date : undefined;
};

/** A day, or an instant in UTC; undefined for text that is neither. */
export const readTyped = (text: string, style: DateStyle): string | undefined => {
  if (!style.withTime) return readTypedDay(text, style.date_format);
  const [, date = '', time = ''] =
    /^(.*\S)\s+(\d{1,2}:\d{2})$/.exec(toLatinDigits(text).trim()) ?? [];
  const day = readTypedDay(date, style.date_format);
  return day && instantOf(day, time.padStart(5, '0'), style.time_zone);
};

/** Text that is no date stays unchanged. */
export const writeTyped = (stored: string, style: DateStyle): string => {
  if (!style.withTime) return showDate(stored, style.date_format);
  const at = companyTime(stored, style.time_zone);
  return at ? `${showDate(at.day, style.date_format)} ${at.time}` : stored;
};

export const dayOfTyped = (stored: string, style: DateStyle): IsoDate | undefined => {
  const day = style.withTime ? companyTime(stored, style.time_zone)?.day : stored;
  return isIsoDate(day) ? day : undefined;
};

/** An instant keeps its time, or starts at midnight. */
export const withDay = (stored: string, day: IsoDate, style: DateStyle): string => {
  if (!style.withTime) return day;
  const time = companyTime(stored, style.time_zone)?.time ?? '00:00';
  return instantOf(day, time, style.time_zone) ?? stored;
};
