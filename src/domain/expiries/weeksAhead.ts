import { addDays, type IsoDate } from '../base/dates.ts';
import { lastOfWeek } from '../base/week.ts';
import type { Expiry } from '../records/expiry.ts';
import { PAPER_KINDS, paperKind, type PaperKind } from './paperKind.ts';

export const WEEKS_AHEAD = 12;

/** One of the weeks ahead; the first is the rest of the current one and starts today. */
export interface ExpiryWeek {
  from: IsoDate;
  to: IsoDate;
  counts: Partial<Record<PaperKind, number>>;
  total: number;
}

/** Weeks start on `firstDay` (Sunday is 0). */
export const weeksAhead = (
  expiries: readonly Expiry[],
  today: IsoDate,
  firstDay: number,
  weeks: number = WEEKS_AHEAD,
): ExpiryWeek[] => {
  const end = lastOfWeek(today, firstDay);
  const last = addDays(end, (weeks - 1) * 7);
  const ahead = expiries.filter(
    ({ state, date }) => state !== 'off' && date >= today && date <= last,
  );
  return Array.from({ length: weeks }, (_, index) => {
    const to = addDays(end, index * 7);
    const from = index === 0 ? today : addDays(to, -6);
    const papers = ahead.filter(({ date }) => date >= from && date <= to);
    const counts: ExpiryWeek['counts'] = {};
    for (const paper of papers) {
      const kind = paperKind(paper);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return { from, to, counts, total: papers.length };
  });
};

export const kindsIn = (weeks: readonly ExpiryWeek[]): PaperKind[] =>
  PAPER_KINDS.filter((kind) => weeks.some(({ counts }) => counts[kind]));
