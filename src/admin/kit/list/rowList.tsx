import clamp from 'lodash/clamp';
import { createContext, useContext, useMemo, useState, type PropsWithChildren } from 'react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import type { Identifier, ListControllerResult, RaRecord, SortPayload } from 'react-admin';

import { showCount } from '../../../domain/base/formats.ts';
import { countValues, queryRows } from '../../../domain/records/query.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import type { DerivedRows } from '../derivedRows.ts';
import { PAGE_SIZES } from '../look/uiPreferences.ts';
import { useCompanyDay } from '../texts/useCompanyDay.ts';
import { useAddress } from '../useAddress.ts';
import {
  ListFiltersContext,
  useClearPendingFilters,
  useFiltersOf,
  type ListFilter,
} from './filters/listFilters.ts';

type FilterValues = Readonly<Record<string, string | undefined>>;

interface RowListOptions<Row extends RaRecord> {
  read: Pick<DerivedRows<Row>, 'resource' | 'type' | 'rows' | 'isLoading' | 'isWhole'>;
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

/** What a row says in its declared fields: a row that has changed since is no longer selected. */
const stampOf = (type: AnyRecordType | undefined, row: RaRecord) =>
  JSON.stringify(Object.keys(type?.fields ?? {}).map((name) => row[name] as unknown));

const NOTHING: ReadonlyMap<Identifier, string> = new Map();
const NO_ROWS: RaRecord[] = [];

/** A selection of rows, as far as they are among `found`. */
const useSelected = <Row extends RaRecord>(
  { type, rows }: RowListOptions<Row>['read'],
  found: readonly Row[],
  isSelectable: (row: Row) => boolean,
) => {
  const [stamps, setStamps] = useState(NOTHING);
  const selected = useMemo(
    () => (stamps.size > 0 ? found.filter((row) => stamps.get(row.id) === stampOf(type, row)) : []),
    [stamps, found, type],
  );
  const selectedIds = useMemo(() => selected.map(({ id }) => id), [selected]);
  const select = (chosen: readonly Row[]) =>
    setStamps(new Map(chosen.filter(isSelectable).map((row) => [row.id, stampOf(type, row)])));
  const onSelect = (ids: readonly Identifier[]) => {
    const chosen = new Set(ids);
    select(rows.filter(({ id }) => chosen.has(id)));
  };
  return {
    selected,
    selection: {
      selectedIds,
      onSelect,
      onSelectAll: () => select(found),
      onToggleItem: (id: Identifier) =>
        onSelect(
          selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id],
        ),
      onUnselectItems: () => setStamps(NOTHING),
    },
  };
};

const always = () => true;
const nothing = () => undefined;

/**
 * All rows are in memory. Filters, search and pages are in the address, so that links and the back
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
}: RowListOptions<Row>) => {
  const { resource, type, rows, isLoading, isWhole } = read;
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
  const found = useMemo((): readonly Row[] => {
    if (!type) return [];
    const sort = by && order ? ([by, order] as const) : undefined;
    return queryRows(type, rows, { filter: filterValues, sort }, day).page;
  }, [type, rows, filterValues, by, order, day]);

  const total = found.length;
  const perPage =
    size === undefined
      ? Math.max(total, 1)
      : (PAGE_SIZES.find((one) => String(one) === address.get('perPage')) ?? size);
  // The current page may no longer exist after a change.
  const page = clamp(
    Math.floor(Number(address.get('page'))) || 1,
    1,
    Math.ceil(total / perPage) || 1,
  );
  const data = useMemo(
    () => found.slice((page - 1) * perPage, page * perPage),
    [found, page, perPage],
  );
  const { selected, selection } = useSelected(read, found, isSelectable);
  const selectable = useMemo(() => found.filter(isSelectable).length, [found, isSelectable]);

  const counted = useMemo(
    () => ({ of: new Map<string, ReadonlyMap<string, number>>(), rows, filterValues, day }),
    [rows, filterValues, day],
  );
  /** How many rows each value of a field would leave: under all filters but its own and those named. */
  const countsOf = (field: string, ...without: readonly string[]): ReadonlyMap<string, number> => {
    const key = [field, ...without].join();
    let counts = counted.of.get(key);
    if (!counts) {
      const others = Object.entries(filterValues).filter(
        ([name]) => name !== field && !without.includes(name),
      );
      const query = { field, filter: Object.fromEntries(others) };
      counts = type ? countValues(type, rows, query, day) : new Map<string, number>();
      counted.of.set(key, counts);
    }
    return counts;
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
    /** All that match, on whichever page. */
    found,
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
      data: data as RaRecord[],
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
