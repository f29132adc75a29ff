import { holdersOf } from '../assignments/assignment.ts';
import type { Vehicle, VehicleField } from '../assignments/vehicleFields.ts';
import type { CompanyDay } from '../base/companyDay.ts';
import { fleetExpiries, type FleetRows } from '../expiries/fleetExpiries.ts';
import { type Driver, drivers as driverType } from '../fleet/drivers.ts';
import { FLEET_LISTS, FLEET_TYPES, type FleetList } from '../fleet/fleetTypes.ts';
import type { Trailer } from '../fleet/trailers.ts';
import type { Truck } from '../fleet/trucks.ts';
import { asHolder, type Expiry } from '../records/expiry.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import { RESOURCES, type ResourceName } from '../records/resources.ts';
import { isOutOfService } from '../records/service.ts';
import { addReasons, byWeight, neededDates, type Member } from './driveReasons.ts';
import { DRIVE_STATUSES, type DriveGroup, type DriveReason, type DriveSet } from './driveSet.ts';
import { heldExpiries } from './heldExpiries.ts';

/** A list that could not be loaded is absent: nothing in it is reported as in order. */
export interface BoardRows extends FleetRows {
  /** The record types of which rows are missing: without all drivers, a vehicle without one may have one. */
  cut?: readonly string[];
}

interface Members {
  group: DriveGroup;
  driver?: Driver;
  truck?: Truck;
  trailer?: Trailer;
}

interface Judged {
  set: DriveSet;
  rank: number;
  isOff: boolean;
  worst?: DriveReason;
  label: string;
  list: number;
  id: number;
}

const judged = (set: DriveSet): Judged => {
  const { driver, truck, trailer, status, reasons } = set;
  const rows: Readonly<Record<FleetList, Driver | Truck | Trailer | undefined>> = {
    drivers: driver,
    trucks: truck,
    trailers: trailer,
  };
  const list = FLEET_LISTS.findIndex((name) => rows[name]);
  const name = FLEET_LISTS[list];
  const row = name && rows[name];
  return {
    set,
    rank: DRIVE_STATUSES.indexOf(status),
    isOff: reasons.some(({ about }) => about === 'status'),
    worst: reasons[0],
    label: name && row ? asHolder(FLEET_TYPES[name], row).label : '',
    list,
    id: row?.id ?? 0,
  };
};

/** Sets that may not drive first, of those what a renewal can fix, then what weighs most, then by name. */
const byStatus = (a: Judged, b: Judged): number =>
  a.rank - b.rank ||
  Number(a.isOff) - Number(b.isOff) ||
  (a.worst && b.worst ? byWeight(a.worst, b.worst) : 0) ||
  (a.label < b.label ? -1 : Number(a.label > b.label)) ||
  a.list - b.list ||
  a.id - b.id;

/** The order of `driveSets`, for any two of them. */
export const driveOrder = (a: DriveSet, b: DriveSet): number => byStatus(judged(a), judged(b));

const membersOf = ({ driver, truck, trailer }: Members): Member[] => {
  const members: Member[] = [];
  const add = (list: FleetList, row: Driver | Truck | Trailer) => {
    const type = FLEET_TYPES[list];
    members.push({
      holder: asHolder(type, row),
      status: row.status,
      isOff: isOutOfService(type, row),
    });
  };
  if (driver) add('drivers', driver);
  if (truck) add('trucks', truck);
  if (trailer) add('trailers', trailer);
  return members;
};

const soonest = (expiries: readonly Expiry[], next: Expiry | undefined): Expiry | undefined => {
  let found = next;
  for (const expiry of expiries) {
    if (expiry.state !== 'off' && (!found || expiry.date < found.date)) found = expiry;
  }
  return found;
};

/**
 * Who may drive on `day` (today or later). A date is valid through its last day.
 * - Red: a date is past, or a driver or vehicle is not active.
 * - Amber: a date is soon past or missing though the server keeps it, a vehicle has two drivers,
 * something could not be loaded, or a document that may not be needed is past.
 * Without the drivers nothing can be said, and the board is empty.
 */
export const driveSets = (
  rows: BoardRows,
  day: CompanyDay,
  types: Readonly<Record<string, AnyRecordType>> = FLEET_TYPES,
): DriveSet[] => {
  const { cut = [], ...lists } = rows;
  const { drivers, documents } = lists;
  if (!drivers) return [];
  const heldBy = heldExpiries(fleetExpiries(rows, day, types), day);
  const noDocuments: readonly DriveReason[] =
    documents && !cut.includes(RESOURCES.documents)
      ? []
      : [{ status: 'amber', about: 'unknown', resource: RESOURCES.documents }];

  const needed = neededDates(lists, types, cut);
  const noDriver: readonly DriveReason[] = cut.includes(RESOURCES.drivers)
    ? [{ status: 'amber', about: 'unknown', resource: RESOURCES.drivers }]
    : [];

  const judge = (members: Members, others: readonly DriveReason[] = []): DriveSet => {
    const named = membersOf(members);
    const reasons = others.concat(noDocuments);
    let next: Expiry | undefined;
    for (const member of named) {
      const held = heldBy(member.holder);
      addReasons(reasons, member, held, needed);
      next = soonest(held, next);
    }
    if (reasons.length > 1) reasons.sort(byWeight);
    const [first] = named;
    const [worst] = reasons;
    const { group, driver, truck, trailer } = members;
    return {
      id: `${first?.holder.resource}/${first?.holder.id}`,
      group: named.every(({ isOff }) => isOff) ? 'off' : group,
      driver,
      truck,
      trailer,
      status: worst?.status ?? 'green',
      reasons,
      next: worst ? undefined : next,
    };
  };

  const trucks = assignedVehicles(drivers, {
    field: 'truck_id',
    resource: RESOURCES.trucks,
    rows: rows.trucks,
    label: ({ truck_number }) => truck_number,
  });
  const trailers = assignedVehicles(drivers, {
    field: 'trailer_id',
    resource: RESOURCES.trailers,
    rows: rows.trailers,
    label: ({ trailer_number }) => trailer_number,
  });

  return [
    ...drivers.map((driver) => {
      const truck = trucks.of(driver);
      const trailer = trailers.of(driver);
      const group = typeof driver.truck_id === 'number' ? 'sets' : 'drivers';
      return judge(
        { group, driver, truck: truck.vehicle, trailer: trailer.vehicle },
        truck.reasons.concat(trailer.reasons),
      );
    }),
    ...trucks.free.map((truck) => judge({ group: 'vehicles', truck }, noDriver)),
    ...trailers.free.map((trailer) => judge({ group: 'vehicles', trailer }, noDriver)),
  ]
    .map(judged)
    .toSorted(byStatus)
    .map(({ set }) => set);
};

interface Vehicles<V> {
  field: VehicleField;
  resource: ResourceName;
  rows: readonly V[] | undefined;
  label: (vehicle: V) => string;
}

/** Of a vehicle with several drivers, the first at work has it and each names the others. */
const assignedVehicles = <V extends Vehicle>(
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
    const first = all.find(({ status }) => status === 'active') ?? all[0];
    return { ...(first === driver && { vehicle }), reasons };
  };

  return { of, free: rows.filter(({ id }) => !holders.has(id)) };
};
