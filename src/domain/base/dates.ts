import { dateFormat } from './formats.ts';

/** How dates are shown. They are always stored and sent as `yyyy-MM-dd`. */
export const DATE_FORMATS = ['yyyy-MM-dd', 'dd/MM/yyyy', 'dd-MM-yyyy', 'dd MMM yyyy'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** A calendar day without a time, `yyyy-MM-dd`. It is never converted between time zones. */
export type IsoDate = string;

// Not every database has a year 0.
const ISO_DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

// In UTC every day has the same length, and native dates are 50 times faster than date-fns with a
// zone.
const DAY_IN_MS = 86_400_000;

/** A date without a time is read as midnight in UTC. */
const utcMidnight = (date: IsoDate): number => Date.parse(date);

const toIsoDate = (utc: number): IsoDate => new Date(utc).toISOString().slice(0, 10);

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** In days; 0 for a month that does not exist. */
const lengthOfMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

/**
 * `2028-02-29` is a day, `2026-02-29` is not. Called for every date of every row: it creates no
 * Date.
 */
export const isIsoDate = (value: unknown): value is IsoDate => {
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return false;
  const day = Number(value.slice(8));
  return day >= 1 && day <= lengthOfMonth(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
};

/** Whether text is a moment of a year that has four digits in UTC too. */
export const isMoment = (text: string): boolean => {
  const at = Date.parse(text);
  return !Number.isNaN(at) && isIsoDate(toIsoDate(at));
};

/** Whole calendar days from `from` to `to`; negative when `to` is earlier. Both must be valid. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / DAY_IN_MS;

/** Negative `days` go back. */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  toIsoDate(utcMidnight(date) + days * DAY_IN_MS);

export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = Date.UTC(year, month + months, 0);
  return toIsoDate(Math.min(Date.UTC(year, month - 1 + months, day), lastOfMonth));
};

/** Three letters, or all of them where the language does not shorten them. */
const monthName = (date: IsoDate): string =>
  dateFormat({ month: 'short' }).format(utcMidnight(date));

/** A day in a date format, without time zone conversion; text that is no date is returned unchanged. */
export const showDate = (date: IsoDate, format: DateFormat): string => {
  const [year = '', month = '', day = ''] = isIsoDate(date) ? date.split('-') : [];
  if (!day) return date;
  return format
    .replace('yyyy', year)
    .replace('dd', day)
    .replace('MMM', () => monthName(date))
    .replace('MM', month);
};

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

export const isTimeZone = (name: string): boolean => {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
};

const localTime = (timeZone: string, at: number): { day: IsoDate; time: string } => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/** Today in a time zone, whatever the browser's own. */
export const todayIn = (timeZone: string, now: Date = new Date()): IsoDate =>
  localTime(timeZone, now.getTime()).day;

/** A time as databases write it. Without a zone, it is the company's. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2}(?:\.\d+)?)?$/;

/** What the company's calendar and clock show at an instant; undefined for text that is no instant. */
export const companyTime = (
  instant: string | number,
  timeZone: string,
): { day: IsoDate; time: string } | undefined => {
  const [, day, time] = LOCAL.exec(String(instant)) ?? [];
  if (day && time) return isIsoDate(day) ? { day, time } : undefined;
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  return Number.isNaN(at) ? undefined : localTime(timeZone, at);
};

export const dayOf = (instant: string | number, timeZone: string): IsoDate | undefined =>
  companyTime(instant, timeZone)?.day;

/** In UTC; undefined for what is no time of a day. One that clocks skip is as much later as they skip. */
export const instantOf = (day: string, time: string, timeZone: string): string | undefined => {
  if (!isIsoDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number) => {
    const shown = localTime(timeZone, at);
    return Date.parse(`${shown.day}T${shown.time}:00Z`) - at;
  };
  const guess = wanted - offsetAt(wanted);
  const found = wanted - offsetAt(guess);
  const isSkipped = wanted - offsetAt(found) !== found;
  const instant = new Date(isSkipped ? Math.max(guess, found) : found).toISOString();
  return isMoment(instant) ? instant : undefined;
};

/** The start of a day, in milliseconds since 1970. */
export const startOf = (day: IsoDate, timeZone: string): number =>
  Date.parse(instantOf(day, '00:00', timeZone) ?? day);
