import {
  date,
  email,
  integer,
  maxLength,
  oneOf,
  phone,
  problemsOf,
  required,
  type Check,
  type Problems,
} from '../base/validation.ts';
import { DRIVER_STATUSES, type DriverField } from './driver.ts';

/** A driver needs `driver_id` and `name`; the rest may be empty (design.md section 2). */
export const driverChecks = {
  driver_id: [required, maxLength(50)],
  name: [required, maxLength(255)],
  name_ar: [maxLength(255)],
  uae_number: [maxLength(50)],
  phone: [phone],
  email: [email, maxLength(255)],
  company_id: [integer],
  truck_id: [integer],
  trailer_id: [integer],
  gatepass_expiry: [date],
  road_permit_expiry: [date],
  status: [oneOf(DRIVER_STATUSES)],
} satisfies Record<DriverField, readonly Check[]>;

/** What is wrong with a driver, by field. Whether the driver_id is taken is for the caller to add. */
export const driverProblems = (
  driver: Partial<Record<DriverField, unknown>>,
): Problems<DriverField> => problemsOf<DriverField>(driverChecks, driver);
