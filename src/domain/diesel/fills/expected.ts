import { toLitres } from '../amounts.ts';
import type { Fill } from './fills.ts';
import { trustedReadings } from './readings.ts';

export interface ConsumptionData {
  expected_l_per_100km?: number | null;
  fuel_tank_capacity_l?: number | null;
}

/**
 * The truck's consumption over the distance since it was last full, less what was filled in
 * between, and never more than its tank holds. Undefined if that is unknown, or the reading is
 * lower than it was then.
 * @param fills those before the moment, in chronological order
 */
export const expectedLitres = (
  { expected_l_per_100km: rate, fuel_tank_capacity_l: tank }: ConsumptionData,
  fills: readonly Fill[],
  odometerKm: number,
): number | undefined => {
  const trusted = trustedReadings(fills);
  const isFull = (fill: Fill) => fill.row.full_tank === true && trusted.has(fill);
  const at = fills.findLastIndex(isFull);
  const km = fills[at]?.km;
  if (!rate || km === undefined || odometerKm < km) return undefined;
  const since = fills.slice(at + 1).reduce((sum, { ml }) => sum + ml, 0);
  const needed = ((odometerKm - km) * rate) / 100 - toLitres(since);
  return Math.min(Math.max(0, Math.round(needed)), tank || Infinity);
};
