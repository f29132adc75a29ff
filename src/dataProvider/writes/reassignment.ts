import {
  VEHICLE_FIELDS,
  type VehicleField,
  type RequestedVehicles,
} from '../../domain/assignments/vehicleFields.ts';

/** For each vehicle, the driver (by id) from whom the user agreed to take it. */
export type Takeovers = Partial<Record<VehicleField, number>>;

/** Vehicles that a driver will gain or lose. */
export interface Reassignment {
  driver: number | string;
  requested: RequestedVehicles;
  confirmedTakeovers?: Takeovers;
  /** Other edits to the driver, saved with it; needs `previous`. */
  edited?: object;
  /** The driver as the user saw it. */
  previous?: object;
}

/** An edited driver's vehicles that are to be taken from others. */
export const takeoverRequest = (
  edited: object,
  confirmedTakeovers: Takeovers,
): Pick<Reassignment, 'requested' | 'confirmedTakeovers'> => {
  const values: RequestedVehicles = edited;
  const fields = VEHICLE_FIELDS.filter((field) => confirmedTakeovers[field] !== undefined);
  const requested = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { requested, confirmedTakeovers };
};
