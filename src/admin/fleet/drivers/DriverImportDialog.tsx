import { DRIVER_STATUSES } from '../../../domain/fleet/driver.ts';
import { driverImport } from '../../../domain/fleet/driverImport.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { RecordImportDialog } from '../../import/RecordImportDialog.tsx';
import { choiceLabels } from '../../kit/texts/choiceLabels.ts';

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
