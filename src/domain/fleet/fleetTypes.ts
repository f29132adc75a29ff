import type { RecordOf } from '../records/recordType.ts';
import { drivers } from './drivers.ts';
import { trailers } from './trailers.ts';
import { trucks } from './trucks.ts';

export const FLEET_TYPES = { drivers, trucks, trailers };

export type FleetList = keyof typeof FLEET_TYPES;
export type FleetRecord<List extends FleetList = FleetList> = RecordOf<(typeof FLEET_TYPES)[List]>;

export const FLEET_LISTS = Object.keys(FLEET_TYPES) as FleetList[];
