import { driverValues } from '../../../domain/drivers/driverValues.ts';
import { RecordEdit } from '../../common/records/RecordEdit.tsx';
import { DriverInputs } from './DriverInputs.tsx';

/** Changes a driver. */
const DriverEdit = () => (
  <RecordEdit transform={driverValues}>
    <DriverInputs />
  </RecordEdit>
);

export default DriverEdit;
