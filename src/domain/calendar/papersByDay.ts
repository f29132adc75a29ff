import type { IsoDate } from '../base/dates.ts';
import type { Expiry, ExpiryState } from '../records/expiry.ts';

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

export const countOf = (papers: readonly Expiry[], wanted: ExpiryState): number =>
  papers.filter(({ state }) => state === wanted).length;
