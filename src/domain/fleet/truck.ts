import type { IsoDate } from '../base/dates.ts';
import type { Plate } from '../plates/plate.ts';

export const TRUCK_STATUSES = ['active', 'maintenance', 'inactive', 'sold'] as const;
export type TruckStatus = (typeof TRUCK_STATUSES)[number];

export const DEFAULT_TRUCK_STATUS: TruckStatus = 'active';

export const BODY_TYPES = ['tractor', 'rigid', 'tipper', 'tanker', 'pickup'] as const;
export type BodyType = (typeof BODY_TYPES)[number];

export const TRACKING_STATUSES = ['active', 'offline', 'none'] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

/** A truck as the API stores it; the empty value of every optional field is null. */
export interface Truck extends Plate {
  id: number;
  /** The company's own number for the truck, unique. */
  truck_number: string;
  make: string | null;
  model: string | null;
  year: number | null;
  color: string | null;
  body_type: BodyType | null;
  axle_count: number | null;
  chassis_no: string | null;
  company_id: number | null;
  registration_expiry: IsoDate | null;
  insurance_company: string | null;
  insurance_expiry: IsoDate | null;
  road_permit_expiry: IsoDate | null;
  gatepass_expiry: IsoDate | null;
  tracking_status: TrackingStatus;
  tracking_provider: string | null;
  /** An instant in UTC. */
  tracking_last_seen: string | null;
  odometer_km: number | null;
  fuel_tank_capacity_l: number | null;
  expected_l_per_100km: number | null;
  status: TruckStatus;
  notes: string | null;
}

export type TruckInput = Omit<Truck, 'id'>;
export type TruckField = keyof TruckInput;

/** The fields that are stored as numbers. */
export const TRUCK_NUMBERS = [
  'year',
  'axle_count',
  'company_id',
  'odometer_km',
  'fuel_tank_capacity_l',
  'expected_l_per_100km',
] as const satisfies TruckField[];
