import type { Driver } from '../../../domain/fleet/driver.ts';
import { NEW_DRIVER, newDriverValues } from '../../../domain/fleet/driverValues.ts';
import { TakeoverContext, useTakeoverState } from '../../assignments/takeovers.ts';
import { useReassignAfterCreate } from '../../assignments/useReassignAfterCreate.ts';
import { RecordCreateDialog } from '../../kit/form/RecordCreateDialog.tsx';
import { DriverInputs } from './DriverInputs.tsx';

/** Adds a driver over the list; what is taken from others for the driver is moved once it is there. */
const DriverCreateDialog = () => {
  const takeovers = useTakeoverState();
  const { without, reassign } = useReassignAfterCreate(takeovers.confirmed);
  return (
    <TakeoverContext value={takeovers}>
      <RecordCreateDialog<Driver>
        defaultValues={NEW_DRIVER}
        transform={(values: Partial<Driver>) => newDriverValues(without(values))}
        afterCreate={reassign}
      >
        <DriverInputs focusFirst />
      </RecordCreateDialog>
    </TakeoverContext>
  );
};

export default DriverCreateDialog;
