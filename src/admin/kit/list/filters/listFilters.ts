import isEqual from 'lodash/isEqual';
import pickBy from 'lodash/pickBy';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { useListContext } from 'react-admin';

import type { MessageKey } from '../../../../i18n/messages.ts';

/** Values to choose from; those of our own have a text, those of the data a name. */
export type FilterOption = { value: string } & ({ text: MessageKey } | { name: string });

export type FilterValues = Readonly<Record<string, string | undefined>>;

/** Something that a list can be narrowed to. */
export interface ListFilter {
  source: string;
  label: MessageKey;
  /** A filter by a day has none. */
  options?: readonly FilterOption[];
  /** Options that come from the data. A hook: must be the same one in each render. */
  useOptions?: () => readonly FilterOption[];
  /** What expires, where a number of days is a value as well: due within that many. */
  expires?: MessageKey;
  /** It comes with an address and can only be removed; its label says all. */
  isGiven?: true;
  /** What is wrong with the days that were chosen, if anything. */
  problem?: (values: FilterValues) => MessageKey | undefined;
}

interface ListFilters {
  filters: readonly ListFilter[];
  /** What was asked for and is not shown yet, the latest last: the list may be some presses behind. */
  asked: FilterValues[];
}

export const ListFiltersContext = createContext<ListFilters>({ filters: [], asked: [] });

/** The filters of a list, for its context. */
export const useFiltersOf = (filters: readonly ListFilter[]): ListFilters =>
  useMemo(() => ({ filters, asked: [] }), [filters]);

/** For one part of the list: forgets what was asked for once the list shows it, or something else. */
export const useForgetAsked = (): void => {
  const { asked } = useContext(ListFiltersContext);
  const { filterValues } = useListContext();
  useEffect(() => {
    const at = asked.findIndex((one) => isEqual(one, filterValues));
    asked.splice(0, at < 0 ? asked.length : at + 1);
  }, [asked, filterValues]);
};

/** The search is a filter too, with a box of its own. */
export const SEARCH = 'q';

/** What the list is narrowed to, and ways to change it. Changes in quick succession add up. */
export const useFilterValues = () => {
  const { filters, asked } = useContext(ListFiltersContext);
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as FilterValues;
  /** An empty value ends a filter. `delayed` waits for further keys. */
  const change = (changes: FilterValues, delayed = false) => {
    const next = pickBy({ ...(asked.at(-1) ?? values), ...changes });
    asked.push(next);
    setFilters(next, {}, delayed);
  };
  return {
    values,
    active: filters.filter(({ source }) => values[source]),
    change,
    clear: () => change(Object.fromEntries(filters.map(({ source }) => [source, undefined]))),
  };
};
