import type { VehicleField } from '../../src/domain/assignments/vehicleFields.ts';
import type { Api } from '../api.ts';
import { USUAL, USUAL_NAMES, type UsualName } from '../store/usual.ts';
import { driverLabel } from './drivers.ts';
import type { RecordKind } from './recordKind.ts';
import { recordKindOf } from './recordKindOf.ts';

/** Refuses to delete a vehicle that a driver has. */
const unlessAssigned =
  (field: VehicleField, label: 'truck_number' | 'trailer_number') =>
  async (row: Readonly<Record<string, unknown>>, api: Api): Promise<string | undefined> => {
    const driver = await api.store.drivers.first({ [field]: Number(row['id']) });
    return driver && `${String(row[label])} is assigned to ${driverLabel(driver)}`;
  };

/** Why a row cannot be deleted, where only the server knows. */
const REFUSALS: Partial<Record<UsualName, ReturnType<typeof unlessAssigned>>> = {
  trucks: unlessAssigned('truck_id', 'truck_number'),
  trailers: unlessAssigned('trailer_id', 'trailer_number'),
};

const kindOf = (name: UsualName): RecordKind<UsualName> =>
  recordKindOf<UsualName>(USUAL[name], {
    collection: name,
    noun: name.replace(/s$/, ''),
    refuseDelete: async (row, api) => REFUSALS[name]?.({ ...row }, api),
  });

export const usualKinds = USUAL_NAMES.map(kindOf);
