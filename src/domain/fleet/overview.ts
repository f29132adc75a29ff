import type { IsoDate } from '../dates.ts';

/** The figures of GET /api/admin/stats.php. */
export interface FleetMetrics {
  trucks: { active_trucks: number; expiring_soon: number };
  trailers: { active_trailers: number; expiring_soon: number; empty_trailers: number };
  /** `vacation_drivers` is beyond the specification: not every server sends it. */
  drivers: { active_drivers: number; vacation_drivers?: number };
}

/** One row of GET /api/admin/assignments.php: a driver and what the driver has. */
export interface AssignmentRow {
  /** Position in the whole list, from 1. */
  number: number;
  /** The company's own number for the driver. */
  id: string;
  name: string;
  truck: string | null;
  trailer: string | null;
  driverDetails: { phone: string | null; email: string | null };
  truckDetails: { model: string | null; status: string; expiry: IsoDate | null } | null;
  trailerDetails: { type: string | null; status: string; expiry: IsoDate | null } | null;
}
