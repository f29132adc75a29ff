import type { IsoDate } from '../dates.ts';
import { matchesStatus, type Driver } from './driver.ts';
import { driversWithPaper } from './driverExpiries.ts';

/** The four figures of the drivers screen, named as GET /api/fleet/drivers/summary.php names them. */
export interface DriverSummary {
  total_drivers: number;
  active_drivers: number;
  /** Due within 30 days; what is already past is not in it. */
  gatepass_expiring: number;
  permit_expiring: number;
}

/** Counts the figures from the rows that each of them opens. */
export const summarizeDrivers = (drivers: readonly Driver[], today: IsoDate): DriverSummary => ({
  total_drivers: drivers.length,
  active_drivers: drivers.filter((driver) => matchesStatus(driver, 'active')).length,
  gatepass_expiring: driversWithPaper(drivers, 'gatepass', 'due', today).length,
  permit_expiring: driversWithPaper(drivers, 'road_permit', 'due', today).length,
});
