import { useGetList } from 'react-admin';
import type { DataProvider, RaRecord, SortPayload, UseGetListOptions } from 'react-admin';

/** Every row: the data provider holds them all, so this costs no extra call. */
export const ALL_ROWS = { page: 1, perPage: 1_000_000 } as const;

const BY_ID: SortPayload = { field: 'id', order: 'ASC' };

interface AllRowsOptions<Row extends RaRecord> extends UseGetListOptions<Row> {
  filter?: Readonly<Record<string, unknown>>;
  sort?: SortPayload;
}

/** All rows of a record type, which the data provider has in memory anyway. */
export const useAllRows = <Row extends RaRecord>(
  resource: string,
  { filter = {}, sort = BY_ID, ...options }: AllRowsOptions<Row> = {},
) => useGetList<Row>(resource, { pagination: ALL_ROWS, sort, filter }, options);

/** All rows of a record type, for code that is no component. */
export const readAllRows = <Row extends RaRecord>(
  dataProvider: Pick<DataProvider, 'getList'>,
  resource: string,
) => dataProvider.getList<Row>(resource, { pagination: ALL_ROWS, sort: BY_ID, filter: {} });
