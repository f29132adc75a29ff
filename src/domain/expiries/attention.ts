import type { CompanyDay } from '../base/companyDay.ts';
import { addDays, type IsoDate } from '../base/dates.ts';
import { dueSoonDays } from '../base/dueSoon.ts';
import { documentKind } from '../documents/documentState.ts';
import type { Expiry } from '../records/expiry.ts';

/** Days from today as dates, each computed once: thousands of papers fall on a few hundred days. */
const datesFrom = (today: IsoDate) => {
  const known = new Map<number, IsoDate>();
  return (days: number): IsoDate => {
    let date = known.get(days);
    if (!date) known.set(days, (date = addDays(today, days)));
    return date;
  };
};

/** Since when an expiry date needs attention; null while it is valid or unknown. */
export const attentionOn = (day: CompanyDay) => {
  const dateIn = datesFrom(day.today);
  return ({ state, kind, daysLeft = 0, document }: Expiry): IsoDate | null => {
    if (state === 'overdue') return dateIn(daysLeft + 1);
    if (state !== 'due') return null;
    const paperKind = kind === 'document' && document ? documentKind(document) : kind;
    return dateIn(daysLeft - dueSoonDays(paperKind, day));
  };
};
