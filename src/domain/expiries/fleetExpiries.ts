import type { CompanyDay } from '../base/companyDay.ts';
import {
  documents as documentType,
  HOLDER_RESOURCES,
  type FleetDocument,
} from '../documents/documents.ts';
import { currentDocuments } from '../documents/documentState.ts';
import { drivers as driverType, type Driver } from '../fleet/drivers.ts';
import { trailers as trailerType, type Trailer } from '../fleet/trailers.ts';
import { trucks as truckType, type Truck } from '../fleet/trucks.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import { holderPaper, paperFiles, paperKey } from './documentExpiry.ts';
import { expiriesIn } from './expiries.ts';
import { byUrgency, type Expiry, type ExpiryHolder } from './expiry.ts';

/** The rows whose expiry dates count; those not loaded (yet) are absent. */
export interface FleetRows {
  drivers?: readonly Driver[];
  trucks?: readonly Truck[];
  trailers?: readonly Trailer[];
  documents?: readonly FleetDocument[];
}

/** Names a paper among all: once renewed, it is the same. */
export const keyOf = ({ holder, kind }: Expiry) => paperKey(holder.resource, holder.id, kind);

const holdersIn = (type: AnyRecordType, rows: readonly { id: number }[]) =>
  rows.map((row): [string, ExpiryHolder] => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const label = String(values[type.label]);
    return [`${type.name}/${row.id}`, { resource: type.name, id: row.id, label }];
  });

/**
 * Every known expiry date of the fleet, once each, most urgent first: for the bell, dashboards and
 * boards. Where a holder has a date for a kind, that date is the truth, and the current document of the
 * kind is its file, whatever date it has. Only where the holder's date is empty does the document tell it.
 */
export const fleetExpiries = (rows: FleetRows, day: CompanyDay): Expiry[] => {
  const { drivers = [], trucks = [], trailers = [], documents = [] } = rows;
  const files = paperFiles(documents);
  const ofHolders = [
    ...expiriesIn(driverType, drivers, day),
    ...expiriesIn(truckType, trucks, day),
    ...expiriesIn(trailerType, trailers, day),
  ];
  for (const expiry of ofHolders) {
    const document = files.get(keyOf(expiry));
    if (document) expiry.document = document;
  }

  const told = new Set(ofHolders.map(keyOf));
  const byThemselves = currentDocuments(documents).filter((document) => {
    const paper = holderPaper(document);
    if (!paper) return true;
    const key = paperKey(paper.resource, paper.id, paper.kind);
    return !told.has(key) && files.get(key) === document;
  });
  const byId = new Map(byThemselves.map((document) => [document.id, document]));
  const owners = new Map([
    ...holdersIn(driverType, drivers),
    ...holdersIn(truckType, trucks),
    ...holdersIn(trailerType, trailers),
  ]);
  const ofDocuments = expiriesIn(documentType, byThemselves, day);
  for (const expiry of ofDocuments) {
    const document = byId.get(Number(expiry.holder.id));
    const { holder_type, holder_id } = document ?? {};
    const owner = holder_type && owners.get(`${HOLDER_RESOURCES[holder_type]}/${holder_id}`);
    Object.assign(expiry, { document, ...(owner && { owner }) });
  }
  return [...ofHolders, ...ofDocuments].toSorted(byUrgency);
};
