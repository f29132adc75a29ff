import { branchKey, type BranchId } from '../../base/branch.ts';
import { toLitres, toMillilitres } from '../amounts.ts';
import type { Sent } from '../entry.ts';
import { driverKey, truckKey, type FleetKey } from '../issue.ts';
import type { DieselPurchase } from '../purchase.ts';
import { deliveryShortfall } from '../purchaseAmounts.ts';
import { comparablePrices, standing } from '../purchasePrices.ts';
import { consumptionOf } from './consumption.ts';
import { anomalyId } from './explained.ts';
import type { Fill, FilledVoucher, FillsByTruck } from './fills.ts';
import { wrongReadings, type WrongReading } from './readings.ts';

export const medianOf = (values: readonly number[]): number | undefined => {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return undefined;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
};

type SentPurchase = Sent<DieselPurchase>;

const DAY = 86_400_000;
const MINUTE = 60_000;

export const ANOMALY_LIMITS = {
  /** A consumption this far off the truck's own median of the days before, in either direction. */
  usageShare: 0.3,
  usageDays: 90,
  /** A median of fewer stretches is meaningless. */
  usageStretches: 3,
  /** Two fills of a truck within so many minutes. */
  fillMinutes: 60,
  /** A price this far off the median of comparable purchases. */
  priceShare: 0.05,
  /** Received less than invoiced; half a percent is temperature and measurement. */
  shortShare: 0.005,
  /** A driver's status is the current one, so only issues of the last days are compared with it. */
  vacationDays: 7,
} as const;

type Finding =
  | { rule: 'overTank'; litres: number; tank: number }
  | { rule: 'unusualUse'; per100: number; median: number; share: number }
  | { rule: 'odometer'; kind: WrongReading['kind']; km: number; otherKm: number; otherAt: string }
  | { rule: 'twoFills'; minutes: number; litres: number; otherLitres: number; otherRef: string }
  | { rule: 'onVacation' }
  | { rule: 'price'; price: number; median: number; share: number; others: number }
  | { rule: 'shortDelivery'; invoiced: number; received: number; missing: number; share: number };

export type AnomalyRule = Finding['rule'];

export type Anomaly = Finding & {
  /** Stable each time it is found. */
  id: string;
  resource: 'diesel/issues' | 'diesel/purchases';
  recordId: number | string;
  ref: string;
  /** An instant. */
  at: string;
  branch: BranchId | undefined;
  truck?: FleetKey;
  /** Their names, if the voucher has them. */
  truckNumber?: string | null;
  driver?: FleetKey;
  driverName?: string | null;
};

export interface Judged {
  fills: FillsByTruck;
  purchases: readonly SentPurchase[];
  /** The capacity of each truck's tank in litres; trucks of unknown capacity are not judged by it. */
  tanks: ReadonlyMap<FleetKey, number>;
  onVacation: ReadonlySet<FleetKey>;
  /** Only what happened since then is reported, though judged by all known data. */
  since: number;
  now: number;
  timeZone: string;
}

const issueAnomaly = ({ row, at }: Fill, finding: Finding): Anomaly => ({
  ...finding,
  id: anomalyId(finding.rule, row.id),
  resource: 'diesel/issues',
  recordId: row.id,
  ref: row.ref ?? String(row.id),
  at: new Date(at).toISOString(),
  branch: branchKey(row.branch_id),
  truck: truckKey(row),
  truckNumber: row.truck_number,
  driver: driverKey(row),
  driverName: row.driver_name,
});

const refOf = ({ id, ref }: FilledVoucher) => ref ?? String(id);

const inTruck = (
  truck: FleetKey,
  fills: readonly Fill[],
  { tanks, onVacation, since, now }: Judged,
): Anomaly[] => {
  const isNew = ({ at }: Fill) => at >= since;
  if (!fills.some(isNew)) return [];
  const found: Anomaly[] = [];
  const tank = tanks.get(truck) ?? 0;
  for (const [index, fill] of fills.entries()) {
    if (!isNew(fill)) continue;
    const litres = toLitres(fill.ml);
    if (tank > 0 && fill.ml > toMillilitres(tank)) {
      found.push(issueAnomaly(fill, { rule: 'overTank', litres, tank }));
    }
    const previous = fills[index - 1];
    const apart = previous ? fill.at - previous.at : Infinity;
    if (previous && apart < ANOMALY_LIMITS.fillMinutes * MINUTE) {
      const minutes = Math.round(apart / MINUTE);
      const [otherLitres, otherRef] = [toLitres(previous.ml), refOf(previous.row)];
      const finding = { rule: 'twoFills', minutes, litres, otherLitres, otherRef } as const;
      found.push(issueAnomaly(fill, finding));
    }
    const isLately = fill.at >= now - ANOMALY_LIMITS.vacationDays * DAY;
    if (isLately && onVacation.has(fill.row.driver_id ?? -1)) {
      found.push(issueAnomaly(fill, { rule: 'onVacation' }));
    }
  }
  for (const { fill, against, kind } of wrongReadings(fills)) {
    if (!isNew(fill)) continue;
    const [km, otherKm] = [fill.km ?? 0, against.km ?? 0];
    const otherAt = new Date(against.at).toISOString();
    found.push(issueAnomaly(fill, { rule: 'odometer', kind, km, otherKm, otherAt }));
  }
  return [...found, ...unusualUse(fills, since)];
};

const unusualUse = (fills: readonly Fill[], since: number): Anomaly[] => {
  const { usageDays, usageStretches, usageShare } = ANOMALY_LIMITS;
  const { stretches } = consumptionOf(fills, since - usageDays * DAY);
  return stretches.flatMap(({ to, per100 }) => {
    if (to.at < since) return [];
    const others = stretches.filter(
      ({ to: { at } }) => at < to.at && at >= to.at - usageDays * DAY,
    );
    if (others.length < usageStretches) return [];
    const median = medianOf(others.map((other) => other.per100));
    if (!median) return [];
    const share = per100 / median - 1;
    if (Math.abs(share) <= usageShare) return [];
    return [issueAnomaly(to, { rule: 'unusualUse', per100, median, share })];
  });
};

const purchaseAnomaly = ({ id, ref, at, branch_id }: SentPurchase, finding: Finding): Anomaly => ({
  ...finding,
  id: anomalyId(finding.rule, id),
  resource: 'diesel/purchases',
  recordId: id,
  ref: ref ?? String(id),
  at: at ?? '',
  branch: branchKey(branch_id),
});

const shortDelivery = (purchase: SentPurchase): Anomaly[] => {
  const { liters_invoiced: invoiced, liters_received: received } = purchase;
  const short = deliveryShortfall(invoiced, received);
  if (typeof invoiced !== 'number' || typeof received !== 'number') return [];
  if (!short || short.share <= ANOMALY_LIMITS.shortShare) return [];
  const { liters: missing, share } = short;
  return [purchaseAnomaly(purchase, { rule: 'shortDelivery', invoiced, received, missing, share })];
};

/** Undefined unless the price is far off the median of the others, if there are any. */
export const unusualPrice = (price: number, others: readonly number[]) => {
  const median = medianOf(others);
  if (!median) return undefined;
  const share = price / median - 1;
  return Math.abs(share) > ANOMALY_LIMITS.priceShare
    ? { price, median, share, others: others.length }
    : undefined;
};

const inPurchases = ({ purchases, since, timeZone }: Judged): Anomaly[] => {
  const known = standing(purchases);
  const pricesFor = comparablePrices(known, timeZone);
  return known
    .filter(({ at }) => Date.parse(at ?? '') >= since)
    .flatMap((purchase) => {
      const { at, unit_price: price } = purchase;
      const found = shortDelivery(purchase);
      if (typeof price !== 'number') return found;
      const unusual = unusualPrice(
        price,
        pricesFor(at, (other) => other === purchase),
      );
      return unusual ? [...found, purchaseAnomaly(purchase, { rule: 'price', ...unusual })] : found;
    });
};

/** Newest first, each with the numbers behind it. */
export const anomaliesIn = (judged: Judged): Anomaly[] =>
  [
    ...inPurchases(judged),
    ...[...judged.fills].flatMap(([truck, fills]) => inTruck(truck, fills, judged)),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || a.id.localeCompare(b.id));
