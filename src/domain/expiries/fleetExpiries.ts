import type { CompanyDay } from '../base/companyDay.ts';
import { documents as documentType, type FleetDocument } from '../documents/documents.ts';
import { currentDocuments } from '../documents/documentState.ts';
import { drivers as driverType, type Driver } from '../fleet/drivers.ts';
import { trailers as trailerType, type Trailer } from '../fleet/trailers.ts';
import { trucks as truckType, type Truck } from '../fleet/trucks.ts';
import { holderDateField } from './documentExpiry.ts';
import { expiriesIn } from './expiries.ts';
import { byUrgency, type Expiry } from './expiry.ts';

/** The rows whose expiry dates count; those not loaded (yet) are absent. */
export interface FleetRows {
  drivers?: readonly Driver[];
  trucks?: readonly Truck[];
  trailers?: readonly Trailer[];
  documents?: readonly FleetDocument[];
}

type Holder = Readonly<Record<string, unknown>>;

const byId = (rows: readonly { id: number }[]) =>
  new Map<number, Holder>(rows.map((row) => [row.id, { ...row }]));

/** Leaves out documents whose date is also on their holder, so that no expiry appears twice. */
const withoutCopies = (
  documents: readonly FleetDocument[],
  { drivers = [], trucks = [], trailers = [] }: FleetRows,
): FleetDocument[] => {
  const holders = {
    driver: byId(drivers),
    truck: byId(trucks),
    trailer: byId(trailers),
    company: new Map<number, Holder>(),
  };
  return documents.filter((document) => {
    const { holder_type, holder_id, expiry_date } = document;
    const field = holderDateField(document);
    if (!field || !holder_type || holder_id === null) return true;
    return holders[holder_type].get(holder_id)?.[field] !== expiry_date;
  });
};

/** Every known expiry date of the fleet, most urgent first: for the bell, dashboards and boards. */
export const fleetExpiries = (rows: FleetRows, day: CompanyDay): Expiry[] => {
  const { drivers = [], trucks = [], trailers = [], documents = [] } = rows;
  return [
    ...expiriesIn(driverType, drivers, day),
    ...expiriesIn(truckType, trucks, day),
    ...expiriesIn(trailerType, trailers, day),
    // Copies are left out last: a superseded document is recognised among all documents only.
    ...expiriesIn(documentType, withoutCopies(currentDocuments(documents), rows), day),
  ].toSorted(byUrgency);
};
