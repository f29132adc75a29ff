import { ColumnsButton, CreateButton, ExportButton, FilterButton, TopToolbar } from 'react-admin';
import { useResourceContext } from 'react-admin';

import { ALL_ROWS } from '../allRows.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useMay } from '../useMay.ts';
import { ImportLink } from './ImportLink.tsx';

interface RecordListActionsProps {
  canImport: boolean;
}

/** What can be done with a whole list. */
export const RecordListActions = ({ canImport }: RecordListActionsProps) => {
  const may = useMay();
  const resource = useResourceContext() ?? '';
  return (
    <TopToolbar>
      <FilterButton />
      {!useIsPhone() && <ColumnsButton />}
      {may('export') && <ExportButton maxResults={ALL_ROWS.perPage} />}
      {canImport && <ImportLink />}
      {may('create') && (
        <CreateButton variant="contained" label={recordText(resource, 'actions.add')} />
      )}
    </TopToolbar>
  );
};
