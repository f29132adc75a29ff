import type { IsoDate } from '../dates.ts';
import type { Driver } from '../drivers/driver.ts';
import { driverExpiries } from '../drivers/driverExpiries.ts';
import { byUrgency, type Expiry } from '../expiry.ts';
import type { Trailer } from './trailer.ts';
import { trailerExpiries } from './trailerExpiries.ts';
import type { Truck } from './truck.ts';
import { truckExpiries } from './truckExpiries.ts';

/** The rows whose papers are looked at; those not known (yet) are left out. */
export interface FleetRows {
  drivers?: readonly Driver[];
  trucks?: readonly Truck[];
  trailers?: readonly Trailer[];
}

/** Every known date of the fleet's papers on `today`, most urgent first: for the bell, dashboards and boards. */
export const fleetExpiries = (
  { drivers = [], trucks = [], trailers = [] }: FleetRows,
  today: IsoDate,
): Expiry[] =>
  [
    ...driverExpiries(drivers, today),
    ...truckExpiries(trucks, today),
    ...trailerExpiries(trailers, today),
  ].toSorted(byUrgency);
