import type { Expiry, ExpiryHolder, ExpiryKind } from '../expiries/expiry.ts';
import { drivers } from '../fleet/drivers.ts';
import { trailers } from '../fleet/trailers.ts';
import { trucks } from '../fleet/trucks.ts';
import { expiryFieldsOf } from '../records/filter.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import type { DriveReason } from './driveSet.ts';
import type { HeldExpiry } from './heldExpiries.ts';

/** Some expiries of a record type, with the field that has the date. */
const required = (type: AnyRecordType, kinds: readonly ExpiryKind[]) => {
  const fields = expiryFieldsOf(type);
  return [type.name, kinds.map((kind) => ({ kind, field: fields.get(kind) ?? '' }))] as const;
};

/**
 * The dates that every record of a type has: a vehicle is driven with registration and insurance, and
 * the company keeps gatepass and road permit of each driver. Only some trucks need these two, and only
 * some trailers a TIR: where their date is empty, nothing is missing.
 */
const REQUIRED: ReadonlyMap<string, readonly { kind: ExpiryKind; field: string }[]> = new Map([
  required(drivers, ['gatepass', 'road_permit']),
  required(trucks, ['registration', 'insurance']),
  required(trailers, ['registration', 'insurance']),
]);

/** The expiry that stops or warns, if it does. Whether a document of no usual kind is needed to drive is not known. */
const ofExpiry = (
  { expiry, kind, category }: HeldExpiry,
  holder: ExpiryHolder,
): DriveReason | undefined => {
  if (expiry.state !== 'overdue' && expiry.state !== 'due') return undefined;
  const isRed = expiry.state === 'overdue' && category !== 'other';
  return { status: isRed ? 'red' : 'amber', about: 'expiry', expiry, kind, holder };
};

/** A driver, truck or trailer of a set. */
export interface Member {
  holder: ExpiryHolder;
  /** A server need not send it at all. */
  status: string | null | undefined;
}

/** Why a driver, truck or trailer may not be on the road, or has to be checked; in no order. */
export const reasonsOf = (
  { holder, status }: Member,
  held: readonly HeldExpiry[],
): DriveReason[] => {
  const reasons: DriveReason[] = [];
  if (status && status !== 'active') {
    reasons.push({ status: 'red', about: 'status', holder, value: status });
  }
  for (const one of held) {
    const reason = ofExpiry(one, holder);
    if (reason) reasons.push(reason);
  }
  for (const { kind, field } of REQUIRED.get(holder.resource) ?? []) {
    if (held.some((one) => one.kind === kind)) continue;
    const expiry: Expiry = { state: 'unknown', holder, kind, field, date: '' };
    reasons.push({ status: 'amber', about: 'noDate', expiry, kind, holder });
  }
  return reasons;
};

/** In days until something has to be done; what has no date comes after what expired, and after what expires. */
export const urgencyOf = (reason: DriveReason): number => {
  if (reason.about === 'expiry') return reason.expiry.daysLeft ?? 0;
  return reason.status === 'red' ? 0 : Number.MAX_SAFE_INTEGER;
};

/** What forbids before what has to be checked; what expired longest ago, what expires next, the rest. */
export const byWeight = (a: DriveReason, b: DriveReason): number =>
  Number(a.status === 'amber') - Number(b.status === 'amber') || urgencyOf(a) - urgencyOf(b);
