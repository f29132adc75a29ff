import { useMemo } from 'react';

import { AgreementContext, useAgreementState } from '../../assignments/agreement.ts';
import { useRefreshDrivers } from '../../assignments/useMove.ts';
import { RecordEdit } from '../../kit/form/RecordEdit.tsx';
import { DriverForm } from './DriverForm.tsx';

/** Changes a driver. What is taken from others for it is stored in the same call. */
const DriverEdit = () => {
  const agreement = useAgreementState();
  const { agreed } = agreement;
  return (
    <AgreementContext value={agreement}>
      <RecordEdit meta={useMemo(() => ({ agreed }), [agreed])} onSettled={useRefreshDrivers()}>
        <DriverForm />
      </RecordEdit>
    </AgreementContext>
  );
};

export default DriverEdit;
