import type { FleetRows } from '../expiries/fleetExpiries.ts';
import { paperKind, type PaperKind } from '../expiries/paperKind.ts';
import { FLEET_LISTS, FLEET_TYPES, type FleetList } from '../fleet/fleetTypes.ts';
import type { Expiry, ExpiryHolder, ExpiryKind } from '../records/expiry.ts';
import { expiryFieldsOf } from '../records/filter.ts';
import type { DriveReason } from './driveSet.ts';
import { heldKind } from './heldExpiries.ts';

/**
 * The dates that a record of each list must have: a vehicle needs registration and insurance, and the
 * company keeps gatepass and road permit of each driver. Only some trucks need those two, and only some
 * trailers a TIR: there an empty date is not missing.
 */
const REQUIRED: Readonly<Record<FleetList, readonly ExpiryKind[]>> = {
  drivers: ['gatepass', 'road_permit'],
  trucks: ['registration', 'insurance'],
  trailers: ['registration', 'insurance'],
};

/** The required dates, with the fields that hold them, by record type. */
export type RequiredDates = ReadonlyMap<string, readonly { kind: ExpiryKind; field: string }[]>;

/**
 * The dates to ask for: a server that has a field in none of its rows does not keep that date, so that it can
 * neither be missing nor be added.
 */
export const requiredDates = (rows: FleetRows): RequiredDates =>
  new Map(
    FLEET_LISTS.map((list) => {
      const fields = expiryFieldsOf(FLEET_TYPES[list]);
      const known: readonly object[] = rows[list] ?? [];
      const dates = REQUIRED[list].map((kind) => ({ kind, field: fields.get(kind) ?? '' }));
      return [
        FLEET_TYPES[list].name,
        dates.filter(({ field }) => known.some((row) => field in row)),
      ];
    }),
  );

/**
 * The reason that an expiry gives, if any. Whether a document of no usual kind is needed to drive is unknown.
 */
const ofExpiry = (expiry: Expiry, holder: ExpiryHolder): DriveReason | undefined => {
  if (expiry.state !== 'overdue' && expiry.state !== 'due') return undefined;
  const isOther = expiry.kind === 'document' && expiry.document?.category === 'other';
  const isRed = expiry.state === 'overdue' && !isOther;
  const kind = heldKind(expiry);
  return { status: isRed ? 'red' : 'amber', about: 'expiry', expiry, kind, holder };
};

/** A driver, truck or trailer of a set. */
export interface Member {
  holder: ExpiryHolder;
  /** The server may omit it. */
  status: string | null | undefined;
  /** It is no longer in service: its dates ask for nothing. */
  isOff: boolean;
}

/** Adds why a driver, truck or trailer may not be on the road, or has to be checked; unordered. */
export const addReasons = (
  reasons: DriveReason[],
  { holder, status, isOff }: Member,
  held: readonly Expiry[],
  required: RequiredDates,
): void => {
  if (status && status !== 'active') {
    reasons.push({ status: 'red', about: 'status', holder, value: status });
  }
  for (const expiry of held) {
    const reason = ofExpiry(expiry, holder);
    if (reason) reasons.push(reason);
  }
  if (isOff) return;
  for (const { kind, field } of required.get(holder.resource) ?? []) {
    if (held.some((expiry) => heldKind(expiry) === kind)) continue;
    const expiry: Expiry = { state: 'unknown', holder, kind, field, date: '' };
    reasons.push({ status: 'amber', about: 'noDate', expiry, kind, holder });
  }
};

/** What stops a truck on the road comes before what only keeps it out of a yard. */
const RANKS: readonly (readonly PaperKind[])[] = [
  ['license', 'registration', 'insurance'],
  ['visa', 'identity', 'road_permit', 'tir'],
  ['medical'],
  ['gatepass'],
];

const rankOf = (reason: DriveReason): number => {
  if (reason.about === 'status') return -1;
  if (reason.about !== 'expiry' && reason.about !== 'noDate') return RANKS.length + 1;
  const kind = reason.kind === 'document' ? paperKind(reason.expiry) : reason.kind;
  const rank = RANKS.findIndex((kinds) => kinds.includes(kind));
  return rank < 0 ? RANKS.length : rank;
};

/** In days until something has to be done; missing dates come after what has expired and what expires. */
const urgencyOf = (reason: DriveReason): number => {
  if (reason.about === 'expiry') return reason.expiry.daysLeft ?? 0;
  return reason.status === 'red' ? 0 : Number.MAX_SAFE_INTEGER;
};

/**
 * Reasons that forbid driving before those to check; then what weighs most on the road, and of that the longest
 * expired, what expires next, the rest.
 */
export const byWeight = (a: DriveReason, b: DriveReason): number =>
  Number(a.status === 'amber') - Number(b.status === 'amber') ||
  Number(a.about === 'noDate') - Number(b.about === 'noDate') ||
  rankOf(a) - rankOf(b) ||
  urgencyOf(a) - urgencyOf(b);
