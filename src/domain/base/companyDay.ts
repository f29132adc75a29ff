import type { Localization } from '../settings/localization.ts';
import { todayIn, type IsoDate } from './dates.ts';

/** What rules about dates need to know about the company. */
export interface CompanyDay extends Localization {
  /** The company's calendar day: at 01:00 in Dubai it is still yesterday in UTC. */
  today: IsoDate;
}

/** The company's day at an instant, by default now. */
export const companyDay = (localization: Localization, now: Date = new Date()): CompanyDay => ({
  ...localization,
  today: todayIn(localization.time_zone, now),
});
