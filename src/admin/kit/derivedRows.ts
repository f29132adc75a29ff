import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import type { ApiError } from '../../dataProvider/apiError.ts';
import type { ListMeta } from '../../dataProvider/index.ts';
import type { Holder } from '../../dataProvider/rows/around.ts';
import { hasGaps } from '../../dataProvider/rows/gaps.ts';
import type { Facets, SourceRead } from '../../dataProvider/rows/listMeta.ts';
import { readsWhole } from '../../domain/access/recordAccess.ts';
import type { IsoDate } from '../../domain/base/dates.ts';
import { countValues } from '../../domain/records/query.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { sourcesOf } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { useAllRows, type OfLong } from './allRows.ts';
import { useCompanyDay } from './texts/useCompanyDay.ts';
import { useIsPaged } from './useIsPaged.ts';
import { useSession } from './useSession.ts';

const NONE: never[] = [];
const NO_SOURCES: readonly SourceRead[] = [];
const NO_FACETS: Facets = {};
const NO_COUNTS: ReadonlyMap<string, number> = new Map();

/** Enough to tell whether there are any. */
const FIRST: OfLong = { pagination: { page: 1, perPage: 1 } };

const lacksRows = (source: SourceRead) => !source.rows || hasGaps(source);

interface Counted {
  type?: AnyRecordType;
  rows: readonly RaRecord[];
  facets: Facets;
}

/** How many rows have each value, of one of the facets: counted when needed, and once. */
export const useFacetCounts = ({ type, rows, facets }: Counted) => {
  const day = useCompanyDay();
  const counted = useMemo(
    () => ({ of: new Map<string, ReadonlyMap<string, number>>(), type, rows, day }),
    [type, rows, day],
  );
  return (name: string): ReadonlyMap<string, number> => {
    const facet = facets[name];
    if (!type || !facet) return NO_COUNTS;
    const key = JSON.stringify(facet);
    const counts = counted.of.get(key) ?? countValues(type, rows, facet, day);
    counted.of.set(key, counts);
    return counts;
  };
};

export interface DerivedOptions {
  /** By default today. */
  day?: IsoDate;
  /** Of long lists, only what counts for this one. */
  holder?: Holder;
  facets?: Facets;
  /** What is asked for where the rows are too many to be read; by default the first row. */
  ofLong?: OfLong;
  enabled?: boolean;
}

/** No rows until all sources have loaded or failed. */
export const useDerivedRows = <Row extends RaRecord>(
  resource: string,
  { day, holder, facets = NO_FACETS, ofLong = FIRST, enabled = true }: DerivedOptions = {},
) => {
  const isLong = (sourcesOf(resource) ?? []).some(useIsPaged());
  const isPaged = useIsPaged()(resource) && !holder;
  const role = useSession()?.user.role;
  const { today } = useCompanyDay();
  const readable = sourcesOf(resource)?.filter((source) => readsWhole(role, source)) ?? [];
  const isRead = enabled && readable.length > 0;
  const { data, total, error, meta, isPending, isFetching, isPlaceholderData, refetch } =
    useAllRows<Row>(resource, {
      meta: {
        today: day ?? today,
        ...(isLong && holder && { holder }),
        ...(isPaged && { facets }),
      },
      ...(isPaged && { ofLong }),
      // Those of another day would be wrong.
      placeholderData: day ? undefined : keepPreviousData,
      enabled: isRead,
    });
  const isLoading = isRead && isPending;
  // The first time rendered in slices, rather than in the task in which the rows arrive.
  const isReady = useDeferredValue(!isLoading, false) && !isLoading;
  const { sources: known = NO_SOURCES, type, counts } = (meta ?? {}) as Partial<ListMeta>;
  const sources =
    error && !data
      ? readable.map((name): SourceRead => ({
          resource: name,
          error: error as ApiError,
          truncated: false,
          unreadable: 0,
        }))
      : known;
  const gaps = sources.filter(lacksRows);
  const failed = sources.filter(({ rows }) => !rows).map((source) => source.resource);
  const rows = isReady && data ? data : (NONE as Row[]);
  const countHere = useFacetCounts({ type, rows, facets });
  return {
    resource,
    type,
    /** On another day than today. */
    day,
    /** The server answers parts of them: `rows` are those asked for. */
    isPaged,
    rows,
    /** How many there are of those asked for. */
    total: total ?? 0,
    sources,
    gaps,
    failed,
    /** Nothing at all has loaded. */
    hasFailed: failed.length > 0 && failed.length === sources.length,
    isLoading: !isReady,
    isFetching,
    /** The rows are still those that were asked for before. */
    isPlaceholder: isPlaceholderData,
    /** All rows are known, so they can be counted. */
    isWhole: isReady && gaps.length === 0,
    /** How many rows have each value, of one of the facets. */
    countsOf: (name: string): ReadonlyMap<string, number> =>
      isPaged ? new Map(Object.entries(counts?.[name] ?? {})) : countHere(name),
    retry: () => {
      for (const source of sources) refusals.forget(source.error?.read);
      void refetch();
    },
  };
};
export type DerivedRows<Row extends RaRecord> = ReturnType<typeof useDerivedRows<Row>>;
