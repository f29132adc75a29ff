import { addDays, type IsoDate } from '../base/dates.ts';
import { lastOfWeek } from '../base/week.ts';
import { EXPIRY_KINDS, type Expiry, type ExpiryKind } from './expiry.ts';

/** How far ahead the dashboards look. */
export const WEEKS_AHEAD = 12;

/** 'Urgent' is overdue or soon due. */
export type PaperState = 'overdue' | 'due' | 'urgent';

/** Selects papers by state, or from a day to the end of its week. */
export type PaperSelection = { state: PaperState } | { week: IsoDate; kind?: ExpiryKind };

/** One of the weeks ahead; the current one begins today. */
export interface PaperWeek {
  from: IsoDate;
  to: IsoDate;
  /** How many papers of each kind expire in it; kinds without any are absent. */
  counts: Partial<Record<ExpiryKind, number>>;
  total: number;
}

/** The papers in a state, in the given order. */
export const papersInState = (expiries: readonly Expiry[], wanted: PaperState): Expiry[] =>
  expiries.filter(({ state }) =>
    wanted === 'urgent' ? state === 'overdue' || state === 'due' : state === wanted,
  );

/** The papers of a selection, in the given order; weeks begin on `firstDay` (Sunday is 0). */
export const papersIn = (
  expiries: readonly Expiry[],
  selection: PaperSelection,
  firstDay: number,
): Expiry[] => {
  if ('state' in selection) return papersInState(expiries, selection.state);
  const { week, kind } = selection;
  const last = lastOfWeek(week, firstDay);
  return expiries.filter(
    (expiry) =>
      expiry.date >= week && expiry.date <= last && (kind === undefined || expiry.kind === kind),
  );
};

/** What expires in each of the coming weeks, which begin on `firstDay` (Sunday is 0). */
export const weeksAhead = (
  expiries: readonly Expiry[],
  today: IsoDate,
  firstDay: number,
  weeks: number = WEEKS_AHEAD,
): PaperWeek[] =>
  Array.from({ length: weeks }, (_, index) => {
    const to = addDays(lastOfWeek(today, firstDay), index * 7);
    const from = index === 0 ? today : addDays(to, -6);
    const papers = papersIn(expiries, { week: from }, firstDay);
    const counts: PaperWeek['counts'] = {};
    for (const { kind } of papers) counts[kind] = (counts[kind] ?? 0) + 1;
    return { from, to, counts, total: papers.length };
  });

/** The kinds that occur in the weeks, in their usual order. */
export const kindsIn = (weeks: readonly PaperWeek[]): ExpiryKind[] =>
  EXPIRY_KINDS.filter((kind) => weeks.some(({ counts }) => counts[kind]));
