import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import type { ListMeta } from '../../../../dataProvider/rows/listMeta.ts';
import { rowsTable } from '../../../../domain/csv/rowsTable.ts';
import { toCsv } from '../../../../domain/csv/write.ts';
import { readAllRows } from '../../../kit/allRows.ts';

interface Rows {
  data: readonly object[];
  meta?: Partial<ListMeta>;
}

/** `isShown` if the user may list them too. Without labels, the columns go by the names of their fields. */
export const readTable = async (
  dataProvider: AppDataProvider,
  resource: string,
  isShown: boolean,
  labelOf?: (field: string) => string,
) => {
  const readRows = async (): Promise<Rows> => {
    if (isShown) return readAllRows(dataProvider, resource);
    const { rows: data, ...meta } = await dataProvider.exportedRows(resource);
    return { data, meta };
  };
  const { data, meta = {} } = await readRows();
  const { header, cells } = rowsTable(data, labelOf);
  return { csv: toCsv(header, cells), records: data.length, meta };
};
