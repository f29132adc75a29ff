import { dayOf, type IsoDate } from '../base/dates.ts';
import type { LoginEntry } from './loginEntry.ts';

export const LOGIN_SEARCH_FIELDS = ['email', 'device', 'ip'] as const;

/** What the login history can be narrowed to, beside the search text and plain equality. */
export interface LoginFilter {
  /** First and last day, both included, in the company's time zone. */
  from?: IsoDate;
  to?: IsoDate;
}

/** Whether an attempt to sign in lies within the days of a filter. */
export const loginMatches = (
  { at }: Pick<LoginEntry, 'at'>,
  { from, to }: LoginFilter,
): boolean => {
  if (!from && !to) return true;
  const day = dayOf(at);
  return day !== undefined && (!from || day >= from) && (!to || day <= to);
};
