import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type {
  DataProvider,
  GetListResult,
  PaginationPayload,
  RaRecord,
  SortPayload,
} from 'react-admin';

import { sourcesOf } from '../../domain/records/resources.ts';
import { useIsPaged } from './useIsPaged.ts';

/** Every row: the data provider holds them all, so this costs no extra call. */
export const ALL_ROWS = { page: 1, perPage: 1_000_000 } as const;

const BY_ID: SortPayload = { field: 'id', order: 'ASC' };

/** What is asked for of a list that is too long to be read whole, in place of all its rows. */
export interface OfLong {
  filter?: Readonly<Record<string, unknown>>;
  pagination?: PaginationPayload;
  sort?: SortPayload;
}

/** Those that a text finds, the first of which are worth showing. */
export const foundBy = (q: string): OfLong => ({
  filter: { q },
  pagination: { page: 1, perPage: 50 },
});

interface RowsOptions<Row extends RaRecord> extends Pick<
  UseQueryOptions<GetListResult<Row>>,
  'enabled' | 'placeholderData' | 'retry' | 'retryOnMount'
> {
  pagination?: PaginationPayload;
  sort?: SortPayload;
  filter?: Readonly<Record<string, unknown>>;
  meta?: Readonly<Record<string, unknown>>;
  ofLong?: OfLong;
}

/**
 * Like react-admin's `useGetList` for rows that are in memory anyway, but caches no record by
 * itself.
 */
export const useAllRows = <Row extends RaRecord>(
  resource: string,
  {
    pagination = ALL_ROWS,
    sort = BY_ID,
    filter = {},
    meta,
    ofLong,
    ...options
  }: RowsOptions<Row> = {},
) => {
  const dataProvider = useDataProvider();
  const isPaged = useIsPaged()(resource);
  const params = { pagination, sort, filter, meta, ...(isPaged && ofLong) };
  // What is derived is made anew as a whole: comparing row by row would find next to nothing to keep.
  const structuralSharing = !sourcesOf(resource);
  const query = useQuery<GetListResult<Row>>({
    queryKey: [resource, 'getList', params],
    queryFn: () => dataProvider.getList<Row>(resource, params),
    structuralSharing,
    ...options,
  });
  // Read one by one: a component is drawn anew only for what it has read.
  return {
    get data() {
      return query.data?.data;
    },
    get total() {
      return query.data?.total;
    },
    get meta(): unknown {
      return query.data?.meta;
    },
    get error() {
      return query.error;
    },
    get isPending() {
      return query.isPending;
    },
    get isPlaceholderData() {
      return query.isPlaceholderData;
    },
    get isFetching() {
      return query.isFetching;
    },
    get dataUpdatedAt() {
      return query.dataUpdatedAt;
    },
    refetch: query.refetch,
  };
};

export const readAllRows = <Row extends RaRecord>(
  dataProvider: Pick<DataProvider, 'getList'>,
  resource: string,
  ofLong?: OfLong,
) =>
  dataProvider.getList<Row>(resource, {
    pagination: ALL_ROWS,
    sort: BY_ID,
    filter: {},
    ...(ofLong && { meta: { ofLong } }),
  });
