import { cleanValues, newBody, type Values } from '../records/recordValues.ts';
import { DEFAULT_DRIVER_STATUS, type DriverField, type DriverInput } from './driver.ts';

/** What the add form starts with. */
export const NEW_DRIVER = { status: DEFAULT_DRIVER_STATUS } as const;

/** The fields that POST takes (specification section 7); they are always sent. */
const POSTED = [
  'driver_id',
  'name',
  'uae_number',
  'company_id',
  'gatepass_expiry',
  'road_permit_expiry',
  'status',
] as const satisfies (keyof DriverInput)[];

/** Our own fields beside them; sent only when filled, as a server need not know them. */
const BESIDE = [
  'name_ar',
  'phone',
  'email',
  'truck_id',
  'trailer_id',
] as const satisfies (keyof DriverInput)[];

const NUMBERS = ['company_id', 'truck_id', 'trailer_id'] as const satisfies (keyof DriverInput)[];

/** What a form holds, as it is stored: trimmed, null where empty, ids as integers. */
export const driverValues = <T extends Values<DriverField>>(values: T): T =>
  cleanValues(values, NUMBERS);

/** The body of the call that adds a driver. */
export const newDriverValues = (values: Values<DriverField>): Values<DriverField> =>
  newBody<DriverField>(driverValues(values), POSTED, BESIDE);
