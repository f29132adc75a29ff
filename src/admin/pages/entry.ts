import type { LucideIcon } from 'lucide-react';

import { foldForSearch } from '../../domain/base/search.ts';

export type EntryGroup = 'recent' | 'pages' | 'actions' | 'filters' | 'records';

/** One thing that the palette leads to. */
export interface Entry {
  /** Stable, so that it is known again among the recent ones. */
  id: string;
  group: EntryGroup;
  label: string;
  /** Tells it from others of the same name: the area of a page, the number of a record. */
  hint?: string;
  /** Further words by which it is found. */
  words?: string;
  /** It goes before others that are as close to what was typed. */
  isBroad?: boolean;
  icon: LucideIcon;
  /** An address, or something to do. */
  target: string | (() => void);
}

/** An entry with its words as they are compared. */
export interface Findable extends Entry {
  folded: string;
  foldedLabel: string;
}

export const findable = (entry: Entry): Findable => ({
  ...entry,
  foldedLabel: foldForSearch(entry.label),
  folded: foldForSearch([entry.label, entry.hint, entry.words].join(' ')),
});
