import { addDays, type IsoDate } from '../base/dates.ts';
import { lastOfWeek } from '../base/week.ts';
import { PAPER_KINDS, type PaperKind } from './paperKind.ts';

export const WEEKS_AHEAD = 12;

/** One of the weeks ahead; the first is the rest of the current one and starts today. */
export interface ExpiryWeek {
  from: IsoDate;
  to: IsoDate;
  counts: Partial<Record<PaperKind, number>>;
  total: number;
}

/** Weeks start on `firstDay` (Sunday is 0). */
const daysOfWeeks = (today: IsoDate, firstDay: number): Pick<ExpiryWeek, 'from' | 'to'>[] => {
  const end = lastOfWeek(today, firstDay);
  return Array.from({ length: WEEKS_AHEAD }, (_, index) => {
    const to = addDays(end, index * 7);
    return { from: index === 0 ? today : addDays(to, -6), to };
  });
};

/** What is counted for each week, under its first day. */
export const weekFacets = (today: IsoDate, firstDay: number) =>
  Object.fromEntries(
    daysOfWeeks(today, firstDay).map(({ from }) => [
      from,
      { field: 'paper', filter: { week: from } },
    ]),
  );

/** `countsOf` tells how many papers of each kind expire in the week that begins on a day. */
export const weeksAhead = (
  countsOf: (from: IsoDate) => ReadonlyMap<string, number>,
  today: IsoDate,
  firstDay: number,
): ExpiryWeek[] =>
  daysOfWeeks(today, firstDay).map((days) => {
    const found = [...countsOf(days.from)];
    const total = found.reduce((sum, [, count]) => sum + count, 0);
    return { ...days, counts: Object.fromEntries(found), total };
  });

export const kindsIn = (weeks: readonly ExpiryWeek[]): PaperKind[] =>
  PAPER_KINDS.filter((kind) => weeks.some(({ counts }) => counts[kind]));
