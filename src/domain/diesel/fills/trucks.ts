import type { Sliced } from '../../base/slices.ts';
import { consumptionOf, type Consumption } from './consumption.ts';
import { fillsSliced, type FilledVoucher, type FillsByTruck } from './fills.ts';

/** What a truck was issued in a period, and its consumption. */
export interface TruckUse {
  truck: number;
  ml: number;
  fills: number;
  consumption: Omit<Consumption, 'stretches'>;
}

/** The trucks that were issued diesel since a moment, at one branch or any, highest consumption first. */
export function* trucksSliced(
  fills: FillsByTruck,
  since: number,
  branch?: number,
): Sliced<TruckUse[]> {
  const found: TruckUse[] = [];
  for (const [truck, all] of fills) {
    const own = all.filter(
      ({ at, row }) => at >= since && (branch === undefined || row.branch_id === branch),
    );
    if (own.length === 0) continue;
    const { km, ml, per100, reason } = consumptionOf(all, since);
    found.push({
      truck,
      ml: own.reduce((sum, fill) => sum + fill.ml, 0),
      fills: own.length,
      consumption: { km, ml, per100, reason },
    });
    yield;
  }
  return found.sort((a, b) => b.ml - a.ml || a.truck - b.truck);
}

/** The same for a period; a truck's first stretch starts with the full tank before it. */
export function* trucksIn(
  rows: readonly (FilledVoucher & { at: string })[],
  { since, until }: { since: number; until: number },
  branch?: number,
): Sliced<TruckUse[]> {
  const fills = yield* fillsSliced(rows.filter(({ at }) => Date.parse(at) < until));
  return yield* trucksSliced(fills, since, branch);
}
