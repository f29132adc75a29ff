import type { Expiry, ExpiryHolder, ExpiryKind } from '../expiries/expiry.ts';
import { drivers } from '../fleet/drivers.ts';
import { trailers } from '../fleet/trailers.ts';
import { trucks } from '../fleet/trucks.ts';
import { expiryFieldsOf } from '../records/filter.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import type { DriveReason } from './driveSet.ts';
import { heldKind } from './heldExpiries.ts';

/** Some expiries of a record type, with the field that holds the date. */
const required = (type: AnyRecordType, kinds: readonly ExpiryKind[]) => {
  const fields = expiryFieldsOf(type);
  return [type.name, kinds.map((kind) => ({ kind, field: fields.get(kind) ?? '' }))] as const;
};

/**
 * The dates that every record of a type must have: a vehicle needs registration and insurance, and the
 * company keeps gatepass and road permit of each driver. Only some trucks need those two, and only some
 * trailers a TIR: there an empty date is not missing.
 */
const REQUIRED: ReadonlyMap<string, readonly { kind: ExpiryKind; field: string }[]> = new Map([
  required(drivers, ['gatepass', 'road_permit']),
  required(trucks, ['registration', 'insurance']),
  required(trailers, ['registration', 'insurance']),
]);

/**
 * The reason that an expiry gives, if any. Whether a document of no usual kind is needed to drive is unknown.
 */
const ofExpiry = (expiry: Expiry, holder: ExpiryHolder): DriveReason | undefined => {
  if (expiry.state !== 'overdue' && expiry.state !== 'due') return undefined;
  const isRed = expiry.state === 'overdue' && expiry.document?.category !== 'other';
  const kind = heldKind(expiry);
  return { status: isRed ? 'red' : 'amber', about: 'expiry', expiry, kind, holder };
};

/** A driver, truck or trailer of a set. */
export interface Member {
  holder: ExpiryHolder;
  /** The server may omit it. */
  status: string | null | undefined;
}

/** Adds why a driver, truck or trailer may not be on the road, or has to be checked; unordered. */
export const addReasons = (
  reasons: DriveReason[],
  { holder, status }: Member,
  held: readonly Expiry[],
): void => {
  if (status && status !== 'active') {
    reasons.push({ status: 'red', about: 'status', holder, value: status });
  }
  for (const expiry of held) {
    const reason = ofExpiry(expiry, holder);
    if (reason) reasons.push(reason);
  }
  for (const { kind, field } of REQUIRED.get(holder.resource) ?? []) {
    if (held.some((expiry) => heldKind(expiry) === kind)) continue;
    const expiry: Expiry = { state: 'unknown', holder, kind, field, date: '' };
    reasons.push({ status: 'amber', about: 'noDate', expiry, kind, holder });
  }
};

/** In days until something has to be done; missing dates come after what has expired and what expires. */
export const urgencyOf = (reason: DriveReason): number => {
  if (reason.about === 'expiry') return reason.expiry.daysLeft ?? 0;
  return reason.status === 'red' ? 0 : Number.MAX_SAFE_INTEGER;
};

/**
 * Reasons that forbid driving before those to check; then the longest expired, what expires next, the rest.
 */
export const byWeight = (a: DriveReason, b: DriveReason): number =>
  Number(a.status === 'amber') - Number(b.status === 'amber') || urgencyOf(a) - urgencyOf(b);
