import type { Driver } from '../../../domain/fleet/driver.ts';
import { NEW_DRIVER, newDriverValues } from '../../../domain/fleet/driverValues.ts';
import { AgreementContext, useAgreementState } from '../../assignments/agreement.ts';
import { useMoveAfterCreate } from '../../assignments/useMoveAfterCreate.ts';
import { RecordCreateDialog } from '../../kit/form/RecordCreateDialog.tsx';
import { DriverInputs } from './DriverInputs.tsx';

/** Adds a driver over the list; what is taken from others for the driver is moved once it is there. */
const DriverCreateDialog = () => {
  const agreement = useAgreementState();
  const { without, move } = useMoveAfterCreate(agreement.agreed);
  return (
    <AgreementContext value={agreement}>
      <RecordCreateDialog<Driver>
        defaultValues={NEW_DRIVER}
        transform={(values: Partial<Driver>) => newDriverValues(without(values))}
        afterCreate={move}
      >
        <DriverInputs focusFirst />
      </RecordCreateDialog>
    </AgreementContext>
  );
};

export default DriverCreateDialog;
