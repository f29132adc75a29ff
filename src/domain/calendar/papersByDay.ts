import type { IsoDate } from '../base/dates.ts';
import { grouped } from '../base/grouped.ts';
import { holderOfExpiry } from '../expiries/worklist.ts';
import type { Expiry, ExpiryState } from '../records/expiry.ts';

export const papersByDay = <Paper extends Pick<Expiry, 'date'>>(
  papers: readonly Paper[],
): ReadonlyMap<IsoDate, Paper[]> => grouped(papers, ({ date }) => date);

export const countOf = (papers: readonly Expiry[], wanted: ExpiryState): number =>
  papers.filter(({ state }) => state === wanted).length;

/** The names that several people have: only their IDs tell them apart. */
export const sharedNames = (papers: readonly Expiry[]): ReadonlySet<string> => {
  const codes = new Map<string, string>();
  const shared = new Set<string>();
  for (const paper of papers) {
    const { label, code } = holderOfExpiry(paper);
    if (code === undefined) continue;
    if (codes.has(label) && codes.get(label) !== code) shared.add(label);
    codes.set(label, code);
  }
  return shared;
};
