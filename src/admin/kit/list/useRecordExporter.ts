import { downloadCSV, useTranslate } from 'react-admin';
import type { Exporter, RaRecord } from 'react-admin';

import { todayIn } from '../../../domain/base/dates.ts';
import { ownName } from '../../../domain/base/formats.ts';
import type { CsvCell } from '../../../domain/csv/write.ts';
import type { ResourceName } from '../../../domain/records/resources.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { useShownColumns, type Column } from '../fields/columns.ts';
import { useLocalization } from '../texts/useLocalization.ts';

/**
 * The rows that match the filters, in the columns shown; the file is named after the last part of
 * the record type's name.
 */
export const useRecordExporter = (resource: string, columns: readonly Column[]): Exporter => {
  const translate = useTranslate();
  const { time_zone } = useLocalization();
  const shown = useShownColumns(resource, columns);
  return async (records, fetchRelatedRecords, dataProvider) => {
    const cells = new Map<string, (record: RaRecord) => CsvCell>();
    const names = new Map<string, Record<string, RaRecord>>();
    for (const { source, reference, exportedWith } of shown) {
      // Whatever cannot be looked up stays empty in the file.
      const looked = await exportedWith?.(dataProvider, time_zone).catch(() => () => null);
      if (looked) cells.set(source, looked);
      if (!reference) continue;
      // If the names cannot be fetched, the ids are exported as stored.
      const related = await fetchRelatedRecords(records, source, reference).catch(() => ({}));
      names.set(source, related as Record<string, RaRecord>);
    }
    const labels = new Map(
      shown.map(({ source, reference }) => [source, recordTypes[reference as ResourceName]?.label]),
    );
    const { exportCsv } = await import('./exportCsv.ts');
    const csv = exportCsv({
      columns: shown,
      records,
      labelOf: (source) => translate(`resources.${resource}.fields.${source}`),
      cells,
      nameOf: (source, id) => {
        const [label, record] = [labels.get(source), names.get(source)?.[String(id)]];
        return label && record && ownName(record, label);
      },
    });
    downloadCSV(csv, `${resource.split('/').at(-1)}-${todayIn(time_zone, serverClock.now())}`);
  };
};
