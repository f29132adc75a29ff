import { createContext, useContext } from 'react';
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
  /** What is wrong with the days that were chosen, if anything. */
  problem?: (values: FilterValues) => MessageKey | undefined;
}

export const ListFiltersContext = createContext<readonly ListFilter[]>([]);

export const useListFilters = () => useContext(ListFiltersContext);

/** The search is a filter too, with a box of its own. */
export const SEARCH = 'q';

/** What the list is narrowed to at the moment, without the search. */
export const useFilterValues = () => {
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as FilterValues;
  return {
    values,
    active: useListFilters().filter(({ source }) => values[source]),
    set: (source: string, value: string | undefined) => {
      const { [source]: _before, ...others } = values;
      setFilters(value ? { ...others, [source]: value } : others, {});
    },
    clear: () => setFilters(values[SEARCH] ? { [SEARCH]: values[SEARCH] } : {}, {}),
  };
};
