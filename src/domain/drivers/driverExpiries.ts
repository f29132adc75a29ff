import type { IsoDate } from '../dates.ts';
import {
  byUrgency,
  expiryStatus,
  type Expiry,
  type ExpiryKind,
  type ExpiryState,
} from '../expiry.ts';
import type { Driver } from './driver.ts';

/** The papers of a driver that expire, and the field that holds each date. */
export const DRIVER_PAPERS = {
  gatepass: 'gatepass_expiry',
  road_permit: 'road_permit_expiry',
} as const satisfies Partial<Record<ExpiryKind, keyof Driver>>;
export type DriverPaper = keyof typeof DRIVER_PAPERS;

const papers = Object.keys(DRIVER_PAPERS) as DriverPaper[];

export const driverExpiry = (driver: Driver, paper: DriverPaper, today: IsoDate) =>
  expiryStatus(driver[DRIVER_PAPERS[paper]], today);

/** Every known date of the drivers' papers on `today`, most urgent first. */
export const driverExpiries = (drivers: readonly Driver[], today: IsoDate): Expiry[] =>
  drivers
    .flatMap((driver) =>
      papers.map((kind) => ({
        ...driverExpiry(driver, kind, today),
        kind,
        date: driver[DRIVER_PAPERS[kind]] ?? '',
        holder: { resource: 'fleet/drivers', id: driver.id, label: driver.name },
      })),
    )
    .filter(({ state }) => state !== 'unknown')
    .toSorted(byUrgency);

/** Of a list of drivers, those with a paper in the given state on `today`. */
export const driversWithPaper = (
  drivers: readonly Driver[],
  paper: DriverPaper,
  state: ExpiryState,
  today: IsoDate,
): Driver[] => drivers.filter((driver) => driverExpiry(driver, paper, today).state === state);
