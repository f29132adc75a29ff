import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { RaRecord } from 'react-admin';

import type { ApiError } from '../../dataProvider/apiError.ts';
import type { ListMeta } from '../../dataProvider/index.ts';
import type { Holder } from '../../dataProvider/rows/around.ts';
import { hasGaps } from '../../dataProvider/rows/gaps.ts';
import type { SourceRead } from '../../dataProvider/rows/listMeta.ts';
import { readsWhole } from '../../domain/access/recordAccess.ts';
import type { IsoDate } from '../../domain/base/dates.ts';
import { sourcesOf } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { useAllRows } from './allRows.ts';
import { useCompanyDay } from './texts/useCompanyDay.ts';
import { useIsPaged } from './useIsPaged.ts';
import { useSession } from './useSession.ts';

const NONE: never[] = [];
const NO_SOURCES: readonly SourceRead[] = [];

/** Whether rows are, or may be, missing from a source. */
const lacksRows = (source: SourceRead) => !source.rows || hasGaps(source);

/**
 * Today or on another day; no rows until all sources have loaded or failed. Of long lists, only
 * what counts for `holder` if one is given.
 */
export const useDerivedRows = <Row extends RaRecord>(
  resource: string,
  day?: IsoDate,
  holder?: Holder,
) => {
  const isLong = (sourcesOf(resource) ?? []).some(useIsPaged());
  const role = useSession()?.user.role;
  const { today } = useCompanyDay();
  const readable = sourcesOf(resource)?.filter((source) => readsWhole(role, source)) ?? [];
  const enabled = readable.length > 0;
  const { data, error, meta, isPending, isFetching, refetch } = useAllRows<Row>(resource, {
    meta: { today: day ?? today, ...(isLong && holder && { holder }) },
    // Those of another day would be wrong.
    placeholderData: day ? undefined : keepPreviousData,
    enabled,
  });
  const isLoading = enabled && isPending;
  // The first time rendered in slices, rather than in the task in which the rows arrive.
  const isReady = useDeferredValue(!isLoading, false) && !isLoading;
  const { sources: known = NO_SOURCES, type } = (meta ?? {}) as Partial<ListMeta>;
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
  return {
    resource,
    type,
    rows: isReady && data ? data : (NONE as Row[]),
    sources,
    gaps,
    failed,
    /** Nothing at all has loaded. */
    hasFailed: failed.length > 0 && failed.length === sources.length,
    isLoading: !isReady,
    isFetching,
    /** All rows are known, so they can be counted. */
    isWhole: isReady && gaps.length === 0,
    retry: () => {
      for (const source of sources) refusals.forget(source.error?.read);
      void refetch();
    },
  };
};
export type DerivedRows<Row extends RaRecord> = ReturnType<typeof useDerivedRows<Row>>;
