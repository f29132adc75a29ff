import type { IsoDate } from '../base/dates.ts';

export const DRIVER_STATUSES = ['active', 'vacation', 'cancelled'] as const;
export type DriverStatus = (typeof DRIVER_STATUSES)[number];

/** Specification section 9, first reading. */
export const DEFAULT_DRIVER_STATUS: DriverStatus = 'active';

/** A driver as the API stores it; the empty value of every optional field is null. */
export interface Driver {
  id: number;
  /** The company's own number for the driver, unique. */
  driver_id: string;
  name: string;
  name_ar: string | null;
  /** What the number means is open (design.md section 2): kept as typed, never interpreted. */
  uae_number: string | null;
  phone: string | null;
  email: string | null;
  company_id: number | null;
  truck_id: number | null;
  trailer_id: number | null;
  gatepass_expiry: IsoDate | null;
  road_permit_expiry: IsoDate | null;
  status: DriverStatus;
}

export type DriverInput = Omit<Driver, 'id'>;
export type DriverField = keyof DriverInput;

/** What the list filter offers beside the statuses: 'inactive' means not active. */
export const DRIVER_STATUS_FILTERS = ['active', 'inactive', 'vacation', 'cancelled'] as const;
export type DriverStatusFilter = (typeof DRIVER_STATUS_FILTERS)[number];

/** Whether a driver is of the status, or of those taken together, that the filter wants. */
export const matchesStatus = (
  driver: Pick<Driver, 'status'>,
  filter: DriverStatusFilter,
): boolean => (filter === 'inactive' ? driver.status !== 'active' : driver.status === filter);
