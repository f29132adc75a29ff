import { paperKind, type PaperKind } from '../expiries/paperKind.ts';
import { FLEET_TYPES } from '../fleet/fleetTypes.ts';
import type { Expiry, ExpiryHolder, ExpiryKind } from '../records/expiry.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import type { DriveReason } from './driveSet.ts';
import { heldKind } from './heldExpiries.ts';

interface NeededDate {
  kind: ExpiryKind;
  /** Of the driver or vehicle itself; empty for a date of another record, which has to be added first. */
  field: string;
}

/** By the name of the record type that needs them. */
type NeededDates = ReadonlyMap<string, readonly NeededDate[]>;

type Types = Readonly<Record<string, AnyRecordType>>;

const FLEET: readonly string[] = Object.values(FLEET_TYPES).map(({ name }) => name);

/** Its own, or those of the fleet's types that its records are linked to. */
const holdersOf = ({ name, fields }: AnyRecordType): readonly string[] =>
  FLEET.includes(name)
    ? [name]
    : Object.values(fields).flatMap((field) =>
        field.kind === 'relationship' && FLEET.includes(field.reference) ? [field.reference] : [],
      );

/**
 * The dates without which there is something to check. One that is a field in none of the server's
 * rows is not kept there, so it cannot be missing; nor is a record known to be, while rows of its
 * type are missing (`cut`).
 */
export const neededDates = (
  rows: Readonly<Record<string, readonly object[] | undefined>>,
  types: Types,
  cut: readonly string[],
): NeededDates => {
  const needed = new Map<string, NeededDate[]>();
  for (const [list, type] of Object.entries(types)) {
    const holders = holdersOf(type);
    const isWhole = holders.includes(type.name) || !cut.includes(type.name);
    const known = isWhole && rows[list];
    if (!known) continue;
    for (const [field, declared] of Object.entries(type.fields)) {
      if (declared.kind !== 'day' || !declared.needed || !declared.expiry) continue;
      if (known.length > 0 && !known.some((row) => field in row)) continue;
      for (const name of holders) {
        const date = { kind: declared.expiry, field: name === type.name ? field : '' };
        needed.set(name, [...(needed.get(name) ?? []), date]);
      }
    }
  }
  return needed;
};

/** Whether a document of no usual kind is needed to drive is unknown: that is to check. */
const ofExpiry = (expiry: Expiry, holder: ExpiryHolder): DriveReason | undefined => {
  if (expiry.state !== 'overdue' && expiry.state !== 'due') return undefined;
  const isOther = expiry.kind === 'document' && expiry.document?.category === 'other';
  const isRed = expiry.state === 'overdue' && !isOther;
  const kind = heldKind(expiry);
  return { status: isRed ? 'red' : 'amber', about: 'expiry', expiry, kind, holder };
};

export interface Member {
  holder: ExpiryHolder;
  status: string | null | undefined;
  /** No longer in service: its dates ask for nothing. */
  isOff: boolean;
}

export const addReasons = (
  reasons: DriveReason[],
  { holder, status, isOff }: Member,
  held: readonly Expiry[],
  needed: NeededDates,
): void => {
  if (status && status !== 'active') {
    reasons.push({ status: 'red', about: 'status', holder, value: status });
  }
  for (const expiry of held) {
    const reason = ofExpiry(expiry, holder);
    if (reason) reasons.push(reason);
  }
  if (isOff) return;
  for (const { kind, field } of needed.get(holder.resource) ?? []) {
    if (held.some((expiry) => expiry.state !== 'off' && heldKind(expiry) === kind)) continue;
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
 * What forbids driving first, by weight on the road, then the longest expired. Of what is still in
 * order, what expires next.
 */
export const byWeight = (a: DriveReason, b: DriveReason): number => {
  const rank = rankOf(a) - rankOf(b);
  const urgency = urgencyOf(a) - urgencyOf(b);
  return (
    Number(a.status === 'amber') - Number(b.status === 'amber') ||
    Number(a.about === 'noDate') - Number(b.about === 'noDate') ||
    (a.status === 'red' ? rank || urgency : urgency || rank)
  );
};
