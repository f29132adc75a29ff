import { conventions } from '../settings/conventions.ts';
import type { DateFormat } from '../settings/localization.ts';
import { addDays, showDate, type IsoDate } from './dates.ts';

const DAYS = 7;

/** Which day of the week a day is; Sunday is 0. It must be valid. */
export const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The last day of the company's week that a day lies in. */
export const lastOfWeek = (
  date: IsoDate,
  firstDay: number = conventions().first_day_of_week,
): IsoDate => addDays(date, (firstDay + DAYS - 1 - weekdayOf(date)) % DAYS);

/** The days of the week in the company's order; Sunday is 0. */
export const weekdaysFrom = (firstDay: number): number[] =>
  Array.from({ length: DAYS }, (_, offset) => (firstDay + offset) % DAYS);

/** A day as the company writes it, without the year where that goes without saying. */
export const showDayOfYear = (
  date: IsoDate,
  format: DateFormat = conventions().date_format,
): string => showDate(date, format).replace(/^\d{4}-|[-/ ]\d{4}$/, '');
