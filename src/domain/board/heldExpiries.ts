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
  /** What it is the date of: of a document that stands for a date of its holder, that date. */
  kind: ExpiryKind;
  /** What the document is, where a document tells the date. */
  category?: DocumentCategory;
}

const NONE: readonly HeldExpiry[] = [];

/** The expiries of each record of the fleet with those of its documents, the most urgent first. */
export const heldExpiries = (rows: FleetRows, day: CompanyDay) => {
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
  return ({ resource, id }: ExpiryHolder): readonly HeldExpiry[] =>
    held.get(resource)?.get(id) ?? NONE;
};
