import type { Driver } from '../../../domain/fleet/drivers.ts';
import { AgreementContext, useAgreementState } from '../../assignments/agreement.ts';
import { useMoveAfterCreate } from '../../assignments/useMoveAfterCreate.ts';
import { RecordCreateDialog } from '../../kit/form/RecordCreateDialog.tsx';
import { DriverForm } from './DriverForm.tsx';

/** Adds a driver over the list; what is taken from others for the driver is moved once it is there. */
const DriverCreateDialog = () => {
  const agreement = useAgreementState();
  const { without, move } = useMoveAfterCreate(agreement.agreed);
  return (
    <AgreementContext value={agreement}>
      <RecordCreateDialog<Driver> prepare={without} afterCreate={move}>
        <DriverForm />
      </RecordCreateDialog>
    </AgreementContext>
  );
};

export default DriverCreateDialog;
