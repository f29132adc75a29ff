import { useMemo } from 'react';

import { driverValues } from '../../../domain/fleet/driverValues.ts';
import { AgreementContext, useAgreementState } from '../../assignments/agreement.ts';
import { useRefreshDrivers } from '../../assignments/useMove.ts';
import { RecordEdit } from '../../kit/form/RecordEdit.tsx';
import { DriverInputs } from './DriverInputs.tsx';

/** Changes a driver. What is taken from others for it is stored in the same call. */
const DriverEdit = () => {
  const agreement = useAgreementState();
  const { agreed } = agreement;
  return (
    <AgreementContext value={agreement}>
      <RecordEdit
        transform={driverValues}
        meta={useMemo(() => ({ agreed }), [agreed])}
        onSettled={useRefreshDrivers()}
      >
        <DriverInputs />
      </RecordEdit>
    </AgreementContext>
  );
};

export default DriverEdit;
