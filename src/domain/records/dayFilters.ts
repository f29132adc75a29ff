import type { CompanyDay } from '../base/companyDay.ts';
import { dayOf, type IsoDate } from '../base/dates.ts';

const onDay =
  (isMatch: (day: IsoDate, limit: IsoDate) => boolean) =>
  ({ at }: { at: string }, limit: IsoDate, _rows: unknown, { time_zone }: CompanyDay): boolean => {
    const day = dayOf(at, time_zone);
    return day !== undefined && isMatch(day, limit);
  };

/**
 * The filters of a log: the first and the last day of an entry's `at`, both inclusive, by the company's
 * calendar. Unreadable timestamps match no date.
 */
export const dayFilters = {
  from: onDay((day, from) => day >= from),
  to: onDay((day, to) => day <= to),
};
