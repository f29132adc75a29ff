import { searchable, searcherOf } from '../base/search.ts';
import type { Expiry } from '../expiries/expiry.ts';

/** What papers can be filtered by, one value each. */
export const PAPER_FACETS = ['state', 'kind', 'holder'] as const;
export type PaperFacet = (typeof PAPER_FACETS)[number];

/** A filter for papers; `holder` is a record type, `q` a part of the holder's name. */
export type PaperFilter = Partial<Record<PaperFacet | 'q', string>>;

/** How many papers each value of a facet would leave; values without any are absent. */
export type FacetCounts = Record<PaperFacet, ReadonlyMap<string, number>>;

const valueOf = ({ state, kind, holder }: Expiry, facet: PaperFacet): string =>
  ({ state, kind, holder: holder.resource })[facet];

const matches = (paper: Expiry, filter: PaperFilter, except?: PaperFacet): boolean =>
  PAPER_FACETS.every(
    (facet) => facet === except || !filter[facet] || valueOf(paper, facet) === filter[facet],
  );

/** The papers whose holder's name has every word of a search, in the given order. */
const found = (papers: readonly Expiry[], q = ''): readonly Expiry[] => {
  if (q === '') return papers;
  const isFound = searcherOf(q);
  return papers.filter(({ holder, owner }) =>
    isFound(searchable(`${holder.label}\n${owner?.label ?? ''}`)),
  );
};

/**
 * The papers that match a filter, in the given order, and for each facet how many each of its values would
 * leave, given the other facets.
 */
export const filterPapers = (
  all: readonly Expiry[],
  filter: PaperFilter,
): { papers: Expiry[]; counts: FacetCounts } => {
  const named = found(all, filter.q);
  const countsOf = (facet: PaperFacet) => {
    const counts = new Map<string, number>();
    for (const paper of named) {
      if (!matches(paper, filter, facet)) continue;
      const value = valueOf(paper, facet);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  return {
    papers: named.filter((paper) => matches(paper, filter)),
    counts: { state: countsOf('state'), kind: countsOf('kind'), holder: countsOf('holder') },
  };
};
