import { useGetList } from 'react-admin';
import type { RaRecord, UseGetListOptions } from 'react-admin';

import { ALL_ROWS } from './allRows.ts';

const QUERY = { pagination: ALL_ROWS, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

/** All rows of a record type, which the data provider has in memory anyway. */
export const useAllRows = <Row extends RaRecord>(
  resource: string,
  options?: UseGetListOptions<Row>,
) => useGetList<Row>(resource, QUERY, options);
