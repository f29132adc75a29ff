import type { IsoDate } from '../../../domain/base/dates.ts';

// The library uses the browser's time zone; a day passes in and out as its year, month and day
// numbers.

/** A day, or the first of a month, as the library expects it. */
export const toDate = (day: IsoDate): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

export const toDay = (date: Date): IsoDate =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const asWeekday = (day: number): Weekday => day as Weekday;
