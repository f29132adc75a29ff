import { branchKey, type BranchId } from '../../base/branch.ts';
import type { FleetKey } from '../issue.ts';
import { consumptionOf, type Consumption } from './consumption.ts';
import { fillsByTruck, type Fill, type FilledVoucher, type FillsByTruck } from './fills.ts';

interface Filled {
  ml: number;
  fills: number;
}

interface TruckUse {
  truck: FleetKey;
  /** Its number, if its vouchers have it. */
  number: string | undefined;
  all: Filled;
  /** At the branch asked for; else at all branches. */
  here: Filled;
  /** From the fills at all branches, as a truck is filled where it passes. */
  consumption: Consumption;
}

const filledIn = (fills: readonly Fill[]): Filled => ({
  ml: fills.reduce((sum, { ml }) => sum + ml, 0),
  fills: fills.length,
});

/** Since a moment, at one branch or any, most litres first. */
export const trucksSince = (fills: FillsByTruck, since: number, branch?: BranchId): TruckUse[] => {
  const found: TruckUse[] = [];
  for (const [truck, own] of fills) {
    const recent = own.filter(({ at }) => at >= since);
    const here = recent.filter(
      ({ row }) => branch === undefined || branchKey(row.branch_id) === branch,
    );
    if (here.length > 0) {
      const consumption = consumptionOf(own, since);
      const number = recent.findLast(({ row }) => row.truck_number)?.row.truck_number ?? undefined;
      found.push({ truck, number, all: filledIn(recent), here: filledIn(here), consumption });
    }
  }
  return found.sort(
    (a, b) =>
      b.here.ml - a.here.ml ||
      String(a.truck).localeCompare(String(b.truck), 'en', { numeric: true }),
  );
};

/** How trucks can be ordered: by litres issued, consumption, or how far that is above the expected one. */
export const TRUCK_ORDERS = ['litres', 'per100', 'above'] as const;
export type TruckOrder = (typeof TRUCK_ORDERS)[number];

export const inOrder = (
  trucks: readonly TruckUse[],
  order: TruckOrder,
  expected: ReadonlyMap<FleetKey, number>,
): TruckUse[] => {
  const figureOf = ({ truck, all, consumption: { per100 } }: TruckUse): number => {
    if (order === 'litres') return all.ml;
    const rate = expected.get(truck);
    if (order === 'per100') return per100 ?? -Infinity;
    return per100 !== undefined && rate ? per100 / rate : -Infinity;
  };
  const figures = new Map(trucks.map((truck) => [truck, figureOf(truck)]));
  const of = (truck: TruckUse) => figures.get(truck) ?? -Infinity;
  return trucks.toSorted((a, b) => Number(of(b) > of(a)) - Number(of(b) < of(a)));
};

/** The trucks of a period; a truck's first stretch starts with the full tank before it. */
export const trucksIn = (
  rows: readonly (FilledVoucher & { at: string })[],
  { since, until }: { since: number; until: number },
  branch?: BranchId,
): TruckUse[] =>
  trucksSince(fillsByTruck(rows.filter(({ at }) => Date.parse(at) < until)), since, branch);
