import type { Driver } from '../../../domain/fleet/drivers.ts';
import { TakeoverContext, useTakeoverState } from '../../assignments/takeovers.ts';
import { RecordCreateDialog } from '../../kit/create/RecordCreateDialog.tsx';
import { DriverForm } from './DriverForm.tsx';
import { useReassignAfterCreate } from './useReassignAfterCreate.ts';

/** Vehicles taken over from others are reassigned once the driver exists. */
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
