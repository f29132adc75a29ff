import { takeoverRequest } from '../../../dataProvider/writes/reassignment.ts';
import { TakeoverContext, useTakeoverState } from '../../assignments/takeovers.ts';
import { useRefreshDrivers } from '../../assignments/useReassign.ts';
import { RecordEdit, type Save } from '../../kit/form/RecordEdit.tsx';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { DriverForm } from './DriverForm.tsx';

/** Takeovers from other drivers are saved in the same call. */
const DriverEdit = () => {
  const dataProvider = useAppDataProvider();
  const takeovers = useTakeoverState();
  const saveWithTakeovers: Save = ({ id, data = {}, previousData }) =>
    dataProvider.reassign({
      ...takeoverRequest(data, takeovers.confirmed),
      driver: Number(id),
      edited: data,
      previous: previousData,
    });
  const hasTakeovers = Object.values(takeovers.confirmed).some(Boolean);
  return (
    <TakeoverContext value={takeovers}>
      <RecordEdit
        save={hasTakeovers ? saveWithTakeovers : undefined}
        onSettled={useRefreshDrivers()}
      >
        <DriverForm />
      </RecordEdit>
    </TakeoverContext>
  );
};

export default DriverEdit;
