import { NEW_TRUCK, newTruckValues } from '../../../domain/fleet/truckValues.ts';
import { RecordCreateDialog } from '../../kit/form/RecordCreateDialog.tsx';
import { TruckInputs } from './TruckInputs.tsx';

/** Adds a truck over the list. */
const TruckCreateDialog = () => (
  <RecordCreateDialog defaultValues={NEW_TRUCK} transform={newTruckValues}>
    <TruckInputs focusFirst />
  </RecordCreateDialog>
);

export default TruckCreateDialog;
