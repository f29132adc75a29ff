import { addDays, type IsoDate } from './dates.ts';
import { lastOfWeek } from './week.ts';

export const PERIODS = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'year'] as const;
export type Period = (typeof PERIODS)[number];

interface Days {
  from: IsoDate;
  to: IsoDate;
}

/** A period that has not ended ends today. Weeks begin on `firstDay` (Sunday is 0). */
export const daysOf = (period: Period, today: IsoDate, firstDay: number): Days => {
  const first = `${today.slice(0, 7)}-01`;
  const lastOfPrevious = addDays(first, -1);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: addDays(lastOfWeek(today, firstDay), -6), to: today };
    case 'month':
      return { from: first, to: today };
    case 'lastMonth':
      return { from: `${lastOfPrevious.slice(0, 7)}-01`, to: lastOfPrevious };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
};
