import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { Driver, DriverField } from '../../../domain/drivers/driver.ts';
import { driverImport } from '../../../domain/drivers/driverImport.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { ImportDialog } from '../../import/ImportDialog.tsx';
import type { ImportKind } from '../../import/importKind.ts';
import { DRIVERS_PATH } from './paths.ts';

const ALL = {
  pagination: { page: 1, perPage: 1_000_000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

/** Brings drivers in from another system's export. */
const DriverImportDialog = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const navigate = useNavigate();
  const kind = useMemo(
    (): ImportKind<DriverField> => ({
      resource: RESOURCES.drivers,
      table: driverImport,
      failed: 'resources.fleet/drivers.failed.import',
      load: async () => (await dataProvider.getList(RESOURCES.drivers, ALL)).data as Driver[],
      upload: async (csv, fileName) => {
        const { drivers, ...outcome } = await dataProvider.importDrivers(csv, fileName);
        return { ...outcome, records: drivers };
      },
    }),
    [dataProvider],
  );
  return <ImportDialog kind={kind} onClose={() => void navigate(DRIVERS_PATH)} />;
};

export default DriverImportDialog;
