import type { Driver } from '../../../domain/fleet/drivers.ts';
import { TakeoverContext, useTakeoverState } from '../../assignments/takeovers.ts';
import { useReassignAfterCreate } from '../../assignments/useReassignAfterCreate.ts';
import { RecordCreateDialog } from '../../kit/form/RecordCreateDialog.tsx';
import { DriverForm } from './DriverForm.tsx';

/** Adds a driver over the list; what is taken from others for the driver is moved once it is there. */
const DriverCreateDialog = () => {
  const takeovers = useTakeoverState();
  const { without, reassign } = useReassignAfterCreate(takeovers.confirmed);
  return (
    <TakeoverContext value={takeovers}>
      <RecordCreateDialog<Driver> prepare={without} afterCreate={reassign}>
        <DriverForm />
      </RecordCreateDialog>
    </TakeoverContext>
  );
};

export default DriverCreateDialog;
