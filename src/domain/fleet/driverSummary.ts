import type { CompanyDay } from '../base/companyDay.ts';
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

/** What only the rows can tell beside the four: the server's call does not know the overdue ones. */
export interface DriverFigures extends DriverSummary {
  gatepass_overdue?: number;
  permit_overdue?: number;
}

/** Counts the figures from the rows that each of them opens. */
export const summarizeDrivers = (drivers: readonly Driver[], day: CompanyDay): DriverSummary => ({
  total_drivers: drivers.length,
  active_drivers: drivers.filter((driver) => matchesStatus(driver, 'active')).length,
  gatepass_expiring: driversWithPaper(drivers, 'gatepass', 'due', day).length,
  permit_expiring: driversWithPaper(drivers, 'road_permit', 'due', day).length,
});

/** The figures with the overdue papers, which are shown apart. */
export const driverFigures = (drivers: readonly Driver[], day: CompanyDay): DriverFigures => ({
  ...summarizeDrivers(drivers, day),
  gatepass_overdue: driversWithPaper(drivers, 'gatepass', 'overdue', day).length,
  permit_overdue: driversWithPaper(drivers, 'road_permit', 'overdue', day).length,
});
