import { takenBy } from '../../../src/domain/assignments/assignment.ts';
import { drivers, type Driver } from '../../../src/domain/fleet/drivers.ts';
import { recordKindOf } from './recordKindOf.ts';

/** A driver's name in the log and in refusals. */
export const driverLabel = ({ driver_id, name }: Pick<Driver, 'driver_id' | 'name'>): string =>
  `${driver_id} ${name}`;

export const driverKind = recordKindOf(drivers, {
  collection: 'drivers',
  noun: 'driver',
  clash: (draft, rows, api) => {
    const { id, truck_id = null, trailer_id = null } = draft as Partial<Driver>;
    if (truck_id === null && trailer_id === null) return undefined;
    const { truck_id: driving, trailer_id: pulling } = takenBy(rows(), id, {
      truck_id,
      trailer_id,
    });
    if (driving) {
      const number = api.store.trucks.get(truck_id)?.truck_number;
      return { field: 'truck_id', words: `${number} is assigned to ${driverLabel(driving)}` };
    }
    if (!pulling) return undefined;
    const number = api.store.trailers.get(trailer_id)?.trailer_number;
    return { field: 'trailer_id', words: `${number} is assigned to ${driverLabel(pulling)}` };
  },
  label: driverLabel,
});
