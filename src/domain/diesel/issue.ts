import type { DieselEntry } from './entry.ts';

/** Diesel handed out to a truck. Not a defect: those are never called issues here. */
export interface DieselIssue extends DieselEntry {
  truck_id: number;
  driver_id: number | null;
  liters: number;
  odometer_km: number | null;
  full_tank: boolean;
  /** AED per litre when it was issued. */
  unit_cost: number;
  total_cost: number;
  issued_by: string;
}
export type DieselIssueInput = Omit<
  DieselIssue,
  'id' | 'ref' | 'status' | 'total_cost' | 'issued_by'
>;
