import { cleanPlate, cleanValues, newBody, type Values } from '../records/recordValues.ts';
import { DEFAULT_TRUCK_STATUS, TRUCK_NUMBERS, type TruckField } from './truck.ts';
import { truckChecks } from './truckChecks.ts';

/** What the add form starts with. */
export const NEW_TRUCK = { status: DEFAULT_TRUCK_STATUS, tracking_status: 'none' } as const;

/** The fields that the specification names; the call that adds a truck always carries them. */
const ALWAYS = [
  'truck_number',
  'model',
  'registration_expiry',
  'status',
  'tracking_status',
] as const satisfies TruckField[];

/** What a form holds, as it is stored: trimmed, null where empty, numbers as numbers. */
export const truckValues = <T extends Values<TruckField>>(values: T): T =>
  cleanPlate(cleanValues(values, TRUCK_NUMBERS));

/** The body of the call that adds a truck. */
export const newTruckValues = (values: Values<TruckField>): Values<TruckField> =>
  newBody<TruckField>(truckValues(values), ALWAYS, Object.keys(truckChecks) as TruckField[]);
