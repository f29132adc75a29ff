import isEqual from 'lodash/isEqual';
import pickBy from 'lodash/pickBy';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { useListContext } from 'react-admin';

import type { MessageKey } from '../../../../i18n/messages.ts';
import type { FilterOption } from '../../texts/useOptionName.ts';

type FilterValues = Readonly<Record<string, string | undefined>>;

export interface ListFilter {
  source: string;
  label: MessageKey;
  /** Absent for a filter by day. */
  options?: readonly FilterOption[];
  /** Options from the data. A hook: must be the same one in each render. */
  useOptions?: () => readonly FilterOption[];
  /** What expires, if a number of days is a valid value too: due within that many. */
  expires?: MessageKey;
  /** The option that holds where none is chosen; without it there is 'Any'. */
  usual?: string;
  /** The name of no choice; 'Any' by default. */
  any?: MessageKey;
  /** It comes from the address and can only be removed; its label says everything. */
  isGiven?: true;
  /** What is wrong with the chosen days, if anything. */
  problem?: (values: FilterValues) => MessageKey | undefined;
}

interface ListFilters {
  filters: readonly ListFilter[];
  /** Requested values not shown yet, latest last: the list may lag some presses behind. */
  requested: FilterValues[];
}

export const ListFiltersContext = createContext<ListFilters>({ filters: [], requested: [] });

export const useFiltersOf = (filters: readonly ListFilter[]): ListFilters =>
  useMemo(() => ({ filters, requested: [] }), [filters]);

/** Used once per list: drops the requested values once the list shows them, or something else. */
export const useClearPendingFilters = (): void => {
  const { requested } = useContext(ListFiltersContext);
  const { filterValues } = useListContext();
  useEffect(() => {
    const at = requested.findIndex((one) => isEqual(one, filterValues));
    requested.splice(0, at < 0 ? requested.length : at + 1);
  }, [requested, filterValues]);
};

/** The search is a filter too, with its own box. */
export const SEARCH = 'q';

/** The active filters, and ways to change them. Changes in quick succession add up. */
export const useFilterValues = () => {
  const { filters, requested } = useContext(ListFiltersContext);
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as FilterValues;
  /** An empty value clears a filter. `delayed` debounces typing. */
  const change = (changes: FilterValues, delayed = false) => {
    const next = pickBy({ ...(requested.at(-1) ?? values), ...changes });
    requested.push(next);
    setFilters(next, {}, delayed);
  };
  return {
    values,
    active: filters.filter(({ source, usual }) => values[source] && values[source] !== usual),
    change,
    clear: () => change(Object.fromEntries(filters.map(({ source }) => [source, undefined]))),
  };
};
