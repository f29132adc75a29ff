import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { AppDataProvider } from '../../dataProvider/index.ts';
import { branchesIn } from '../../domain/base/branch.ts';
import type { ImportField, ImportTable } from '../../domain/import/importTable.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import { ALL_ROWS } from '../kit/allRows.ts';
import { useRecordType } from '../kit/record/RecordTypeContext.ts';
import { recordPaths } from '../kit/recordPaths.ts';
import { recordText } from '../kit/texts/useRecordText.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';
import { useMay } from '../kit/useMay.ts';
import { useOffers } from '../kit/useOffers.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportKind } from './importKind.ts';
import { runCalls } from './run/runCalls.ts';

const ALL_RECORDS = {
  pagination: ALL_ROWS,
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

/** Each record type is fetched once. */
const namesOf = async (
  { fields }: ImportTable,
  dataProvider: AppDataProvider,
): ReturnType<ImportKind['loadNames']> => {
  const failures: Record<string, unknown> = {};
  const load = async ([field, rule]: [string, ImportField]) => {
    if (rule.kind !== 'reference' && rule.kind !== 'branch') return [];
    const reference = rule.kind === 'branch' ? RESOURCES.dieselStock : rule.reference;
    const { data } = await dataProvider
      .getList(reference, ALL_RECORDS)
      .catch((failure: unknown) => {
        failures[field] = failure;
        return { data: [] };
      });
    if (rule.kind === 'branch') {
      return [[field, branchesIn(data).map(({ id, name }) => [name, id] as const)] as const];
    }
    const label = recordTypes[reference]?.label ?? 'id';
    // By either of its names, where it has an Arabic one.
    const namesOf = (row: Readonly<Record<string, unknown>>) =>
      [row[label], row[`${label}_ar`]].flatMap((name) =>
        typeof name === 'string' || typeof name === 'number'
          ? [[String(name), Number(row['id'])] as const]
          : [],
      );
    return [[field, data.flatMap(namesOf)] as const];
  };
  const lists = await Promise.all(Object.entries(fields).map(load));
  return { names: Object.fromEntries(lists.flat()), failures };
};

interface RecordImportDialogProps {
  table: ImportTable;
  Notices?: ImportKind['Notices'];
}

export const RecordImportDialog = ({ table, Notices }: RecordImportDialogProps) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useAppDataProvider();
  const mayUpdate = useMay()('edit');
  const { takesFile } = useOffers();
  const navigate = useNavigate();
  const type = useRecordType();
  const calls = useMemo(() => runCalls(dataProvider, type), [dataProvider, type]);
  const kind = useMemo(
    (): ImportKind => ({
      resource,
      table,
      label: type.label,
      mayUpdate,
      failed: recordText(resource, 'failed.import'),
      fields: Object.keys(type.fields),
      addBy: takesFile(resource) ? 'file' : 'create',
      loadNames: () => namesOf(table, dataProvider),
      calls,
      Notices,
    }),
    [resource, table, mayUpdate, takesFile, type, calls, dataProvider, Notices],
  );
  return <ImportDialog kind={kind} onClose={() => void navigate(recordPaths(resource).list)} />;
};
