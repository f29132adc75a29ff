import { addDays, showDate, type IsoDate } from './dates.ts';
import { inDigits } from './formats.ts';

const DAYS = 7;

export const dayAndMonth = (date: IsoDate): [day: string, month: string] => {
  const [day = '', month = ''] = showDate(date, 'dd MMM yyyy').split(' ');
  return [inDigits(String(Number(day))), month];
};

export const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The last day of a week that begins on `firstDay` (Sunday is 0). */
export const lastOfWeek = (date: IsoDate, firstDay: number): IsoDate =>
  addDays(date, (firstDay + DAYS - 1 - weekdayOf(date)) % DAYS);

export const weekdaysFrom = (firstDay: number): number[] =>
  Array.from({ length: DAYS }, (_, offset) => (firstDay + offset) % DAYS);

/** A day as `22 Nov`, or the days from one to another as `22–28 Nov` or `30 Nov – 6 Dec`. */
export const showDays = (from: IsoDate, to: IsoDate = from): string => {
  const [last, month] = dayAndMonth(to);
  const [first, firstMonth] = dayAndMonth(from);
  if (from === to) return `${last} ${month}`;
  return firstMonth === month
    ? `${first}–${last} ${month}`
    : `${first} ${firstMonth} – ${last} ${month}`;
};
