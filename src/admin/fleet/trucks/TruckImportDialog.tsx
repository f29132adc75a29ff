import { BODY_TYPES, TRACKING_STATUSES, TRUCK_STATUSES } from '../../../domain/fleet/truck.ts';
import { truckImport } from '../../../domain/fleet/truckImport.ts';
import { PLATE_SOURCES } from '../../../domain/plates/plate.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { RecordImportDialog } from '../../import/RecordImportDialog.tsx';
import { choiceLabels } from '../../kit/texts/choiceLabels.ts';
import { plateSourceLabels } from '../../plates/plateSourceLabels.ts';

const TRUCKS = RESOURCES.trucks;

const labels = {
  status: choiceLabels(TRUCKS, 'statuses', TRUCK_STATUSES),
  body_type: choiceLabels(TRUCKS, 'bodyTypes', BODY_TYPES),
  tracking_status: choiceLabels(TRUCKS, 'trackingStatuses', TRACKING_STATUSES),
  plate_emirate: plateSourceLabels(PLATE_SOURCES),
};

/** Brings trucks in from another system's export. */
const TruckImportDialog = () => (
  <RecordImportDialog
    table={truckImport}
    failed="resources.fleet/trucks.failed.import"
    choiceLabels={labels}
  />
);

export default TruckImportDialog;
