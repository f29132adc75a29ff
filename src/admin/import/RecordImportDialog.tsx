import { useMemo } from 'react';
import { useDataProvider, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { AppDataProvider, ListMeta } from '../../dataProvider/index.ts';
import type { ImportTable } from '../../domain/import/importTable.ts';
import { ALL_ROWS } from '../kit/allRows.ts';
import { recordPaths } from '../kit/recordPaths.ts';
import { recordText } from '../kit/texts/useRecordText.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportKind } from './importKind.ts';

const ALL = { pagination: ALL_ROWS, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

interface RecordImportDialogProps<Field extends string> {
  table: ImportTable<Field>;
}

/** Imports records of the screen's type. */
export const RecordImportDialog = <Field extends string>({
  table,
}: RecordImportDialogProps<Field>) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<AppDataProvider>();
  const navigate = useNavigate();
  const kind = useMemo(
    (): ImportKind<Field> => ({
      resource,
      table,
      failed: recordText(resource, 'failed.import'),
      load: async () => {
        await dataProvider.forgetRows(resource);
        const { data, meta } = await dataProvider.getList(resource, ALL);
        return {
          records: data as Partial<Record<Field, unknown>>[],
          truncated: (meta as ListMeta).truncated,
        };
      },
      upload: async (csv, fileName) => {
        const outcome = await dataProvider.importRecords(resource, csv, fileName);
        return { ...outcome, records: outcome.records as Partial<Record<Field, unknown>>[] };
      },
    }),
    [resource, table, dataProvider],
  );
  return <ImportDialog kind={kind} onClose={() => void navigate(recordPaths(resource).list)} />;
};
