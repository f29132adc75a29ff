import type { Driver } from '../fleet/drivers.ts';

/** The driver's fields that refer to an assigned vehicle. */
export const VEHICLE_FIELDS = ['truck_id', 'trailer_id'] as const satisfies (keyof Driver)[];
export type VehicleField = (typeof VEHICLE_FIELDS)[number];

/** The vehicles to assign to a driver: null unassigns, an absent field stays as it is. */
export type RequestedVehicles = Partial<Record<VehicleField, number | null>>;
