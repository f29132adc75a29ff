import { downloadCSV, useResourceDefinitions, useTranslate } from 'react-admin';
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
  const definitions = useResourceDefinitions();
  const shown = useShownColumns(resource, columns);
  return async (records, fetchRelatedRecords, dataProvider) => {
    const cells = new Map<string, (record: RaRecord) => CsvCell>();
    for (const { source, reference, exported, exportedWith } of shown) {
      // What cannot be looked up stays empty in the file.
      const looked = await exportedWith?.(dataProvider, time_zone).catch(() => () => null);
      const cellOf = looked ?? exported;
      if (cellOf) cells.set(source, cellOf);
      if (!reference) continue;
      // Where the names cannot be had, the ids are exported as they are stored.
      const related = (await fetchRelatedRecords(records, source, reference).catch(
        () => ({}),
      )) as Record<string, RaRecord>;
      const label = definitions[reference]?.recordRepresentation;
      cells.set(source, (record) => {
        const id: CsvCell = record[source];
        const name: CsvCell = typeof label === 'string' && related[String(id)]?.[label];
        return name || id;
      });
    }
    const { toCsv } = await import('../../../domain/csv/write.ts');
    const csv = toCsv(
      shown.map(({ source }) => translate(`resources.${resource}.fields.${source}`)),
      records.map((record) =>
        shown.map(({ source }) => cells.get(source)?.(record) ?? (record[source] as CsvCell)),
      ),
    );
    downloadCSV(csv, `${resource.split('/').at(-1)}-${todayIn(time_zone)}`);
  };
};
