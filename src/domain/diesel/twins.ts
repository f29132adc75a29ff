import { foldKey } from '../base/fold.ts';
import { grouped } from '../base/grouped.ts';
import { inForce, type Correctable } from './corrections.ts';

/** How far apart the times of the same voucher may be, in milliseconds: each may come from another clock. */
const NEAR_MS = 120_000;

/** Whether two times, as texts, may be those of the same voucher. */
export const isNear = (a: unknown, b: unknown): boolean =>
  Math.abs(Date.parse(String(a)) - Date.parse(String(b))) <= NEAR_MS;

/** What a voucher and its twin have in common besides the time: where diesel went or came from, and how much. */
export const TWIN_FIELDS = [
  'branch_id',
  'truck_id',
  'truck_number',
  'supplier',
  'invoice_no',
  'destination_type',
  'destination',
  'liters',
  'liters_received',
] as const;

const keyOf = (row: Correctable): string => {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return TWIN_FIELDS.map((field) => foldKey(values[field])).join('\n');
};

/** The vouchers in force that look like the same one recorded twice, each with its twins. */
export const twinsIn = <Row extends Correctable>(
  rows: readonly Row[],
): ReadonlyMap<Row['id'], readonly Row[]> => {
  const standing = inForce(rows).filter(({ at, status }) => at && status !== 'void');
  const found = new Map<Row['id'], readonly Row[]>();
  for (const group of grouped(standing, keyOf).values()) {
    for (const row of group) {
      const twins = group.filter((other) => other !== row && isNear(other.at, row.at));
      if (twins.length > 0) found.set(row.id, twins);
    }
  }
  return found;
};
