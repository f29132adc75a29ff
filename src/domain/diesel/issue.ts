import type { DieselEntry } from './entry.ts';

/** Diesel given to a truck. `Issue` never means a defect here. */
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
