import { ColumnsButton, CreateButton, ExportButton, FilterButton, TopToolbar } from 'react-admin';
import { useResourceContext } from 'react-admin';

import { ALL_ROWS } from '../allRows.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { ImportLink } from './ImportLink.tsx';

interface RecordListActionsProps {
  canImport: boolean;
}

/** What can be done with a whole list. */
export const RecordListActions = ({ canImport }: RecordListActionsProps) => (
  <TopToolbar>
    <FilterButton />
    {!useIsPhone() && <ColumnsButton />}
    <ExportButton maxResults={ALL_ROWS.perPage} />
    {canImport && <ImportLink />}
    <CreateButton
      variant="contained"
      label={recordText(useResourceContext() ?? '', 'actions.add')}
    />
  </TopToolbar>
);
