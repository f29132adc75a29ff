import { DRIVER_STATUSES } from '../../../domain/drivers/driver.ts';
import { driverImport } from '../../../domain/drivers/driverImport.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { choiceLabels } from '../../common/records/choiceLabels.ts';
import { RecordImportDialog } from '../../common/records/RecordImportDialog.tsx';

const labels = { status: choiceLabels(RESOURCES.drivers, 'statuses', DRIVER_STATUSES) };

/** Brings drivers in from another system's export. */
const DriverImportDialog = () => (
  <RecordImportDialog
    table={driverImport}
    failed="resources.fleet/drivers.failed.import"
    choiceLabels={labels}
  />
);

export default DriverImportDialog;
