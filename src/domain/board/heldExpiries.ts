import type { CompanyDay } from '../base/companyDay.ts';
import {
  HOLDER_RESOURCES,
  type DocumentCategory,
  type FleetDocument,
} from '../documents/documents.ts';
import { holderPaper } from '../expiries/documentExpiry.ts';
import type { Expiry, ExpiryHolder, ExpiryKind } from '../expiries/expiry.ts';
import { fleetExpiries, type FleetRows } from '../expiries/fleetExpiries.ts';

/** An expiry of a record: its own, or that of one of its documents. */
export interface HeldExpiry {
  expiry: Expiry;
  /** What the date is of; a document that stands for one of its holder's dates takes that kind. */
  kind: ExpiryKind;
  /** The document's category, if the date comes from a document. */
  category?: DocumentCategory;
}

const NONE: readonly HeldExpiry[] = [];

/** Returns the expiries of a record. */
export type HeldExpiries = (holder: ExpiryHolder) => readonly HeldExpiry[];

/** The expiries of each record of the fleet, including those of its documents, most urgent first. */
export const heldExpiries = (rows: FleetRows, day: CompanyDay): HeldExpiries => {
  const documents = new Map<unknown, FleetDocument>(rows.documents?.map((row) => [row.id, row]));
  const held = new Map<string, Map<unknown, HeldExpiry[]>>();
  const add = (resource: string, id: unknown, one: HeldExpiry) => {
    const ofType = held.get(resource) ?? new Map<unknown, HeldExpiry[]>();
    held.set(resource, ofType);
    const ofRecord = ofType.get(id);
    if (ofRecord) ofRecord.push(one);
    else ofType.set(id, [one]);
  };
  for (const expiry of fleetExpiries(rows, day)) {
    if (expiry.kind !== 'document') {
      add(expiry.holder.resource, expiry.holder.id, { expiry, kind: expiry.kind });
      continue;
    }
    const document = documents.get(expiry.holder.id);
    if (!document?.holder_type) continue;
    const { category, holder_type, holder_id } = document;
    const kind = holderPaper(document)?.kind ?? expiry.kind;
    add(HOLDER_RESOURCES[holder_type], holder_id, { expiry, kind, category });
  }
  return ({ resource, id }) => held.get(resource)?.get(id) ?? NONE;
};
