import { truckValues } from '../../../domain/fleet/truckValues.ts';
import { RecordEdit } from '../../common/records/RecordEdit.tsx';
import { TruckInputs } from './TruckInputs.tsx';

/** Changes a truck. */
const TruckEdit = () => (
  <RecordEdit transform={truckValues}>
    <TruckInputs />
  </RecordEdit>
);

export default TruckEdit;
