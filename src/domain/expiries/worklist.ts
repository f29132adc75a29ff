import type { CompanyDay } from '../base/companyDay.ts';
import { lastOfWeek } from '../base/week.ts';
import type { Expiry } from '../records/expiry.ts';

/**
 * Each date is in one tab: `week` is the rest of the company's week, `month` all else that expires
 * soon.
 */
export const WORKLIST_TABS = ['expired', 'today', 'week', 'month'] as const;
export type WorklistTab = (typeof WORKLIST_TABS)[number];

/** Null for a date that is valid. */
export const tabOf = (
  { state, date }: Pick<Expiry, 'state' | 'date'>,
  { today, first_day_of_week }: CompanyDay,
): WorklistTab | null => {
  if (state === 'overdue') return 'expired';
  if (state !== 'due') return null;
  if (date === today) return 'today';
  return date <= lastOfWeek(today, first_day_of_week) ? 'week' : 'month';
};

/** For a document its holder, if known. */
export const holderOfExpiry = ({ owner, holder }: Expiry): Expiry['holder'] => owner ?? holder;
