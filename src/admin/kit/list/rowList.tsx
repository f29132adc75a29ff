import clamp from 'lodash/clamp';
import { createContext, useContext, useMemo, useState, type PropsWithChildren } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  useDataProvider,
  useList,
} from 'react-admin';
import type { ListControllerResult, RaRecord, SortPayload } from 'react-admin';

import type { Facets } from '../../../dataProvider/rows/listMeta.ts';
import { showCount } from '../../../domain/base/formats.ts';
import { queryRows } from '../../../domain/records/query.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { ALL_ROWS } from '../allRows.ts';
import { useDerivedRows, useFacetCounts, type DerivedRows } from '../derivedRows.ts';
import { PAGE_SIZES } from '../look/uiPreferences.ts';
import { useCompanyDay } from '../texts/useCompanyDay.ts';
import { useAddress } from '../useAddress.ts';
import {
  ListFiltersContext,
  useClearPendingFilters,
  useFiltersOf,
  type ListFilter,
} from './filters/listFilters.ts';
import { useSelected } from './useSelected.ts';

export type FilterValues = Readonly<Record<string, string | undefined>>;

export interface RowListOptions<Row extends RaRecord> {
  read: Pick<DerivedRows<Row>, 'resource' | 'type' | 'rows' | 'isLoading' | 'isWhole'> &
    Partial<Pick<DerivedRows<Row>, 'isPaged' | 'day'>>;
  /** The parameter of the page's address that holds each filter. Must be referentially stable. */
  params: Readonly<Record<string, string>>;
  /** Which filters hold where the address names none; the address leaves them out. */
  defaults?: FilterValues;
  /** Which values an address may have, besides those that the declaration says. */
  isValid?: (filter: string, value: string) => boolean;
  /** The order under a filter until the user sorts; without it the rows keep their usual one. */
  orderOf?: (filter: FilterValues) => SortPayload | undefined;
  perPage?: number;
  isSelectable?: (row: Row) => boolean;
  /** What is counted under which filters, by name. */
  facetsOf?: (filter: FilterValues) => Facets;
  /** Further filters where the rows are too many to be read. */
  ofLong?: FilterValues;
  /** Of those, so many from the start in place of all, where there are no pages. */
  longSize?: number;
}

/** Whether a filter may have a value: one with options only has these. */
const isOption = (type: AnyRecordType | undefined, filter: string, value: string): boolean => {
  const field = type?.fields[filter];
  return (
    field?.kind !== 'select' ||
    field.options.includes(value) ||
    Object.hasOwn(field.also ?? {}, value)
  );
};

const NO_ROWS: RaRecord[] = [];
const always = () => true;
const nothing = () => undefined;
const noFacets = () => ({});

/** All filters but some: those that do not count. */
export const without = (filterValues: FilterValues, ...names: readonly string[]): FilterValues =>
  Object.fromEntries(Object.entries(filterValues).filter(([name]) => !names.includes(name)));

/**
 * All rows are in memory, or the server answers parts of them. Filters, search and pages are in the address, so that links and the back
 * button restore them. What is selected is what still matches.
 */
export const useRowList = <Row extends RaRecord>({
  read,
  params,
  defaults,
  isValid = always,
  orderOf = nothing,
  perPage: size,
  isSelectable = always,
  facetsOf = noFacets,
  ofLong,
  longSize,
}: RowListOptions<Row>) => {
  const { resource, type, rows, isPaged = false, day: onDay } = read;
  const { params: address, change } = useAddress();
  const day = useCompanyDay();
  const base = useList<RaRecord>({ data: NO_ROWS });

  const given = Object.entries(params).flatMap(([filter, param]) => {
    const value = address.get(param);
    return value && isOption(type, filter, value) && isValid(filter, value)
      ? [[filter, value] as const]
      : [];
  });
  const written = JSON.stringify({ ...defaults, ...Object.fromEntries(given) });
  const filterValues = useMemo(() => JSON.parse(written) as FilterValues, [written]);
  const usual = orderOf(filterValues);
  const field = address.get('sort');
  const isDescending = address.get('order') === 'desc';
  const [by, order] =
    field && type?.fields[field]
      ? ([field, isDescending ? 'DESC' : 'ASC'] as const)
      : [usual?.field, usual?.order];
  const sort = useMemo(() => by && order && ([by, order] as const), [by, order]);
  const kept = useMemo((): readonly Row[] => {
    if (!type || isPaged) return [];
    return queryRows(type, rows, { filter: filterValues, ...(sort && { sort }) }, day).page;
  }, [type, rows, filterValues, sort, day, isPaged]);

  const [longTotal, setLongTotal] = useState(Infinity);
  const known = isPaged ? longTotal : kept.length;
  const perPage =
    size === undefined
      ? Math.max(known, 1)
      : (PAGE_SIZES.find((one) => String(one) === address.get('perPage')) ?? size);
  // The current page may no longer exist after a change.
  const page = clamp(
    Math.floor(Number(address.get('page'))) || 1,
    1,
    Math.ceil(known / perPage) || 1,
  );
  const asked = {
    filter: { ...filterValues, ...ofLong },
    ...(sort && { sort: { field: sort[0], order: sort[1] } }),
  };
  const facets = facetsOf(filterValues);
  const first = longSize === undefined ? ALL_ROWS : { page: 1, perPage: longSize };
  const part = useDerivedRows<Row>(resource, {
    day: onDay,
    facets,
    ofLong: { ...asked, pagination: size === undefined ? first : { page, perPage } },
    enabled: isPaged,
  });
  if (isPaged && !part.isLoading && !part.isFetching && part.total !== longTotal) {
    setLongTotal(part.total);
  }
  const found = isPaged ? part.rows : kept;
  const total = isPaged ? part.total : found.length;
  const { isLoading, isWhole } = isPaged ? part : read;
  const data = useMemo(
    (): readonly Row[] => (isPaged ? found : found.slice((page - 1) * perPage, page * perPage)),
    [found, page, perPage, isPaged],
  );
  const { selected, selection } = useSelected(isPaged ? part : read, found, isSelectable);
  const selectable = useMemo(() => found.filter(isSelectable).length, [found, isSelectable]);

  const countHere = useFacetCounts({ type, rows, facets });
  /** How many rows each value of a field would leave. */
  const countsOf = isPaged ? part.countsOf : countHere;
  const dataProvider = useDataProvider();
  /** All that match, wherever they are; of a long list, those that meet further filters. */
  const readAll = async (more?: FilterValues): Promise<readonly Row[]> => {
    if (!isPaged) return found;
    const meta = { today: onDay ?? day.today };
    const list = {
      filter: { ...filterValues, ...more },
      sort: asked.sort,
      pagination: ALL_ROWS,
      meta,
    };
    return (await dataProvider.getList<Row>(resource, list)).data;
  };

  const setFilters = (next: FilterValues) =>
    change({
      page: undefined,
      ...Object.fromEntries(
        Object.entries(params).map(([filter, param]) => {
          const value = next[filter];
          return [param, value && value !== defaults?.[filter] ? value : undefined];
        }),
      ),
    });

  return {
    read,
    /** What the server answers of a long list. */
    part: isPaged ? part : undefined,
    isLoading,
    isWhole,
    /** All that match, on whichever page; of a long list, those on this page. */
    found,
    readAll,
    selected,
    /** How many of them can be selected. */
    selectable,
    /** The filters that the address names. */
    given: Object.fromEntries(given) as FilterValues,
    isNarrowed: given.length > 0,
    countsOf,
    /** A count, as a dash where rows may be missing. */
    countText: (count = 0) => (isWhole ? showCount(count) : '–'),
    list: {
      ...base,
      ...selection,
      resource,
      data: data as readonly RaRecord[] as RaRecord[],
      total,
      page,
      perPage,
      sort: by && order ? { field: by, order } : base.sort,
      setSort: (next: SortPayload) => {
        const isUsual = next.field === usual?.field && next.order === usual.order;
        change({
          page: undefined,
          sort: isUsual ? undefined : next.field,
          order: next.order === 'DESC' && !isUsual ? 'desc' : undefined,
        });
      },
      filterValues,
      setFilters,
      isPending: isLoading,
      isLoading,
      hasPreviousPage: page > 1,
      hasNextPage: page * perPage < total,
      setPage: (next: number) => change({ page: next > 1 ? String(next) : undefined }),
      setPerPage: (next: number) => change({ page: undefined, perPage: String(next) }),
    } as ListControllerResult<RaRecord>,
  };
};
type RowList<Row extends RaRecord = RaRecord> = ReturnType<typeof useRowList<Row>>;

const RowListContext = createContext<RowList | undefined>(undefined);

export const useRows = <Row extends RaRecord = RaRecord>(): RowList<Row> => {
  const rows = useContext(RowListContext);
  if (!rows) throw new Error('There is no list of rows around');
  return rows as RowList<Row>;
};

const ClearPendingFilters = () => {
  useClearPendingFilters();
  return null;
};

interface RowsProps extends PropsWithChildren {
  rows: RowList;
  filters: readonly ListFilter[];
}

/** Gives the kit's list parts, and views such as a calendar or a board, a list of derived rows. */
export const Rows = ({ rows, filters, children }: RowsProps) => (
  <RowListContext value={rows}>
    <ResourceContextProvider value={rows.list.resource}>
      <ListFiltersContext value={useFiltersOf(filters)}>
        <ListContextProvider value={rows.list}>
          <ClearPendingFilters />
          {children}
        </ListContextProvider>
      </ListFiltersContext>
    </ResourceContextProvider>
  </RowListContext>
);
