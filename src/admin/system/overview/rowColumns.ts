import type { DriverField } from '../../../domain/fleet/drivers.ts';
import type { TrailerField } from '../../../domain/fleet/trailers.ts';
import type { TruckField } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';

const drivers: DriverField[] = [
  'name',
  'driver_id',
  'status',
  'truck_id',
  'trailer_id',
  'gatepass_expiry',
  'road_permit_expiry',
];
const trucks: TruckField[] = [
  'truck_number',
  'model',
  'status',
  'registration_expiry',
  'insurance_expiry',
  'road_permit_expiry',
  'gatepass_expiry',
];
const trailers: TrailerField[] = [
  'trailer_number',
  'type',
  'status',
  'load_state',
  'registration_expiry',
  'insurance_expiry',
  'tir_expiry',
];

/** The columns of the rows behind a figure; the first field names the record. */
export const ROW_COLUMNS = {
  [RESOURCES.drivers]: drivers,
  [RESOURCES.trucks]: trucks,
  [RESOURCES.trailers]: trailers,
} as const;
