import { useContext, useMemo } from 'react';
import { DataProviderContext, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { AppDataProvider, ListMeta } from '../../../dataProvider/index.ts';
import { DRIVER_STATUSES, type Driver, type DriverField } from '../../../domain/drivers/driver.ts';
import { driverImport } from '../../../domain/drivers/driverImport.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { recordPaths } from '../../common/records/recordPaths.ts';
import { ImportDialog } from '../../import/ImportDialog.tsx';
import type { ImportKind } from '../../import/importKind.ts';

const ALL = {
  pagination: { page: 1, perPage: 1_000_000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

const statusLabels = Object.fromEntries(
  DRIVER_STATUSES.map((status) => [status, `resources.fleet/drivers.statuses.${status}` as const]),
);

/** Brings drivers in from another system's export. */
const DriverImportDialog = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  // react-admin hands on only methods that promise something.
  const memory = useContext(DataProviderContext) as AppDataProvider | null;
  const navigate = useNavigate();
  const kind = useMemo(
    (): ImportKind<DriverField> => ({
      resource: RESOURCES.drivers,
      table: driverImport,
      failed: 'resources.fleet/drivers.failed.import',
      choiceLabels: { status: statusLabels },
      load: async () => {
        memory?.forgetRows(RESOURCES.drivers);
        const { data, meta } = await dataProvider.getList(RESOURCES.drivers, ALL);
        return { records: data as Driver[], truncated: (meta as ListMeta).truncated };
      },
      upload: (csv, fileName) => dataProvider.importRecords(RESOURCES.drivers, csv, fileName),
    }),
    [dataProvider, memory],
  );
  return (
    <ImportDialog kind={kind} onClose={() => void navigate(recordPaths(RESOURCES.drivers).list)} />
  );
};

export default DriverImportDialog;
