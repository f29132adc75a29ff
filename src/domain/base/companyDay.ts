import { todayIn, type DateFormat, type IsoDate } from './dates.ts';
import type { DueSoon } from './dueSoon.ts';
import type { Currency } from './money.ts';

interface Chosen extends DueSoon {
  readonly time_zone: string;
  readonly date_format: DateFormat;
  readonly currency: Currency;
  readonly first_day_of_week: number;
  readonly weekend: readonly number[];
}

export interface CompanyDay extends Chosen {
  /** At 01:00 in Dubai it is still yesterday in UTC. */
  today: IsoDate;
}

export const companyDay = (chosen: Chosen, now: Date = new Date()): CompanyDay => ({
  ...chosen,
  today: todayIn(chosen.time_zone, now),
});
