import {
  VEHICLE_FIELDS,
  VEHICLE_RESOURCES,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { Collections } from './collections.ts';
import type { Row } from './rows.ts';

/** A driver or vehicle, of which alone something is derived. */
export interface Holder {
  resource: string;
  id: Row['id'];
}

type Vehicles = ReadonlyMap<VehicleField, ReadonlySet<number>>;

const vehiclesOf = (drivers: readonly Driver[], holder: Holder): Vehicles =>
  new Map(
    VEHICLE_FIELDS.map((field) => {
      const own = holder.resource === VEHICLE_RESOURCES[field] ? [Number(holder.id)] : [];
      return [field, new Set([...own, ...drivers.flatMap((driver) => driver[field] ?? [])])];
    }),
  );

const whose = (vehicles: Vehicles) =>
  [...vehicles].flatMap(([field, ids]) => (ids.size > 0 ? [{ [field]: [...ids] }] : []));

/** Of long lists, what counts for a driver or vehicle: it, what it is driven with, and who else has that. */
export const readAround = async (
  { readSome }: Pick<Collections, 'readSome'>,
  resource: string,
  holder: Holder,
): Promise<readonly Row[]> => {
  const { drivers: DRIVERS } = RESOURCES;
  const own = holder.resource === DRIVERS ? [{ id: [holder.id] }] : whose(vehiclesOf([], holder));
  const { rows: first } = await readSome(DRIVERS, ...own);
  const vehicles = vehiclesOf(first as Driver[], holder);
  if (resource === DRIVERS) return (await readSome(DRIVERS, ...own, ...whose(vehicles))).rows;
  const field = VEHICLE_FIELDS.find((one) => VEHICLE_RESOURCES[one] === resource);
  const ids = field ? [...(vehicles.get(field) ?? [])] : [holder.id];
  return (await readSome(resource, { id: ids })).rows;
};
