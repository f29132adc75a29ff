import type { ActivityEntry } from '../activity/activity.ts';
import type { Driver } from '../fleet/drivers.ts';
import { RESOURCES } from '../records/resources.ts';
import {
  fieldBeside,
  VEHICLE_FIELDS,
  type RequestedVehicles,
  type Vehicle,
  type VehicleField,
} from './vehicleFields.ts';

type Assigned = Pick<Driver, 'id' | VehicleField>;

/** The drivers assigned to each vehicle, for a list that asks for every row. */
export const holdersOf = <D extends Assigned>(
  drivers: readonly D[],
  field: VehicleField,
): ReadonlyMap<number, D[]> => {
  const holders = new Map<number, D[]>();
  for (const driver of drivers) {
    const id = driver[field];
    // The server may omit the field.
    if (typeof id !== 'number') continue;
    const others = holders.get(id);
    if (others) others.push(driver);
    else holders.set(id, [driver]);
  }
  return holders;
};

/** A vehicle has one driver at a time, who stays assigned on vacation. */
export const holderOf = <D extends Assigned>(
  drivers: readonly D[],
  field: VehicleField,
  id: number | null | undefined,
  exceptDriver?: number,
): D | undefined =>
  (id ?? null) === null
    ? undefined
    : drivers.find((driver) => driver[field] === id && driver.id !== exceptDriver);

export const takenBy = <D extends Assigned>(
  drivers: readonly D[],
  driver: number | undefined,
  requested: RequestedVehicles,
): Partial<Record<VehicleField, D>> => {
  const taken: Partial<Record<VehicleField, D>> = {};
  for (const field of VEHICLE_FIELDS) {
    const holder = holderOf(drivers, field, requested[field], driver);
    if (holder) taken[field] = holder;
  }
  return taken;
};

export interface DriverMove {
  id: number;
  changes: RequestedVehicles;
}

/**
 * Vehicles are taken from all others first and given to the driver last, to be stored all or none.
 */
export const moveOf = <D extends Assigned>(
  drivers: readonly D[],
  driver: number,
  requested: RequestedVehicles,
): DriverMove[] => {
  const moves = drivers.map((row): DriverMove => {
    const changes: RequestedVehicles = {};
    for (const field of VEHICLE_FIELDS) {
      const wanted = requested[field];
      if (wanted === undefined) continue;
      const next = row.id === driver ? wanted : null;
      const isConcerned = row.id === driver || row[field] === wanted;
      if (isConcerned && row[field] !== next) changes[field] = next;
    }
    return { id: row.id, changes };
  });
  return moves
    .filter(({ changes }) => Object.keys(changes).length > 0)
    .toSorted((a, b) => Number(a.id === driver) - Number(b.id === driver));
};

/** The instant of the latest log entry that assigned the vehicle; null if the log does not tell. */
export const assignedSince = (
  entries: readonly ActivityEntry[],
  driver: number,
  field: VehicleField,
  id: number | null,
): string | null => {
  if (id === null) return null;
  let latest: { at: string; id: unknown } | undefined;
  for (const { at, entity_type, entity_id, changes } of entries) {
    if (entity_type !== RESOURCES.drivers || entity_id !== driver) continue;
    const change = changes.find((one) => one.field === field);
    if (change && (!latest || at >= latest.at)) latest = { at, id: change.new };
  }
  return latest && String(latest.id) === String(id) ? latest.at : null;
};

/** Undefined if no one is assigned. */
export const assignmentOf = (
  drivers: readonly Driver[],
  /** The vehicles of the other type, one of which the driver may have too. */
  vehicles: readonly Vehicle[],
  log: readonly ActivityEntry[],
  field: VehicleField,
  id: number,
) => {
  const [driver, ...others] = drivers.filter((row) => row[field] === id);
  if (!driver) return undefined;
  const besideField = fieldBeside(field);
  const since = (of: VehicleField) => assignedSince(log, driver.id, of, driver[of]);
  return {
    driver,
    beside: vehicles.find((vehicle) => vehicle.id === driver[besideField]),
    /** When the driver was assigned each of them; instants in UTC. */
    since: since(field),
    besideSince: since(besideField),
    others,
  };
};
