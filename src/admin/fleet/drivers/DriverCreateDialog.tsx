import { NEW_DRIVER, newDriverValues } from '../../../domain/drivers/driverValues.ts';
import { RecordCreateDialog } from '../../common/records/RecordCreateDialog.tsx';
import { DriverInputs } from './DriverInputs.tsx';

/** Adds a driver over the list. */
const DriverCreateDialog = () => (
  <RecordCreateDialog defaultValues={NEW_DRIVER} transform={newDriverValues}>
    <DriverInputs focusFirst />
  </RecordCreateDialog>
);

export default DriverCreateDialog;
