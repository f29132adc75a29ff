import { trucks } from '../../../src/domain/fleet/trucks.ts';
import { recordKindOf } from './recordKindOf.ts';
import { refuseAssigned } from './vehicles.ts';

export const truckKind = recordKindOf(trucks, {
  collection: 'trucks',
  noun: 'truck',
  refuseDelete: ({ id, truck_number }, api) => refuseAssigned(api, 'truck_id', id, truck_number),
});
