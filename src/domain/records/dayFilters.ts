import type { CompanyDay } from '../base/companyDay.ts';
import { dayOf, type IsoDate } from '../base/dates.ts';

const onDay =
  (isMatch: (day: IsoDate, limit: IsoDate) => boolean) =>
  ({ at }: { at: string }, limit: IsoDate, _rows: unknown, { time_zone }: CompanyDay): boolean => {
    const day = dayOf(at, time_zone);
    return day !== undefined && isMatch(day, limit);
  };

/** By the company's calendar, both inclusive; unreadable times match no date. */
export const dayFilters = {
  from: onDay((day, from) => day >= from),
  to: onDay((day, to) => day <= to),
};
