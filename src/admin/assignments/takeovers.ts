import { createContext, useCallback, useContext, useMemo, useState } from 'react';

import type { Takeovers } from '../../dataProvider/writes/reassignment.ts';
import type { VehicleField } from '../../domain/assignments/vehicleFields.ts';

interface TakeoverState {
  confirmed: Takeovers;
  /** Undefined withdraws it. */
  confirm: (field: VehicleField, driver: number | undefined) => void;
}

/** The takeovers confirmed in a driver's form, until it is saved. */
export const TakeoverContext = createContext<TakeoverState>({
  confirmed: {},
  confirm: () => undefined,
});

export const useTakeovers = () => useContext(TakeoverContext);

/** The state for `TakeoverContext`, which the form provides. */
export const useTakeoverState = (): TakeoverState => {
  const [confirmed, setConfirmed] = useState<Takeovers>({});
  const confirm = useCallback<TakeoverState['confirm']>(
    (field, driver) => setConfirmed((now) => ({ ...now, [field]: driver })),
    [],
  );
  return useMemo(() => ({ confirmed, confirm }), [confirmed, confirm]);
};
