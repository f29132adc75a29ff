import type { DateFormat } from '../settings/localization.ts';
import { addDays, showDate, type IsoDate } from './dates.ts';

const DAYS = 7;

/** The weekday of a valid date; Sunday is 0. */
export const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The last day of the week that a day lies in, where weeks begin on `firstDay` (Sunday is 0). */
export const lastOfWeek = (date: IsoDate, firstDay: number): IsoDate =>
  addDays(date, (firstDay + DAYS - 1 - weekdayOf(date)) % DAYS);

/** The days of the week, beginning with `firstDay`; Sunday is 0. */
export const weekdaysFrom = (firstDay: number): number[] =>
  Array.from({ length: DAYS }, (_, offset) => (firstDay + offset) % DAYS);

/** A day in a date format, without the year. */
export const showDayOfYear = (date: IsoDate, format: DateFormat): string =>
  showDate(date, format).replace(/^\d{4}-|[-/ ]\d{4}$/, '');
