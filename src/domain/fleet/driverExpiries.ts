import type { CompanyDay } from '../base/companyDay.ts';
import { expiriesOf, paperStatus } from '../expiries/expiries.ts';
import type { Expiry, ExpiryKind, ExpiryState } from '../expiries/expiry.ts';
import { RESOURCES } from '../records/resources.ts';
import type { Driver } from './driver.ts';

/** The papers of a driver that expire, and the field that holds each date. */
export const DRIVER_PAPERS = {
  gatepass: 'gatepass_expiry',
  road_permit: 'road_permit_expiry',
} as const satisfies Partial<Record<ExpiryKind, keyof Driver>>;
export type DriverPaper = keyof typeof DRIVER_PAPERS;

const DRIVERS = {
  resource: RESOURCES.drivers,
  papers: DRIVER_PAPERS,
  label: ({ name }: Driver) => name,
};

/** Where one paper of a driver stands on a day. */
export const driverExpiry = (driver: Driver, paper: DriverPaper, day: CompanyDay) =>
  paperStatus(DRIVERS, driver, paper, day);

/** Every known date of the drivers' papers on `day`, most urgent first. */
export const driverExpiries = (drivers: readonly Driver[], day: CompanyDay): Expiry[] =>
  expiriesOf(DRIVERS, drivers, day);

/** Of a list of drivers, those with a paper in the given state on `day`. */
export const driversWithPaper = (
  drivers: readonly Driver[],
  paper: DriverPaper,
  state: ExpiryState,
  day: CompanyDay,
): Driver[] => drivers.filter((driver) => driverExpiry(driver, paper, day).state === state);
