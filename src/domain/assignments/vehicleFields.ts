import type { Driver } from '../fleet/drivers.ts';

/** What a driver can be given, as the driver's fields that point to it. */
export const VEHICLE_FIELDS = ['truck_id', 'trailer_id'] as const satisfies (keyof Driver)[];
export type VehicleField = (typeof VEHICLE_FIELDS)[number];

/** A vehicle to be given to a driver, null to take it away; what is absent stays as it is. */
export type RequestedVehicles = Partial<Record<VehicleField, number | null>>;
