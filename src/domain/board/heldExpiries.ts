import type { CompanyDay } from '../base/companyDay.ts';
import { holderPaper } from '../expiries/documentExpiry.ts';
import type { Expiry, ExpiryHolder, ExpiryKind } from '../expiries/expiry.ts';
import { expiriesByRecord, type FleetRows } from '../expiries/fleetExpiries.ts';

const NONE: readonly Expiry[] = [];

/** Returns the expiries of a driver or vehicle. */
export type HeldExpiries = (holder: ExpiryHolder) => readonly Expiry[];

/** What a date is of; a document that stands for one of its holder's dates takes that kind. */
export const heldKind = ({ kind, document }: Expiry): ExpiryKind =>
  (kind === 'document' && document && holderPaper(document)?.kind) || kind;

/** The expiries of each record of the fleet: its own in the usual order, then those of its documents. */
export const heldExpiries = (rows: FleetRows, day: CompanyDay): HeldExpiries => {
  const held = new Map<string, Map<unknown, Expiry[]>>();
  for (const { holder, expiries } of expiriesByRecord(rows, day)) {
    const { resource, id } = expiries[0]?.owner ?? holder;
    let ofType = held.get(resource);
    if (!ofType) held.set(resource, (ofType = new Map()));
    const known = ofType.get(id);
    if (known) known.push(...expiries);
    else ofType.set(id, expiries);
  }
  return ({ resource, id }) => held.get(resource)?.get(id) ?? NONE;
};
