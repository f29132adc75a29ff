import type { DataProvider } from 'react-admin';

import { rowsTable } from '../../../../domain/csv/rowsTable.ts';
import { toCsv } from '../../../../domain/csv/write.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';

const BY_ID = { field: 'id', order: 'ASC' as const };

/** All records of a type as one CSV, and whether the server sent them all. */
export const readTable = async (dataProvider: DataProvider, resource: string) => {
  const { data, meta } = await dataProvider.getList(resource, {
    pagination: ALL_ROWS,
    sort: BY_ID,
    filter: {},
  });
  const { header, cells } = rowsTable(data);
  const isCut = (meta as { truncated?: boolean } | undefined)?.truncated === true;
  return { csv: toCsv(header, cells), records: data.length, isCut };
};
