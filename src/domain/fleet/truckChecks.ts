import {
  date,
  instant,
  integer,
  maxLength,
  numberFrom,
  oneOf,
  problemsOf,
  required,
  type Check,
  type Problems,
} from '../base/validation.ts';
import { plateChecks, plateProblems } from '../plates/plateChecks.ts';
import { BODY_TYPES, TRACKING_STATUSES, TRUCK_STATUSES, type TruckField } from './truck.ts';

/** A truck needs its number; the rest may be empty. */
export const truckChecks = {
  truck_number: [required, maxLength(50)],
  ...plateChecks,
  make: [maxLength(100)],
  model: [maxLength(100)],
  year: [integer, numberFrom(1950, 2100)],
  color: [maxLength(50)],
  body_type: [oneOf(BODY_TYPES)],
  axle_count: [integer, numberFrom(1, 12)],
  chassis_no: [maxLength(50)],
  company_id: [integer],
  registration_expiry: [date],
  insurance_company: [maxLength(100)],
  insurance_expiry: [date],
  road_permit_expiry: [date],
  gatepass_expiry: [date],
  tracking_status: [oneOf(TRACKING_STATUSES)],
  tracking_provider: [maxLength(100)],
  tracking_last_seen: [instant],
  odometer_km: [integer, numberFrom(0, 5_000_000)],
  fuel_tank_capacity_l: [numberFrom(0, 5000)],
  expected_l_per_100km: [numberFrom(0, 200)],
  status: [oneOf(TRUCK_STATUSES)],
  notes: [maxLength(2000)],
} satisfies Record<TruckField, readonly Check[]>;

/** What is wrong with a truck, by field. Whether number or plate are taken is for the caller to add. */
export const truckProblems = (
  truck: Partial<Record<TruckField, unknown>>,
): Problems<TruckField> => ({
  ...problemsOf<TruckField>(truckChecks, truck),
  ...plateProblems(truck),
});
