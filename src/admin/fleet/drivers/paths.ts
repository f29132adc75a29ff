import type { DriverFilter } from '../../../domain/drivers/driverFilter.ts';
import { RESOURCES } from '../../../domain/resources.ts';

export const DRIVERS_PATH = `/${RESOURCES.drivers}`;
export const ADD_DRIVER_PATH = `${DRIVERS_PATH}/create`;
export const IMPORT_DRIVERS_PATH = `${DRIVERS_PATH}/import`;

/** Address of the drivers list narrowed to a filter, from its first page. */
export const driversPath = (filter: DriverFilter): string =>
  `${DRIVERS_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}&page=1`;
