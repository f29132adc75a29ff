import { createContext } from 'react';

import { holderOf } from '../../../domain/assignments/assignment.ts';
import {
  VEHICLE_FIELDS,
  VEHICLE_RESOURCES,
  vehicleFieldOf,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../../domain/assignments/vehicleFields.ts';
import { ownName } from '../../../domain/base/formats.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Trailer } from '../../../domain/fleet/trailers.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import type { Plate } from '../../../domain/plates/plate.ts';
import { shortPlate } from '../../../domain/plates/plateText.ts';
import type { ExpiryHolder } from '../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import type { FleetPapers } from '../useFleetPapers.ts';

interface HolderFacts {
  hint?: string;
  /** The driver of a vehicle, or the vehicles of a driver; undefined if unknown. */
  assigned?: ExpiryHolder[];
}

const byId = <Row extends { id: number }>(rows: readonly Row[] | undefined, id: unknown) =>
  rows?.find((row) => row.id === id);

export const HolderFactsContext = createContext<(holder: ExpiryHolder) => HolderFacts>(() => ({}));

export const useHolderFacts = (papers: FleetPapers, shown: readonly Paper[] | undefined) => {
  const rows = useFleetRows(papers, shown);
  const words = useWords();
  const drivers = rows[RESOURCES.drivers];

  const plateOf = (plate: Plate) =>
    shortPlate(plate, (source) => words.value(RESOURCES.trucks, 'plate_emirate', source));

  const vehiclesOf = (driver: Driver | undefined): ExpiryHolder[] | undefined => {
    if (!driver) return undefined;
    const assigned = VEHICLE_FIELDS.filter((field) => driver[field]);
    const vehicles = assigned.flatMap((field) => {
      const resource = VEHICLE_RESOURCES[field];
      const vehicle = byId<Vehicle>(rows[resource], driver[field]);
      return vehicle ? [{ resource, id: vehicle.id, label: vehicleNumber(vehicle) }] : [];
    });
    return vehicles.length > 0 || assigned.length === 0 ? vehicles : undefined;
  };

  const driverOf = (field: VehicleField, id: number): ExpiryHolder[] | undefined => {
    const driver = drivers && holderOf(drivers, field, id);
    if (!driver)
      return papers.isPaged || papers.whole[RESOURCES.drivers] ? drivers && [] : undefined;
    const { id: driverId, driver_id: code } = driver;
    return [{ resource: RESOURCES.drivers, id: driverId, label: ownName(driver), code }];
  };

  return ({ resource, id }: ExpiryHolder): HolderFacts => {
    if (resource === RESOURCES.drivers) {
      const driver = byId(drivers, id);
      return { hint: driver?.driver_id, assigned: vehiclesOf(driver) };
    }
    const field = vehicleFieldOf(resource);
    const vehicle = field && byId<Vehicle>(rows[VEHICLE_RESOURCES[field]], id);
    if (!vehicle) return {};
    return {
      hint: plateOf(vehicle) || (vehicle.model ?? undefined),
      assigned: driverOf(field, vehicle.id),
    };
  };
};

type Rows = FleetPapers['rows'];

const NO_PAPERS: readonly Paper[] = [];

const useSome = <Row extends Driver | Truck | Trailer>(
  resource: string,
  field: keyof Row,
  wanted: readonly (number | string | null)[],
) => {
  const ids = [...new Set(wanted)].filter((id) => id !== null);
  const { data } = useAllRows<Row>(resource, {
    enabled: ids.length > 0,
    ofLong: { filter: { [field]: ids } },
  });
  return ids.length === 0 ? [] : data;
};

/** Of a large fleet, the holders of the papers shown and what is driven with them. */
const useFleetRows = (
  { isPaged, rows }: Pick<FleetPapers, 'isPaged' | 'rows'>,
  shown = NO_PAPERS,
): Rows => {
  const holders = isPaged ? shown.map(holderOfExpiry) : [];
  const idsOf = (resource: string) =>
    holders.flatMap((holder) => (holder.resource === resource ? [holder.id] : []));
  const { drivers, trucks, trailers } = RESOURCES;
  const own = useSome<Driver>(drivers, 'id', idsOf(drivers));
  const ofTrucks = useSome<Driver>(drivers, 'truck_id', idsOf(trucks));
  const ofTrailers = useSome<Driver>(drivers, 'trailer_id', idsOf(trailers));
  const driven = own ?? [];
  const shownTrucks = useSome<Truck>(trucks, 'id', [
    ...idsOf(trucks),
    ...driven.map(({ truck_id }) => truck_id),
  ]);
  const shownTrailers = useSome<Trailer>(trailers, 'id', [
    ...idsOf(trailers),
    ...driven.map(({ trailer_id }) => trailer_id),
  ]);
  if (!isPaged) return rows;
  return {
    ...(own && ofTrucks && ofTrailers && { [drivers]: [...own, ...ofTrucks, ...ofTrailers] }),
    [trucks]: shownTrucks,
    [trailers]: shownTrailers,
  };
};
