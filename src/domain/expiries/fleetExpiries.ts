import type { CompanyDay } from '../base/companyDay.ts';
import type { FleetDocument, HolderType } from '../documents/document.ts';
import { documentExpiries } from '../documents/documentExpiries.ts';
import { currentDocuments } from '../documents/documentState.ts';
import type { Driver } from '../fleet/driver.ts';
import { driverExpiries } from '../fleet/driverExpiries.ts';
import type { Trailer } from '../fleet/trailer.ts';
import { trailerExpiries } from '../fleet/trailerExpiries.ts';
import type { Truck } from '../fleet/truck.ts';
import { truckExpiries } from '../fleet/truckExpiries.ts';
import { byUrgency, type Expiry } from './expiry.ts';
import { holderDateField } from './samePaper.ts';

/** The rows whose papers are looked at; those not known (yet) are left out. */
export interface FleetRows {
  drivers?: readonly Driver[];
  trucks?: readonly Truck[];
  trailers?: readonly Trailer[];
  documents?: readonly FleetDocument[];
}

type Holder = Readonly<Record<string, unknown>>;

const byId = (rows: readonly { id: number }[]) =>
  new Map<number, Holder>(rows.map((row) => [row.id, { ...row }]));

/** Leaves out the copy of a paper whose date its holder has as well, so that nothing is told twice. */
const toldByThemselves = (
  documents: readonly FleetDocument[],
  { drivers = [], trucks = [], trailers = [] }: FleetRows,
): FleetDocument[] => {
  const holders: Partial<Record<HolderType, Map<number, Holder>>> = {
    driver: byId(drivers),
    truck: byId(trucks),
    trailer: byId(trailers),
  };
  return documents.filter((document) => {
    const { holder_type, holder_id, expiry_date } = document;
    const field = holderDateField(document);
    if (!field || !holder_type || holder_id === null) return true;
    return holders[holder_type]?.get(holder_id)?.[field] !== expiry_date;
  });
};

/** Every known date of the fleet's papers on `day`, most urgent first: for the bell, dashboards and boards. */
export const fleetExpiries = (rows: FleetRows, day: CompanyDay): Expiry[] => {
  const { drivers = [], trucks = [], trailers = [], documents = [] } = rows;
  return [
    ...driverExpiries(drivers, day),
    ...truckExpiries(trucks, day),
    ...trailerExpiries(trailers, day),
    // What is superseded is known by all documents, so that is settled first.
    ...documentExpiries(toldByThemselves(currentDocuments(documents), rows), day),
  ].toSorted(byUrgency);
};
