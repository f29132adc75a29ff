import { addMonths, isIsoDate, type IsoDate } from '../base/dates.ts';

/** For how many months papers are usually renewed. */
export const RENEWAL_MONTHS = [6, 12] as const;
export type RenewalMonths = (typeof RENEWAL_MONTHS)[number];

export interface RenewedDate {
  date: IsoDate;
  /** What the months are counted from: the date until now, or today where that would still be past. */
  from: 'date' | 'today';
}

/**
 * Until when a paper is valid after a renewal for some months. A paper that is renewed early loses no
 * day: the months count from its date. Where that is missing, or so old that the new date would be
 * past, they count from today.
 */
export const renewedDate = (date: IsoDate, months: number, today: IsoDate): RenewedDate => {
  const renewed = isIsoDate(date) ? addMonths(date, months) : '';
  return renewed >= today
    ? { date: renewed, from: 'date' }
    : { date: addMonths(today, months), from: 'today' };
};

/** Why a new date is probably a slip; the user may mean it nevertheless. */
export const renewalWarning = (
  date: IsoDate,
  previous: IsoDate,
  today: IsoDate,
): 'past' | 'notLater' | undefined => {
  if (date < today) return 'past';
  return isIsoDate(previous) && date <= previous ? 'notLater' : undefined;
};
