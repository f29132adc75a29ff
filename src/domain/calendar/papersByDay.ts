import type { IsoDate } from '../base/dates.ts';
import type { Expiry, ExpiryState } from '../records/expiry.ts';

/** Groups papers by the day on which they expire; days and papers in the given order. */
export const papersByDay = <Paper extends Pick<Expiry, 'date'>>(
  papers: readonly Paper[],
): ReadonlyMap<IsoDate, Paper[]> => {
  const days = new Map<IsoDate, Paper[]>();
  for (const paper of papers) {
    const day = days.get(paper.date);
    if (day) day.push(paper);
    else days.set(paper.date, [paper]);
  }
  return days;
};

/** How many of some papers are in a state. */
export const countOf = (papers: readonly Expiry[], wanted: ExpiryState): number =>
  papers.filter(({ state }) => state === wanted).length;
