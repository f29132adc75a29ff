import { Suspense } from 'react';
import { List } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { ListLoadFailed } from '../../common/ListLoadFailed.tsx';
import { ListNotices } from '../../common/ListNotices.tsx';
import { useIsPhone } from '../../common/useIsPhone.ts';
import { usePreload } from '../../common/usePreload.ts';
import { DriverCards } from './DriverCards.tsx';
import { DriverDeleteRequests } from './DriverDeleteRequests.tsx';
import { DriverEmpty } from './DriverEmpty.tsx';
import { driverFilters } from './driverFilters.tsx';
import { DriverListActions } from './DriverListActions.tsx';
import { DriverSummaryCards } from './DriverSummaryCards.tsx';
import { DriverTable } from './DriverTable.tsx';
import { DriverCreateDialog, DriverImportDialog, preloadDriverPages } from './pages.ts';
import { ADD_DRIVER_PATH, IMPORT_DRIVERS_PATH } from './paths.ts';
import { useDriverExporter } from './useDriverExporter.ts';

/** The drivers screen. Adding and importing are dialogs over it, with addresses of their own. */
export const DriverList = () => {
  const isPhone = useIsPhone();
  const { pathname } = useLocation();
  usePreload(preloadDriverPages);
  return (
    <>
      <DriverSummaryCards />
      <DriverDeleteRequests>
        <List
          filters={driverFilters}
          actions={<DriverListActions />}
          empty={<DriverEmpty />}
          error={<ListLoadFailed message="resources.fleet/drivers.failed.load" />}
          exporter={useDriverExporter()}
          perPage={25}
          sort={{ field: 'name', order: 'ASC' }}
        >
          <ListNotices />
          {isPhone ? <DriverCards /> : <DriverTable />}
        </List>
      </DriverDeleteRequests>
      <Suspense>
        {pathname === ADD_DRIVER_PATH && <DriverCreateDialog />}
        {pathname === IMPORT_DRIVERS_PATH && <DriverImportDialog />}
      </Suspense>
    </>
  );
};
