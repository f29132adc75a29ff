import type { Localization } from '../settings/localization.ts';
import { todayIn, type IsoDate } from './dates.ts';

/** What rules about dates need to know about the company. */
export interface CompanyDay {
  /** The company's calendar day: at 01:00 in Dubai that is already tomorrow in UTC. */
  today: IsoDate;
  /** An expiry date with this many days left, or fewer, is expiring soon. */
  due_soon_days: number;
  /** An IANA name, such as `Asia/Dubai`. */
  time_zone: string;
}

/** The company's day at an instant, now unless another is given. */
export const companyDay = (
  { time_zone, due_soon_days }: Pick<Localization, 'time_zone' | 'due_soon_days'>,
  now: Date = new Date(),
): CompanyDay => ({ today: todayIn(time_zone, now), due_soon_days, time_zone });
