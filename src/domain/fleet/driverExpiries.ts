import type { IsoDate } from '../base/dates.ts';
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
export const driverExpiry = (driver: Driver, paper: DriverPaper, today: IsoDate) =>
  paperStatus(DRIVERS, driver, paper, today);

/** Every known date of the drivers' papers on `today`, most urgent first. */
export const driverExpiries = (drivers: readonly Driver[], today: IsoDate): Expiry[] =>
  expiriesOf(DRIVERS, drivers, today);

/** Of a list of drivers, those with a paper in the given state on `today`. */
export const driversWithPaper = (
  drivers: readonly Driver[],
  paper: DriverPaper,
  state: ExpiryState,
  today: IsoDate,
): Driver[] => drivers.filter((driver) => driverExpiry(driver, paper, today).state === state);
