import { foldForSearch, searcherOf } from '../../domain/base/search.ts';
import type { EntryGroup, Findable } from './entry.ts';

/** Nobody reads more than this; another letter narrows the results. */
const MOST_FOUND = 8;
/** Room for every page and action of a role: a user who has not typed yet is looking around. */
const MOST_OFFERED = 24;

const GROUPS: readonly EntryGroup[] = ['recent', 'pages', 'actions', 'filters', 'records'];

/** Lower is better: labels that start with the text, then those with a word that does. */
const distance = ({ foldedLabel }: Findable, first: string) => {
  if (foldedLabel.startsWith(first)) return 0;
  return foldedLabel.includes(` ${first}`) ? 1 : 2;
};

const breadth = ({ isBroad = false }: Findable) => Number(isBroad);

export interface FoundEntries {
  entries: Findable[];
  counts: ReadonlyMap<EntryGroup, number>;
}

const firstOfEachGroup = (all: readonly Findable[], most: number): FoundEntries => {
  const groups = GROUPS.map((name) => all.filter(({ group }) => group === name));
  return {
    entries: groups.flatMap((group) => group.slice(0, most)),
    counts: new Map(GROUPS.map((name, at) => [name, groups[at]?.length ?? 0])),
  };
};

/**
 * All words must be found. Beside other words, what can be done with an entry counts too: 'renew
 * khan'.
 */
export const findEntries = (entries: readonly Findable[], text: string): FoundEntries => {
  const isFound = searcherOf(text);
  const [first = '', ...others] = foldForSearch(text.trim()).split(' ');
  const found = entries.filter(
    (entry) => isFound(entry.text) || (others.length > 0 && isFound(entry.text + entry.verbs)),
  );
  return firstOfEachGroup(
    found.toSorted((a, b) => distance(a, first) - distance(b, first) || breadth(b) - breadth(a)),
    MOST_FOUND,
  );
};

export const offeredEntries = (
  entries: readonly Findable[],
  recentIds: readonly string[],
): FoundEntries => {
  const recent = recentIds.flatMap((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? [{ ...entry, group: 'recent' as const }] : [];
  });
  const others = entries.filter(
    ({ id, group }) => (group === 'pages' || group === 'actions') && !recentIds.includes(id),
  );
  return firstOfEachGroup([...recent, ...others], MOST_OFFERED);
};

const MOST_RECENT = 5;

export const withRecent = (recentIds: readonly string[], id: string): string[] =>
  [id, ...recentIds.filter((other) => other !== id)].slice(0, MOST_RECENT);
