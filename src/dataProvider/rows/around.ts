import {
  VEHICLE_FIELDS,
  VEHICLE_RESOURCES,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { Collections } from './collections.ts';
import { eachOnce, type Row } from './rows.ts';

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

type Reading = Pick<Collections, 'read' | 'readSome' | 'isPaged'>;

const { drivers: DRIVERS, documents: DOCUMENTS } = RESOURCES;

/** Those that a filter may find, of which some are wanted. */
const readDrivers = async (
  { read, readSome, isPaged }: Reading,
  filters: Parameters<Collections['readSome']>[1][],
  isWanted: (driver: Driver) => boolean,
): Promise<Driver[]> => {
  const { rows } = await (isPaged(DRIVERS) ? readSome(DRIVERS, ...filters) : read(DRIVERS));
  return (rows as Driver[]).filter(isWanted);
};

/** With those that renew them, whoever has these. */
const readDocuments = async ({ readSome }: Reading, holders: readonly Row['id'][]) => {
  const { rows } = await readSome(DOCUMENTS, { holder_id: [...new Set(holders)] });
  if (rows.length === 0) return rows;
  const { rows: later } = await readSome(DOCUMENTS, { replaces_id: rows.map(({ id }) => id) });
  return eachOnce([...rows, ...later]);
};

/** Of long lists, what counts for a driver or vehicle: it, what it is driven with, and who else has that. */
export const readAround = async (
  collections: Reading,
  resource: string,
  holder: Holder,
): Promise<readonly Row[]> => {
  const has = (vehicles: Vehicles) => (driver: Driver) =>
    VEHICLE_FIELDS.some((field) => vehicles.get(field)?.has(driver[field] ?? NaN));
  const isDriver = holder.resource === DRIVERS;
  const itself = vehiclesOf([], holder);
  const own = isDriver ? [{ id: [holder.id] }] : whose(itself);
  const isOwn = isDriver ? ({ id }: Driver) => id === Number(holder.id) : has(itself);
  const vehicles = vehiclesOf(await readDrivers(collections, own, isOwn), holder);
  const field = VEHICLE_FIELDS.find((one) => VEHICLE_RESOURCES[one] === resource);
  if (field) {
    return (await collections.readSome(resource, { id: [...(vehicles.get(field) ?? [])] })).rows;
  }
  const isAround = has(vehicles);
  const drivers = await readDrivers(
    collections,
    [...own, ...whose(vehicles)],
    (driver) => isOwn(driver) || isAround(driver),
  );
  if (resource === DRIVERS) return drivers;
  const ids = [...vehicles.values()].flatMap((some) => [...some]);
  return readDocuments(collections, [holder.id, ...drivers.map(({ id }) => id), ...ids]);
};
