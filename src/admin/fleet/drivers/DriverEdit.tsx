import { useMemo } from 'react';

import { driverValues } from '../../../domain/drivers/driverValues.ts';
import { RecordEdit } from '../../common/records/RecordEdit.tsx';
import { AgreementContext, useAgreementState } from '../assignment/agreement.ts';
import { useRefreshDrivers } from '../assignment/useMove.ts';
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
