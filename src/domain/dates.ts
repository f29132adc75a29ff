import { TZDate, tz } from '@date-fns/tz';
import { addDays as addCalendarDays, differenceInCalendarDays, formatISO, isValid } from 'date-fns';

/** A calendar day without a time, `yyyy-MM-dd`. It never passes through a time zone. */
export type IsoDate = string;

/** The company works by Dubai time (UTC+4 all year); 'today' is Dubai's wherever the browser stands. */
export const COMPANY_TIME_ZONE = 'Asia/Dubai';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const utc = tz('UTC');

const atUtcMidnight = (date: IsoDate) => new TZDate(`${date}T00:00:00Z`, 'UTC');

const toIsoDate = (date: Date): IsoDate => formatISO(date, { representation: 'date', in: utc });

/** True for a day that exists: `2028-02-29` does, `2026-02-29` and `0000-00-00` do not. */
export const isIsoDate = (value: unknown): value is IsoDate => {
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return false;
  const date = atUtcMidnight(value);
  return isValid(date) && toIsoDate(date) === value;
};

/** The day it is now in `timeZone`; at 01:00 in Dubai that is already tomorrow in UTC. */
export const todayIn = (timeZone: string = COMPANY_TIME_ZONE, now: Date = new Date()): IsoDate =>
  formatISO(new TZDate(now.getTime(), timeZone), { representation: 'date' });

/** Whole calendar days from `from` to `to`; negative when `to` is earlier. Both must be valid. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  differenceInCalendarDays(atUtcMidnight(to), atUtcMidnight(from), { in: utc });

/** The day `days` after `date`, or before it when negative. */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  toIsoDate(addCalendarDays(atUtcMidnight(date), days, { in: utc }));
