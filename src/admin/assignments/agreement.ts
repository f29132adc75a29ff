import { createContext, useCallback, useContext, useMemo, useState } from 'react';

import type { Agreement } from '../../dataProvider/writes/moveRequest.ts';
import type { VehicleField } from '../../domain/assignments/vehicleFields.ts';

interface AgreementState {
  agreed: Agreement;
  /** The user agrees that this driver loses the vehicle; undefined takes it back. */
  agree: (field: VehicleField, holder: number | undefined) => void;
}

/** What the user of a driver's form agreed to take from others, until it is saved. */
export const AgreementContext = createContext<AgreementState>({
  agreed: {},
  agree: () => undefined,
});

export const useAgreement = () => useContext(AgreementContext);

/** The state for `AgreementContext`, held by the form. */
export const useAgreementState = (): AgreementState => {
  const [agreed, setAgreed] = useState<Agreement>({});
  const agree = useCallback<AgreementState['agree']>(
    (field, holder) => setAgreed((now) => ({ ...now, [field]: holder })),
    [],
  );
  return useMemo(() => ({ agreed, agree }), [agreed, agree]);
};
