import type { CompanyDay } from '../base/companyDay.ts';
import { countEach } from '../records/figures.ts';
import type { Truck } from './truck.ts';
import { truckMatches, type TruckFilter } from './truckFilter.ts';

/** The figures of the trucks screen and the rows that each of them opens. */
export const TRUCK_FIGURES = {
  total: {},
  active: { status: 'active' },
  /** At least one paper is due within 30 days; what is already past counts apart. */
  due: { expiry: 'due' },
  overdue: { expiry: 'overdue' },
} as const satisfies Record<string, TruckFilter>;
export type TruckFigure = keyof typeof TRUCK_FIGURES;
export type TruckSummary = Record<TruckFigure, number>;

/** A truck with one paper due and another one past counts in both, and is in both lists. */
export const summarizeTrucks = (trucks: readonly Truck[], day: CompanyDay): TruckSummary =>
  countEach<TruckFigure, TruckFilter, Truck>(TRUCK_FIGURES, trucks, (truck, filter) =>
    truckMatches(truck, filter, day),
  );
