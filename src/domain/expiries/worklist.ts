import { isIsoDate, type IsoDate } from '../base/dates.ts';
import { lastOfWeek } from '../base/week.ts';
import { endOf, RESOURCES, sourcesOf } from '../records/resources.ts';
import { byUrgency, type Expiry } from './expiry.ts';
import { paperKind, type PaperKind } from './paperKind.ts';

/**
 * The tabs of the worklist. Each expiry date that has expired or expires soon is in exactly one: `week` is
 * the rest of the company's week, `month` everything else that expires soon.
 */
export const WORKLIST_TABS = ['expired', 'today', 'week', 'month'] as const;
export type WorklistTab = (typeof WORKLIST_TABS)[number];

/** Selects expiry dates: those of a tab, all that expire soon, or those from a day to the end of its week. */
export type WorklistView = { due: WorklistTab | 'soon' } | { week: IsoDate };

/** Whose expiry dates they are, by the end of the record type's name. */
export const WORKLIST_HOLDERS: readonly string[] = (sourcesOf(RESOURCES.papers) ?? []).map(endOf);

/** The filter of the worklist. */
export interface WorklistFilter {
  kind?: PaperKind;
  holder?: string;
}

/** Whether a view selects an expiry date. */
export const isInView = (
  expiry: Pick<Expiry, 'state' | 'date'>,
  view: WorklistView,
  today: IsoDate,
  firstDay: number,
): boolean => {
  if ('week' in view) {
    return expiry.date >= view.week && expiry.date <= lastOfWeek(view.week, firstDay);
  }
  return view.due === 'soon' ? expiry.state === 'due' : tabOf(expiry, today, firstDay) === view.due;
};

/** The tab that an expiry date belongs to; undefined for one that is valid. Weeks begin on `firstDay` (Sunday is 0). */
const tabOf = (
  { state, date }: Pick<Expiry, 'state' | 'date'>,
  today: IsoDate,
  firstDay: number,
): WorklistTab | undefined => {
  if (state === 'overdue') return 'expired';
  if (state !== 'due') return undefined;
  if (date === today) return 'today';
  return date <= lastOfWeek(today, firstDay) ? 'week' : 'month';
};

const newestFirst = (a: Expiry, b: Expiry): number =>
  (b.daysLeft ?? 0) - (a.daysLeft ?? 0) || byUrgency(a, b);

/**
 * The expiry dates of each tab. The next to expire comes first; of what has expired the most recent, so that an
 * old backlog does not bury it.
 */
export const worklistTabs = (
  expiries: readonly Expiry[],
  today: IsoDate,
  firstDay: number,
): Record<WorklistTab, Expiry[]> => {
  const tabs: Record<WorklistTab, Expiry[]> = { expired: [], today: [], week: [], month: [] };
  for (const expiry of expiries) {
    const tab = tabOf(expiry, today, firstDay);
    if (tab) tabs[tab].push(expiry);
  }
  return {
    expired: tabs.expired.toSorted(newestFirst),
    today: tabs.today.toSorted(byUrgency),
    week: tabs.week.toSorted(byUrgency),
    month: tabs.month.toSorted(byUrgency),
  };
};

/** The expiry dates from a day to the end of its week, the next to expire first. */
export const expiriesOfWeek = (
  expiries: readonly Expiry[],
  from: IsoDate,
  firstDay: number,
): Expiry[] => {
  const last = lastOfWeek(from, firstDay);
  return expiries.filter(({ date }) => date >= from && date <= last).toSorted(byUrgency);
};

/** The record that an expiry date is about: for a document its holder, if known. */
export const holderOfExpiry = ({ owner, holder }: Expiry): Expiry['holder'] => owner ?? holder;

/** The expiry dates of a kind and of a type of holder, in the given order. */
export const narrowed = (
  expiries: readonly Expiry[],
  { kind, holder }: WorklistFilter,
): readonly Expiry[] =>
  kind || holder
    ? expiries.filter(
        (expiry) =>
          (!kind || paperKind(expiry) === kind) &&
          (!holder || endOf(holderOfExpiry(expiry).resource) === holder),
      )
    : expiries;

/** The view that untrusted values, such as parts of an address, name. */
export const worklistView = (due: unknown, week: unknown): WorklistView | undefined => {
  if (isIsoDate(week)) return { week };
  const found = [...WORKLIST_TABS, 'soon' as const].find((name) => name === due);
  return found && { due: found };
};

export const isWorklistHolder = (value: unknown): value is string =>
  WORKLIST_HOLDERS.some((holder) => holder === value);
