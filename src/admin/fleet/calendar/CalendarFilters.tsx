import { createContext, useContext, type PropsWithChildren } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { FacetCounts, PaperFacet } from '../../../domain/calendar/paperFilter.ts';
import { EXPIRY_KINDS } from '../../../domain/expiries/expiry.ts';
import { RESOURCES, sourcesOf } from '../../../domain/records/resources.ts';
import {
  ListFiltersContext,
  SEARCH,
  useFiltersOf,
  type FilterOption,
  type ListFilter,
} from '../../kit/list/filters/listFilters.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useCalendarAddress } from './useCalendarAddress.ts';

const NONE: FacetCounts = { state: new Map(), kind: new Map(), holder: new Map() };
const CountsContext = createContext(NONE);
const IsWholeContext = createContext(true);

/** Writes a count of papers: a dash where papers are missing. */
export const useCountOfPapers = () => {
  const isWhole = useContext(IsWholeContext);
  return { isWhole, countText: (count: number) => (isWhole ? count.toLocaleString() : '–') };
};

/** The values of a facet that occur, with their counts. */
const useCounted = <Value extends string>(
  facet: PaperFacet,
  values: readonly Value[],
  nameOf: (value: Value) => string,
): FilterOption[] => {
  const t = useT();
  const counts = useContext(CountsContext)[facet];
  const { countText } = useCountOfPapers();
  return values.flatMap((value) => {
    const count = counts.get(value);
    if (!count) return [];
    const name = t('calendar.filters.option', {
      name: nameOf(value),
      count: countText(count),
    });
    return [{ value, name }];
  });
};

const useKinds = () => {
  const t = useT();
  return useCounted('kind', EXPIRY_KINDS, (kind) => t(`common.expiryKinds.${kind}`));
};

const HOLDERS = sourcesOf(RESOURCES.papers) ?? [];

const useHolders = () => {
  const words = useWords();
  return useCounted('holder', HOLDERS, (resource) => words.records(resource));
};

const filters: readonly ListFilter[] = [
  { source: 'kind', label: 'calendar.filters.kind', useOptions: useKinds },
  { source: 'holder', label: 'calendar.filters.holder', useOptions: useHolders },
];

const NO_ROWS: RaRecord[] = [];

interface CalendarFiltersProps extends PropsWithChildren {
  counts: FacetCounts;
  /** No list lacks rows. */
  isWhole: boolean;
}

/** Gives the kit's list parts the calendar's search and filters, which are kept in the address. */
export const CalendarFilters = ({ counts, isWhole, children }: CalendarFiltersProps) => {
  const { filter, change } = useCalendarAddress();
  const list = useList({ data: NO_ROWS, resource: 'fleet/calendar' });
  const setFilters = (wanted: Record<string, string | undefined>) =>
    change({
      kind: undefined,
      holder: undefined,
      state: undefined,
      [SEARCH]: undefined,
      ...wanted,
    });
  return (
    <CountsContext value={counts}>
      <IsWholeContext value={isWhole}>
        <ListFiltersContext value={useFiltersOf(filters)}>
          <ListContextProvider value={{ ...list, filterValues: filter, setFilters }}>
            {children}
          </ListContextProvider>
        </ListFiltersContext>
      </IsWholeContext>
    </CountsContext>
  );
};
