import type { UpdateParams } from 'react-admin';

import { changesIn } from '../../../dataProvider/writes/conflicts.ts';
import { VEHICLE_FIELDS } from '../../../domain/assignments/vehicleFields.ts';
import { pick } from '../../../domain/base/pick.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { TakeoverContext, useTakeoverState } from '../../assignments/takeovers.ts';
import { useRefreshDrivers } from '../../assignments/useReassign.ts';
import { RecordEdit, type Save } from '../../kit/form/RecordEdit.tsx';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { DriverForm } from './DriverForm.tsx';

/** With takeovers from other drivers in the same call. Who has a vehicle now is asked first. */
const DriverEdit = () => {
  const dataProvider = useAppDataProvider();
  const takeovers = useTakeoverState();
  const save: Save = async (params) => {
    const { id, data = {}, previousData = {} } = params;
    const changes = changesIn(data, previousData);
    const fields = VEHICLE_FIELDS.filter((field) => field in changes);
    if (fields.length === 0) {
      return (await dataProvider.update(RESOURCES.drivers, params as UpdateParams<Driver>)).data;
    }
    return dataProvider.reassign({
      requested: pick(changes, fields),
      confirmedTakeovers: takeovers.confirmed,
      driver: Number(id),
      edited: data,
      previous: previousData,
    });
  };
  return (
    <TakeoverContext value={takeovers}>
      <RecordEdit save={save} onSettled={useRefreshDrivers()}>
        <DriverForm />
      </RecordEdit>
    </TakeoverContext>
  );
};

export default DriverEdit;
