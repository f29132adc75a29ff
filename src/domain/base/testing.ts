import { DEFAULT_LOCALIZATION } from '../settings/localization.ts';
import { companyDay, type CompanyDay } from './companyDay.ts';
import type { IsoDate } from './dates.ts';

/** The day of a company with the default localization: today unless `today` is given. */
export const testDay = (today?: IsoDate): CompanyDay => {
  const day = companyDay(DEFAULT_LOCALIZATION);
  return { ...day, today: today ?? day.today };
};
