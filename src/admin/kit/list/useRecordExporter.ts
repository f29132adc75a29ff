import { downloadCSV, useTranslate } from 'react-admin';
import type { Exporter, RaRecord } from 'react-admin';

import { todayIn } from '../../../domain/base/dates.ts';
import type { CsvCell } from '../../../domain/csv/write.ts';
import { useLocalization } from '../useLocalization.ts';
import { useShownColumns, type Column } from './columns.ts';

/**
 * Exports what is on screen: the rows that the filters let through, in the columns that are shown.
 * The file is named after the last part of the record type's name.
 */
export const useRecordExporter = (resource: string, columns: readonly Column[]): Exporter => {
  const translate = useTranslate();
  const { time_zone } = useLocalization();
  const shown = useShownColumns(resource, columns);
  return async (records, fetchRelatedRecords, dataProvider) => {
    const names = new Map<string, Record<string, RaRecord>>();
    for (const { source, option } of shown) {
      if (!option) continue;
      // Where an option list cannot be had, the numbers stand in the file as they are stored.
      const related = fetchRelatedRecords(records, source, option.reference).catch(() => ({}));
      names.set(source, (await related) as Record<string, RaRecord>);
    }
    const cells = new Map<string, (record: RaRecord, timeZone: string) => CsvCell>();
    for (const { source, exported, exportedWith } of shown) {
      // What cannot be looked up stays empty in the file.
      const looked = await exportedWith?.(dataProvider).catch(() => () => null);
      const cellOf = exported ?? looked;
      if (cellOf) cells.set(source, cellOf);
    }
    const cell = (record: RaRecord, { source, option }: Column): CsvCell => {
      const cellOf = cells.get(source);
      if (cellOf) return cellOf(record, time_zone);
      const value: CsvCell = record[source];
      const name: CsvCell = option && names.get(source)?.[String(value)]?.[option.text];
      return name ?? value;
    };
    const { toCsv } = await import('../../../domain/csv/write.ts');
    const csv = toCsv(
      shown.map(({ source }) => translate(`resources.${resource}.fields.${source}`)),
      records.map((record) => shown.map((column) => cell(record, column))),
    );
    downloadCSV(csv, `${resource.split('/').at(-1)}-${todayIn(time_zone)}`);
  };
};
