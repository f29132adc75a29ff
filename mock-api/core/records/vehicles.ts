import type { VehicleField } from '../../../src/domain/assignments/vehicleFields.ts';
import type { Driver } from '../../../src/domain/fleet/drivers.ts';
import type { Api } from '../api.ts';
import { driverLabel } from './drivers.ts';

/** Why a vehicle cannot be deleted: a driver has it. */
export const refuseAssigned = (
  api: Api,
  field: VehicleField,
  id: number,
  label: string,
): string | undefined => {
  const driver = api.store.drivers.find((row: Driver) => row[field] === id);
  return driver && `${label} is assigned to ${driverLabel(driver)}`;
};
