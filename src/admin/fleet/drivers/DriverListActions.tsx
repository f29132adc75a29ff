import { ColumnsButton, CreateButton, ExportButton, FilterButton, TopToolbar } from 'react-admin';

import { useIsPhone } from '../../common/useIsPhone.ts';
import { ImportLink } from './ImportLink.tsx';

/** As many rows as an export may have: all of them. */
const ALL_ROWS = 1_000_000;

export const DriverListActions = () => (
  <TopToolbar>
    <FilterButton />
    {!useIsPhone() && <ColumnsButton />}
    <ExportButton maxResults={ALL_ROWS} />
    <ImportLink />
    <CreateButton variant="contained" label="resources.fleet/drivers.actions.add" />
  </TopToolbar>
);
