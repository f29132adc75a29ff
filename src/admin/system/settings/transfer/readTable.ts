import type { DataProvider } from 'react-admin';

import { rowsTable } from '../../../../domain/csv/rowsTable.ts';
import { toCsv } from '../../../../domain/csv/write.ts';
import { readAllRows } from '../../../kit/allRows.ts';

/** All records of a type as one CSV, and whether the server sent them all. */
export const readTable = async (dataProvider: DataProvider, resource: string) => {
  const { data, meta } = await readAllRows(dataProvider, resource);
  const { header, cells } = rowsTable(data);
  const isCut = (meta as { truncated?: boolean } | undefined)?.truncated === true;
  return { csv: toCsv(header, cells), records: data.length, isCut };
};
