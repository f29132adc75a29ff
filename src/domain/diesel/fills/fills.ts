import { toMillilitres } from '../amounts.ts';
import { inForce } from '../corrections.ts';
import type { Sent } from '../entry.ts';
import { truckKeys, type DieselIssue, type FleetKey } from '../issue.ts';

/** An issue, from which its truck's consumption follows. */
export interface FilledVoucher extends Sent<DieselIssue> {
  /** A fill before this one was not recorded. */
  missed_previous?: boolean | null;
}

export interface Fill {
  row: FilledVoucher;
  /** Milliseconds since 1970. */
  at: number;
  ml: number;
  km: number | undefined;
}

const knownKm = (km: number | null | undefined): number | undefined =>
  typeof km === 'number' && km > 0 ? km : undefined;

const inTime = (a: Fill, b: Fill): number =>
  a.at - b.at || (a.km ?? 0) - (b.km ?? 0) || String(a.row.id).localeCompare(String(b.row.id));

export type FillsByTruck = ReadonlyMap<FleetKey, readonly Fill[]>;

/**
 * In chronological order, with late records in their place. Void issues, corrected ones with what
 * corrects them, and those without truck, time or litres are left out.
 */
export const fillsByTruck = (rows: readonly FilledVoucher[]): FillsByTruck => {
  const byTruck = new Map<FleetKey, Fill[]>();
  const keyOf = truckKeys(rows);
  for (const row of inForce(rows)) {
    const { liters, odometer_km, status } = row;
    const truck = keyOf(row);
    const at = Date.parse(row.at ?? '');
    if (status === 'void' || truck === undefined || typeof liters !== 'number') continue;
    if (Number.isNaN(at)) continue;
    const fill = { row, at, ml: toMillilitres(liters), km: knownKm(odometer_km) };
    const fills = byTruck.get(truck);
    if (fills) fills.push(fill);
    else byTruck.set(truck, [fill]);
  }
  for (const fills of byTruck.values()) fills.sort(inTime);
  return byTruck;
};

/** Between the readings of these, a new reading has to lie. */
export const neighboursAt = (
  fills: readonly Fill[],
  at: number,
): { before?: Fill; after?: Fill } => {
  const read = fills.filter(({ km }) => km !== undefined);
  return {
    before: read.findLast((fill) => fill.at <= at),
    after: read.find((fill) => fill.at > at),
  };
};
