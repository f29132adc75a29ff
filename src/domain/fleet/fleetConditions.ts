import type { OwnConditions } from '../records/conditions.ts';
import { RESOURCES } from '../records/resources.ts';

const assignedBy =
  (field: 'truck_id' | 'trailer_id'): OwnConditions[string] =>
  (wanted) => [{ namedBy: RESOURCES.drivers, in: field, exists: wanted !== 'without' }];

/** The own filters of record types as data, where a database can test them. */
export const FLEET_CONDITIONS: Readonly<Partial<Record<string, OwnConditions>>> = {
  [RESOURCES.trucks]: { driver: assignedBy('truck_id') },
  [RESOURCES.trailers]: {
    driver: assignedBy('trailer_id'),
    load_state: (wanted) => [{ field: 'load_state', oneOf: [String(wanted)] }],
  },
};
