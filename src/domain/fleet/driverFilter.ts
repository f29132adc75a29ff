import type { CompanyDay } from '../base/companyDay.ts';
import type { ExpiryState } from '../expiries/expiry.ts';
import { matchesStatus, type Driver, type DriverStatusFilter } from './driver.ts';
import { DRIVER_PAPERS, driverExpiry, type DriverPaper } from './driverExpiries.ts';

/** The fields that the search box of the drivers screen looks into: by name and ID. */
export const DRIVER_SEARCH_FIELDS = ['name', 'name_ar', 'driver_id'] as const;

/** What the drivers list can be narrowed to, beside the search text. */
export interface DriverFilter {
  status?: DriverStatusFilter;
  gatepass?: ExpiryState;
  road_permit?: ExpiryState;
}

const papers = Object.keys(DRIVER_PAPERS) as DriverPaper[];

/** Whether a driver is among what the filter wants on `day`. */
export const driverMatches = (driver: Driver, filter: DriverFilter, day: CompanyDay): boolean =>
  (!filter.status || matchesStatus(driver, filter.status)) &&
  papers.every((paper) => {
    const state = filter[paper];
    return !state || driverExpiry(driver, paper, day).state === state;
  });
