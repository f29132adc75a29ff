import type { Driver } from '../fleet/drivers.ts';
import type { Trailer } from '../fleet/trailers.ts';
import type { Truck } from '../fleet/trucks.ts';
import { RESOURCES, type ResourceName } from '../records/resources.ts';

export type Vehicle = Truck | Trailer;

export const VEHICLE_RESOURCES = {
  truck_id: RESOURCES.trucks,
  trailer_id: RESOURCES.trailers,
} as const satisfies Partial<Record<keyof Driver, ResourceName>>;

export type VehicleField = keyof typeof VEHICLE_RESOURCES;
export const VEHICLE_FIELDS = Object.keys(VEHICLE_RESOURCES) as VehicleField[];

/** The driver's field for the vehicles of a record type; undefined for other records. */
export const vehicleFieldOf = (resource: string): VehicleField | undefined =>
  VEHICLE_FIELDS.find((field) => VEHICLE_RESOURCES[field] === resource);

export const fieldBeside = (field: VehicleField): VehicleField =>
  field === 'truck_id' ? 'trailer_id' : 'truck_id';

export const vehicleNumber = (vehicle: Vehicle): string =>
  'truck_number' in vehicle ? vehicle.truck_number : vehicle.trailer_number;

/** The vehicles to assign to a driver: null unassigns, an absent field stays as it is. */
export type RequestedVehicles = Partial<Record<VehicleField, number | null>>;
