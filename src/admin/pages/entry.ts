import type { LucideIcon } from 'lucide-react';

import { foldForSearch, searchable } from '../../domain/base/search.ts';

export type EntryGroup = 'recent' | 'pages' | 'actions' | 'filters' | 'records';

export interface Entry {
  /** Stable, so that it is recognized among the recent ones. */
  id: string;
  group: EntryGroup;
  label: string;
  /** Tells it apart from others with the same name: a page's area, a record's number. */
  hint?: string;
  /** More search words. */
  words?: string;
  verbs?: string;
  /** Ranks before others that match equally well. */
  isBroad?: boolean;
  icon: LucideIcon;
  /** An address, or an action. */
  target: string | (() => void);
}

/** An entry with its words as searches compare them. */
export interface Findable extends Entry {
  verbs: string;
  text: string;
  foldedLabel: string;
}

export const toSearchable = (entry: Entry): Findable => ({
  ...entry,
  foldedLabel: foldForSearch(entry.label),
  verbs: entry.verbs ? `\n${searchable(entry.verbs)}` : '',
  text: searchable([entry.label, entry.hint, entry.words].join('\n')),
});
