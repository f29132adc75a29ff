import { truckValues } from '../../../domain/fleet/truckValues.ts';
import { RecordEdit } from '../../kit/form/RecordEdit.tsx';
import { TruckInputs } from './TruckInputs.tsx';

/** Changes a truck. */
const TruckEdit = () => (
  <RecordEdit transform={truckValues}>
    <TruckInputs />
  </RecordEdit>
);

export default TruckEdit;
