import { foldKey } from '../base/fold.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import { bodyOf } from '../records/values.ts';
import { toLitres, toMillilitres } from './amounts.ts';
import { truckKey } from './issue.ts';
import { ownNotes, refIn, replacesNotes, takesBackNotes } from './notes.ts';

/**
 * A voucher never changes. A wrong one is taken back by its counter-voucher: the same with negative
 * litres and costs, named in `corrects`, or in its notes where the server keeps no such field. It
 * has the same time, so that both lie on the same side of every count and in the same month.
 */
export interface Correctable {
  readonly id: number | string;
  readonly ref?: string | null;
  readonly at?: string | null;
  readonly notes?: string | null;
  readonly liters?: number | null;
  readonly liters_received?: number | null;
  /** The number of the voucher that this one takes back. */
  readonly corrects?: string | null;
  readonly status?: string | null;
}

/** With the opposite sign in a counter-voucher. */
const COUNTERED = [
  'liters',
  'liters_invoiced',
  'liters_received',
  'net',
  'vat',
  'total',
  'total_cost',
  'cost',
] as const;

export const countered = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    COUNTERED.flatMap((name) => {
      const value = values[name];
      return typeof value === 'number' ? [[name, -value || 0]] : [];
    }),
  ),
});

/** Undefined if the row is no counter-voucher, or a void one. */
export const takenBackRef = (row: Correctable): string | undefined => {
  const isNegative = (row.liters_received ?? row.liters ?? 0) < 0;
  return isNegative && row.status !== 'void'
    ? row.corrects || refIn(row.notes, 'takesBack')
    : undefined;
};

/** The number of the voucher that this one replaces. */
export const replacedRef = ({ notes }: Correctable): string | undefined => refIn(notes, 'replaces');

export interface Corrections<Row extends Correctable> {
  /** The counter-voucher of each voucher taken back. */
  takenBackBy: ReadonlyMap<Row['id'], Row>;
  /** The voucher that each counter-voucher takes back; undefined if it is not among the rows. */
  takesBack: ReadonlyMap<Row['id'], Row | undefined>;
  /** The voucher that replaces each one taken back. */
  replacedBy: ReadonlyMap<Row['id'], Row>;
}

/** By id, among vouchers of one kind. */
export const correctionsIn = <Row extends Correctable>(rows: readonly Row[]): Corrections<Row> => {
  const takenBackBy = new Map<Row['id'], Row>();
  const takesBack = new Map<Row['id'], Row | undefined>();
  const replacedBy = new Map<Row['id'], Row>();
  const counters = rows.flatMap((row) => {
    const ref = takenBackRef(row);
    return ref === undefined ? [] : [{ row, ref }];
  });
  if (counters.length === 0) return { takenBackBy, takesBack, replacedBy };
  const byRef = new Map(
    rows.flatMap((row) =>
      row.ref && takenBackRef(row) === undefined ? [[foldKey(row.ref), row] as const] : [],
    ),
  );
  for (const { row, ref } of counters) {
    const original = byRef.get(foldKey(ref));
    takesBack.set(row.id, original);
    if (original && !takenBackBy.has(original.id)) takenBackBy.set(original.id, row);
  }
  for (const row of rows) {
    const original = byRef.get(foldKey(replacedRef(row) ?? ''));
    if (original && takenBackBy.has(original.id)) replacedBy.set(original.id, row);
  }
  return { takenBackBy, takesBack, replacedBy };
};

/**
 * Neither taken back nor a counter-voucher: consumption, ledger and anomalies follow from these
 * alone. A counter-voucher whose original is not among the rows is left out too: that one lies
 * before the count from which the rows start.
 */
export const inForce = <Row extends Correctable>(rows: readonly Row[]): readonly Row[] => {
  const { takenBackBy, takesBack } = correctionsIn(rows);
  if (takesBack.size === 0) return rows;
  return rows.filter(({ id }) => !takenBackBy.has(id) && !takesBack.has(id));
};

/** Why a voucher can't be taken back. */
type NoTakeBack =
  | 'void'
  | 'takenBack'
  | 'isCounter'
  /** Without number, time or litres, no counter-voucher can name it. */
  | 'unclear'
  /** Its litres have left the tank since. */
  | 'used';

/**
 * Undefined if it can. A delivery can't once the tank holds less than it brought, unless a count
 * since then has settled what the tank holds.
 */
export const noTakeBack = <Row extends Correctable>(
  row: Row,
  { takenBackBy, takesBack }: Corrections<Row>,
  tank: { held?: number; countedAt?: number } = {},
): NoTakeBack | undefined => {
  if (row.status === 'void') return 'void';
  if (takesBack.has(row.id) || takenBackRef(row)) return 'isCounter';
  if (takenBackBy.has(row.id)) return 'takenBack';
  const litres = row.liters_received ?? row.liters;
  const at = Date.parse(row.at ?? '');
  if (!row.ref || Number.isNaN(at) || typeof litres !== 'number' || litres <= 0) return 'unclear';
  const isDelivery = typeof row.liters_received === 'number';
  const isSettled = tank.countedAt !== undefined && at <= tank.countedAt;
  const isUsed = isDelivery && !isSettled && tank.held !== undefined && tank.held < litres;
  return isUsed ? 'used' : undefined;
};

export const counterBody = (
  type: AnyRecordType,
  row: Correctable,
  reason: string,
): Record<string, unknown> => {
  const ref = row.ref ?? '';
  return countered({
    ...bodyOf(type, { ...row, notes: takesBackNotes(ref, reason) }),
    corrects: ref,
  });
};

/** Its litres and amounts have the opposite sign; whoever takes back may say why in its notes. */
const LITRES = ['liters', 'liters_received'] as const;
const KEPT = ['branch_id', 'destination_type', 'destination', 'unit_cost', 'unit_price'] as const;

/** Not all servers keep all decimals of a price. */
const isSame = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) < 1e-6
    : (one ?? '') === (other ?? '');

/** A field in which a counter-voucher differs from what it takes back, though it should not. */
export const counterDifference = (
  counter: Readonly<Record<string, unknown>>,
  original: Readonly<Record<string, unknown>>,
): string | undefined => {
  const [at, originalAt] = [counter, original].map((row) => Date.parse(String(row['at'])));
  if (at !== originalAt) return 'at';
  if (truckKey(counter) !== truckKey(original)) return 'truck_id';
  const back = countered(original);
  return (
    KEPT.find((name) => !isSame(counter[name], original[name])) ??
    LITRES.find((name) => !isSame(counter[name], back[name]))
  );
};

/** Taken back and replaced in one step, or only replaced if it is taken back. */
export const isCorrectable = <Row extends Correctable>(
  row: Row,
  corrections: Corrections<Row>,
): boolean => {
  const why = noTakeBack(row, corrections);
  return why === undefined || (why === 'takenBack' && !corrections.replacedBy.has(row.id));
};

/** The litres in a branch's tank as if a voucher had not been recorded. */
export const heldWithout = (
  row: Correctable,
  tank: { held?: number; countedAt?: number },
): number | undefined => {
  const { held, countedAt = -Infinity } = tank;
  const at = Date.parse(row.at ?? '');
  if (held === undefined || Number.isNaN(at) || at <= countedAt) return held;
  const change = row.liters_received ?? -(row.liters ?? 0);
  return toLitres(toMillilitres(held) - toMillilitres(change));
};

/** What the form for its replacement starts with: without what the app wrote into the notes. */
export const replacementOf = <Row extends Correctable>(row: Row) => ({
  ...row,
  ...ownNotes(row.notes),
});

/** Undefined if it says nothing else than the voucher that it replaces. */
export const replacementBody = (
  type: AnyRecordType,
  row: Correctable,
  values: object,
): Record<string, unknown> | undefined => {
  const body: Record<string, unknown> = bodyOf(type, values);
  const notes = typeof body['notes'] === 'string' ? body['notes'] : '';
  const sent: Record<string, unknown> = { ...body, notes: ownNotes(notes).notes };
  const old: Record<string, unknown> = { ...bodyOf(type, row), notes: ownNotes(row.notes).notes };
  const isSame = Object.keys({ ...old, ...sent }).every(
    (name) => (old[name] ?? null) === (sent[name] ?? null),
  );
  return isSame ? undefined : { ...body, notes: replacesNotes(row.ref ?? '', notes) };
};
