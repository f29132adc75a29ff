import type { VehicleField } from '../../../src/domain/assignments/vehicleFields.ts';
import type { Problems } from '../../../src/domain/base/validation.ts';
import type { Driver } from '../../../src/domain/fleet/driver.ts';
import type { Plate } from '../../../src/domain/plates/plate.ts';
import { plateTaken } from '../../../src/domain/plates/plateKey.ts';
import type { Api } from '../api.ts';
import type { FieldErrors, Json } from '../call.ts';
import { wordsFor } from '../words.ts';
import { checkLinks } from './checks.ts';
import { driverLabel } from './drivers.ts';
import type { FieldType } from './fields.ts';

/** The fields that trucks and trailers have in common. */
export const VEHICLE_FIELD_TYPES = {
  plate_emirate: 'text',
  plate_category: 'text',
  plate_code: 'text',
  plate_number: 'text',
  make: 'text',
  model: 'text',
  color: 'text',
  year: 'integer',
  axle_count: 'integer',
  company_id: 'integer',
  registration_expiry: 'text',
  insurance_expiry: 'text',
  status: 'text',
  notes: 'text',
} as const satisfies Record<string, FieldType>;

export const EMPTY_VEHICLE = {
  plate_emirate: null,
  plate_category: null,
  plate_code: null,
  plate_number: null,
  make: null,
  model: null,
  color: null,
  year: null,
  axle_count: null,
  company_id: null,
  registration_expiry: null,
  insurance_expiry: null,
  notes: null,
} as const;

/** What is wrong with a truck or a trailer, whose rows do not share a plate. */
export const vehicleProblems =
  (collection: 'trucks' | 'trailers', problems: (draft: Json) => Problems<string>) =>
  (draft: Json, api: Api): FieldErrors => {
    const rows: readonly (Plate & { id: number })[] = api.store[collection].all();
    return {
      ...wordsFor({ ...plateTaken(rows, draft, draft['id']), ...problems(draft) }),
      ...checkLinks(draft, api, { company_id: 'companies' }),
    };
  };

/** That somebody has the vehicle keeps it from being deleted. */
export const refuseAssigned = (
  api: Api,
  field: VehicleField,
  id: number,
  label: string,
): string | undefined => {
  const driver = api.store.drivers.find((row: Driver) => row[field] === id);
  return driver && `${label} is assigned to ${driverLabel(driver)}`;
};
