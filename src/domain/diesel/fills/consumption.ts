import type { Fill } from './fills.ts';
import { maxKmBetween, trustedReadings } from './readings.ts';

/** No tank is filled to the same litre each time: over a short distance that would look like consumption. */
const SHORTEST_KM = 50;

/** A distance from one full tank to the next, with every litre known. */
export interface Stretch {
  from: Fill;
  to: Fill;
  km: number;
  /** Everything filled after `from`, up to and including `to`. */
  ml: number;
  /** Litres per 100 km. */
  per100: number;
}

export type NoFigure =
  | 'noFills'
  | 'oneFullTank'
  | 'noReadings'
  | 'wrongReadings'
  | 'missed'
  | 'noDistance';

export interface Consumption {
  stretches: readonly Stretch[];
  km: number;
  ml: number;
  /** Litres per 100 km over all stretches; undefined if it cannot be computed. */
  per100: number | undefined;
  reason: NoFigure | undefined;
  /** Those whose reading was left out, as it contradicts others. */
  outOfOrder: readonly Fill[];
}

/** Litres per 100 km. */
const per100 = (ml: number, km: number): number => ml / 10 / km;

const stretchesIn = (fills: readonly Fill[], trusted: ReadonlySet<Fill>): Stretch[] => {
  const found: Stretch[] = [];
  let from: Fill | undefined;
  let ml = 0;
  for (const fill of fills) {
    // How much was filled before is unknown: only a full tank starts a new stretch.
    if (fill.row.missed_previous) from = undefined;
    ml += fill.ml;
    if (!fill.row.full_tank || !trusted.has(fill)) continue;
    const km = from ? (fill.km ?? 0) - (from.km ?? 0) : 0;
    // Topped up again after a short distance, it belongs to the next stretch.
    if (from && km < SHORTEST_KM) continue;
    // Each reading between may be plausible by itself, as a day is allowed for any two.
    if (from && km <= maxKmBetween(from.at, fill.at)) {
      found.push({ from, to: fill, km, ml, per100: per100(ml, km) });
    }
    from = fill;
    ml = 0;
  }
  return found;
};

const whyNone = (fills: readonly Fill[], trusted: ReadonlySet<Fill>): NoFigure => {
  if (fills.length === 0) return 'noFills';
  const full = fills.filter(({ row }) => row.full_tank);
  if (full.length < 2) return 'oneFullTank';
  const read = full.filter(({ km }) => km !== undefined);
  if (read.length < 2) return 'noReadings';
  if (read.filter((fill) => trusted.has(fill)).length < 2) return 'wrongReadings';
  return fills.some(({ row }) => row.missed_previous) ? 'missed' : 'noDistance';
};

/**
 * From full tank to full tank: the litres of all fills after the first full one up to the next,
 * over the kilometres between the two readings. Partial fills, and full ones with a missing or
 * wrong reading, only add their litres; a missed fill breaks the chain. `fills` are those of one
 * truck in chronological order.
 */
export const consumptionOf = (fills: readonly Fill[], since = -Infinity): Consumption => {
  const trusted = trustedReadings(fills);
  const stretches = stretchesIn(fills, trusted).filter(({ to }) => to.at >= since);
  const km = stretches.reduce((sum, stretch) => sum + stretch.km, 0);
  const ml = stretches.reduce((sum, stretch) => sum + stretch.ml, 0);
  const isKnown = stretches.length > 0;
  const recent = fills.filter(({ at }) => at >= since);
  return {
    stretches,
    km,
    ml,
    per100: isKnown ? per100(ml, km) : undefined,
    reason: isKnown ? undefined : whyNone(recent, trusted),
    outOfOrder: recent.filter((fill) => fill.km !== undefined && !trusted.has(fill)),
  };
};
