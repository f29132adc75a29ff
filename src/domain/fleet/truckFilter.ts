import type { CompanyDay } from '../base/companyDay.ts';
import { papersMatch, type PaperFilter } from '../expiries/expiries.ts';
import type { BodyType, TrackingStatus, Truck, TruckStatus } from './truck.ts';
import { TRUCK_HOLDER, type TruckPaper } from './truckExpiries.ts';

/** The fields that the search box of the trucks screen looks into, beside the plate. */
export const TRUCK_SEARCH_FIELDS = [
  'truck_number',
  'make',
  'model',
  'chassis_no',
] as const satisfies readonly (keyof Truck)[];

/** What the trucks list can be narrowed to, beside the search text. */
export interface TruckFilter extends PaperFilter<TruckPaper> {
  status?: TruckStatus;
  body_type?: BodyType;
  tracking_status?: TrackingStatus;
}

/** Every filter that `truckMatches` knows, for whoever offers them one by one. */
export const TRUCK_FILTERS = [
  'status',
  'body_type',
  'tracking_status',
  'expiry',
  'registration',
  'insurance',
  'road_permit',
  'gatepass',
] as const satisfies readonly (keyof TruckFilter)[];

/** Whether a truck is among what the filter wants on `day`. */
export const truckMatches = (truck: Truck, filter: TruckFilter, day: CompanyDay): boolean =>
  (!filter.status || truck.status === filter.status) &&
  (!filter.body_type || truck.body_type === filter.body_type) &&
  (!filter.tracking_status || truck.tracking_status === filter.tracking_status) &&
  papersMatch(TRUCK_HOLDER, truck, filter, day);
