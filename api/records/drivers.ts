import { holderOf } from '../../src/domain/assignments/assignment.ts';
import { drivers, type Driver } from '../../src/domain/fleet/drivers.ts';
import type { Json } from '../call.ts';
import { recordKindOf } from './recordKindOf.ts';

const VEHICLES = [
  ['truck_id', 'trucks', 'truck_number'],
  ['trailer_id', 'trailers', 'trailer_number'],
] as const;

export const driverLabel = ({ driver_id, name }: Pick<Driver, 'driver_id' | 'name'>): string =>
  `${driver_id} ${name}`;

export const driverKind = recordKindOf(drivers, {
  collection: 'drivers',
  noun: 'driver',
  clash: async (draft, api) => {
    for (const [field, collection, label] of VEHICLES) {
      const id = draft[field];
      if (typeof id !== 'number') continue;
      const holders = await api.store.drivers.all({ [field]: id });
      const holder = holderOf(holders, field, id, Number(draft['id']));
      if (!holder) continue;
      const vehicle: Json = { ...(await api.store[collection].get(id)) };
      return { field, words: `${String(vehicle[label])} is assigned to ${driverLabel(holder)}` };
    }
    return undefined;
  },
  isAlone: (draft) => VEHICLES.every(([field]) => (draft[field] ?? '') === ''),
  label: driverLabel,
});
