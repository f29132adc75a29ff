import type { RaRecord } from 'react-admin';

import { toCsv, type CsvCell } from '../../../domain/csv/write.ts';
import type { ListedColumn } from '../../../domain/records/listedColumns.ts';

interface ExportOptions {
  columns: readonly ListedColumn[];
  records: readonly RaRecord[];
  labelOf: (source: string) => string;
  /** What fills a column, if not the field's own value. */
  cells: ReadonlyMap<string, (record: RaRecord) => CsvCell>;
  /** The name of another record, by the column that holds its id; without a name the id stays. */
  nameOf: (source: string, id: unknown) => CsvCell;
}

const cellOf = (
  { source, reference, exported }: ListedColumn,
  record: RaRecord,
  { cells, nameOf }: ExportOptions,
): CsvCell => {
  const id: CsvCell = record[source];
  if (reference) return nameOf(source, id) || id;
  const own = cells.get(source) ?? exported;
  return own ? own(record) : id;
};

/** The import reads it back unchanged. */
export const exportCsv = (options: ExportOptions): string =>
  toCsv(
    options.columns.map(({ source }) => options.labelOf(source)),
    options.records.map((record) =>
      options.columns.map((column) => cellOf(column, record, options)),
    ),
  );
