import type { VehicleField } from '../../domain/assignments/vehicleFields.ts';
import type { Trailer } from '../../domain/fleet/trailers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES, type ResourceName } from '../../domain/records/resources.ts';
import type { MessageKey } from '../../i18n/messages.ts';

interface VehicleKind {
  resource: ResourceName;
  label: MessageKey;
  numberOf: (vehicle: Truck | Trailer) => string;
  path: (id: number) => string;
}

const numberOf = (vehicle: Truck | Trailer): string =>
  'truck_number' in vehicle ? vehicle.truck_number : vehicle.trailer_number;

/** The vehicles that a driver can have, by the driver's field that refers to them. */
export const VEHICLES: Readonly<Record<VehicleField, VehicleKind>> = {
  truck_id: {
    resource: RESOURCES.trucks,
    label: 'vehicles.assignment.truck',
    numberOf,
    path: (id) => `/${RESOURCES.trucks}/${id}/show`,
  },
  trailer_id: {
    resource: RESOURCES.trailers,
    label: 'vehicles.assignment.trailer',
    numberOf,
    path: (id) => `/${RESOURCES.trailers}/${id}/show`,
  },
};
