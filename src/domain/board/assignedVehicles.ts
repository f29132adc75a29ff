import { holdersOf } from '../assignments/assignment.ts';
import type { Vehicle, VehicleField } from '../assignments/vehicleFields.ts';
import { drivers as driverType, type Driver } from '../fleet/drivers.ts';
import { asHolder } from '../records/expiry.ts';
import type { ResourceName } from '../records/resources.ts';
import type { DriveReason } from './driveSet.ts';

interface Vehicles<V> {
  field: VehicleField;
  resource: ResourceName;
  rows: readonly V[] | undefined;
  label: (vehicle: V) => string;
}

/** Of a vehicle with several drivers, the first has it and each names the others. */
export const assignedVehicles = <V extends Vehicle>(
  drivers: readonly Driver[],
  { field, resource, rows = [], label }: Vehicles<V>,
) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const holders = holdersOf(drivers, field);

  const of = (driver: Driver): { vehicle?: V; reasons: DriveReason[] } => {
    const id = driver[field];
    if (typeof id !== 'number') return { reasons: [] };
    const vehicle = byId.get(id);
    if (!vehicle) return { reasons: [{ status: 'amber', about: 'unknown', resource }] };
    const all = holders.get(id) ?? [];
    if (all.length === 1) return { vehicle, reasons: [] };
    const named = { resource, id, label: label(vehicle) };
    const reasons = all
      .filter((other) => other !== driver)
      .map((other): DriveReason => {
        const holder = asHolder(driverType, other);
        return { status: 'amber', about: 'shared', holder, vehicle: named };
      });
    return { ...(all[0] === driver && { vehicle }), reasons };
  };

  return { of, free: rows.filter(({ id }) => !holders.has(id)) };
};
