import { todayIn, type DateFormat, type IsoDate } from './dates.ts';
import type { DueSoon } from './dueSoon.ts';
import type { Currency } from './money.ts';

/** What a company has chosen that rules about its days and money depend on. */
interface Chosen extends DueSoon {
  readonly time_zone: string;
  readonly date_format: DateFormat;
  readonly currency: Currency;
  readonly first_day_of_week: number;
  readonly weekend: readonly number[];
}

/** What rules about dates need to know about the company. */
export interface CompanyDay extends Chosen {
  /** The company's calendar day: at 01:00 in Dubai it is still yesterday in UTC. */
  today: IsoDate;
}

/** The company's day at an instant, by default now. */
export const companyDay = (chosen: Chosen, now: Date = new Date()): CompanyDay => ({
  ...chosen,
  today: todayIn(chosen.time_zone, now),
});
