import { toMillilitres } from './amounts.ts';
import { unusualPrice } from './fills/anomalies.ts';
import { expectedLitres, type ConsumptionData } from './fills/expected.ts';
import { neighboursAt, type Fill } from './fills/fills.ts';
import { maxKmBetween } from './fills/readings.ts';
import type { Closing } from './ledger/closing.ts';

export const DOUBT_LIMITS = {
  /** By how much the clocks of a phone and a server may differ. */
  clockMinutes: 5,
  /**
   * Off the expected litres, whichever is more. Load and route change a truck's consumption by
   * about a third (see `ANOMALY_LIMITS.usageShare`), and no tank is filled to the same litre each
   * time.
   */
  expectedShare: 0.5,
  expectedLitres: 30,
} as const;

export type DoubtField = 'at' | 'liters' | 'liters_received' | 'odometer_km' | 'unit_price';

/** With its figures: litres, kilometres, AED per litre, instants. */
export type Doubt = { field: DoubtField } & (
  | { code: 'future'; at: number }
  | { code: 'beforeCount'; at: number; countedAt: number }
  /** It changes the figures of a month that was closed, or may be. */
  | { code: 'closedMonth'; closed: Closing }
  | { code: 'overTank'; litres: number; tank: number }
  | { code: 'overCapacity'; litres: number; held: number; capacity: number }
  | { code: 'unexpected'; litres: number; expected: number }
  /** Below an earlier reading or above a later one. */
  | { code: 'below' | 'above'; km: number; otherKm: number; otherAt: number }
  /** Too far above an earlier reading, or below a later one, for the days between. */
  | { code: 'jump' | 'gap'; km: number; otherKm: number; otherAt: number; most: number }
  | { code: 'price'; price: number; median: number; share: number; others: number }
);

export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  /** Litres that enter or leave the tank, and the field that has them. */
  litres?: number;
  litresField?: 'liters' | 'liters_received';
  km?: number;
  /** The truck's tank was filled up. */
  isFull?: boolean;
  /** AED per litre, before VAT. */
  price?: number;
}

export interface Known {
  now: number;
  /** The closed month in which the entry lies. */
  closed?: Closing | undefined;
  /** When the tank that the entry changes was last counted. */
  countedAt?: number;
  /** The tank that the diesel enters, in litres. */
  into?: { held?: number; capacity?: number | null; countedAt?: number };
  truck?: ConsumptionData;
  /** Those of the truck, in chronological order. */
  fills?: readonly Fill[];
  /** Those of comparable purchases, in AED per litre. */
  prices?: readonly number[];
}

const timeDoubts = ({ at }: Entry, { now, countedAt, closed }: Known): Doubt[] => {
  const found: Doubt[] = [];
  if (at > now + DOUBT_LIMITS.clockMinutes * 60_000) {
    found.push({ field: 'at', code: 'future', at });
  }
  if (countedAt !== undefined && at <= countedAt) {
    found.push({ field: 'at', code: 'beforeCount', at, countedAt });
  }
  if (closed) found.push({ field: 'at', code: 'closedMonth', closed });
  return found;
};

const tankDoubts = (
  { at, litres, litresField: field = 'liters' }: Entry,
  { truck, into }: Known,
): Doubt[] => {
  if (litres === undefined || litres <= 0) return [];
  const found: Doubt[] = [];
  const tank = truck?.fuel_tank_capacity_l ?? 0;
  if (tank > 0 && toMillilitres(litres) > toMillilitres(tank)) {
    found.push({ field, code: 'overTank', litres, tank });
  }
  const { held, capacity, countedAt = -Infinity } = into ?? {};
  // What entered before the count is part of it.
  if (held !== undefined && capacity && at > countedAt) {
    const after = toMillilitres(held) + toMillilitres(litres);
    if (after > toMillilitres(capacity)) {
      found.push({ field, code: 'overCapacity', litres, held, capacity });
    }
  }
  return found;
};

const odometerDoubt = ({ at, km }: Entry, fills: readonly Fill[]): Doubt[] => {
  if (km === undefined) return [];
  const { before, after } = neighboursAt(fills, at);
  const against = (
    code: 'below' | 'above' | 'jump' | 'gap',
    { km: otherKm = 0, at: otherAt }: Fill,
  ): Doubt[] => {
    const figures = { field: 'odometer_km', km, otherKm, otherAt } as const;
    return code === 'jump' || code === 'gap'
      ? [{ ...figures, code, most: Math.floor(maxKmBetween(otherAt, at)) }]
      : [{ ...figures, code }];
  };
  if (before?.km !== undefined) {
    if (km < before.km) return against('below', before);
    if (km - before.km > maxKmBetween(before.at, at)) return against('jump', before);
  }
  if (after?.km !== undefined) {
    if (km > after.km) return against('above', after);
    if (after.km - km > maxKmBetween(at, after.at)) return against('gap', after);
  }
  return [];
};

const expectedDoubt = (
  { at, litres, km, isFull }: Entry,
  { truck, fills = [] }: Known,
): Doubt[] => {
  if (!truck || litres === undefined || km === undefined) return [];
  const earlier = fills.filter((fill) => fill.at <= at);
  const expected = expectedLitres(truck, earlier, km);
  if (expected === undefined) return [];
  const { expectedShare, expectedLitres: least } = DOUBT_LIMITS;
  const off = litres - expected;
  const isFar = Math.abs(off) > Math.max(least, expected * expectedShare);
  // A partial fill may be as small as one likes.
  return isFar && (off > 0 || isFull)
    ? [{ field: 'liters', code: 'unexpected', litres, expected }]
    : [];
};

const priceDoubt = ({ price }: Entry, { prices }: Known): Doubt[] => {
  const found = price === undefined ? undefined : unusualPrice(price, prices ?? []);
  return found ? [{ field: 'unit_price', code: 'price', ...found }] : [];
};

/**
 * What can hardly be true, so that the user is asked. One figure is doubted once: litres beyond the
 * tank are not also called unexpected, nor is anything expected by a reading that is doubted.
 */
export const doubtsOf = (entry: Entry, known: Known): Doubt[] => {
  const tank = tankDoubts(entry, known);
  const odometer = odometerDoubt(entry, known.fills ?? []);
  const expected = tank.length + odometer.length > 0 ? [] : expectedDoubt(entry, known);
  return [
    ...tank,
    ...expected,
    ...odometer,
    ...priceDoubt(entry, known),
    ...timeDoubts(entry, known),
  ];
};

/** The longest reason, which leaves room for notes. */
export const MAX_REASON = 500;
