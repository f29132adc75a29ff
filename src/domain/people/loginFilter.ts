import type { CompanyDay } from '../base/companyDay.ts';
import { dayOf, type IsoDate } from '../base/dates.ts';
import type { LoginEntry } from './loginEntry.ts';

export const LOGIN_SEARCH_FIELDS = ['email', 'device', 'ip'] as const;

/** Filters of the login history beside the search text and plain equality. */
export interface LoginFilter {
  /** First and last day, both included, in the company's time zone. */
  from?: IsoDate;
  to?: IsoDate;
}

/** Whether an attempt to sign in lies within the days of a filter. Unparsable timestamps match no date. */
export const loginMatches = (
  { at }: Pick<LoginEntry, 'at'>,
  { from, to }: LoginFilter,
  { time_zone }: Pick<CompanyDay, 'time_zone'>,
): boolean => {
  if (!from && !to) return true;
  const day = dayOf(at, time_zone);
  return day !== undefined && (!from || day >= from) && (!to || day <= to);
};
