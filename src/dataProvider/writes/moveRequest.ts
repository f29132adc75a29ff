import {
  VEHICLE_FIELDS,
  type VehicleField,
  type VehicleWish,
} from '../../domain/assignments/vehicleFields.ts';

/** From whom the user agreed to take a vehicle away, by the id of the driver who has it. */
export type Agreement = Partial<Record<VehicleField, number>>;

/** A driver who shall get vehicles or lose them. */
export interface VehicleMove {
  driver: number | string;
  wish: VehicleWish;
  agreed?: Agreement;
  /** What else of the driver is stored with it, as edited; needs `previous`. */
  edited?: Record<string, unknown>;
  /** The driver as the user saw it. */
  previous?: Record<string, unknown>;
}

/** What a save was told of vehicles to be taken away, in its `meta`. */
export const agreementIn = (meta: unknown): Agreement | undefined => {
  const { agreed } = (meta ?? {}) as { agreed?: Agreement };
  return agreed && VEHICLE_FIELDS.some((field) => agreed[field] !== undefined) ? agreed : undefined;
};

/** Of an edited driver, the vehicles that are to be taken from others. */
export const wishOf = (edited: object, agreed: Agreement): Pick<VehicleMove, 'wish' | 'agreed'> => {
  const values: VehicleWish = edited;
  const fields = VEHICLE_FIELDS.filter((field) => agreed[field] !== undefined);
  return { wish: Object.fromEntries(fields.map((field) => [field, values[field]])), agreed };
};
