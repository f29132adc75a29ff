import { ColumnsButton, CreateButton, ExportButton, FilterButton, TopToolbar } from 'react-admin';

import { ALL_ROWS } from '../../common/allRows.ts';
import { useIsPhone } from '../../common/useIsPhone.ts';
import { ImportLink } from './ImportLink.tsx';

export const DriverListActions = () => (
  <TopToolbar>
    <FilterButton />
    {!useIsPhone() && <ColumnsButton />}
    <ExportButton maxResults={ALL_ROWS.perPage} />
    <ImportLink />
    <CreateButton variant="contained" label="resources.fleet/drivers.actions.add" />
  </TopToolbar>
);
