import { DEFAULT_DRIVER_STATUS, type Driver, type DriverInput } from './driver.ts';

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

type Values = Partial<Record<keyof Driver, unknown>>;

const NUMBERS: readonly string[] = ['company_id', 'truck_id', 'trailer_id'];

const clean = (field: string, value: unknown): unknown => {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === undefined || text === null || text === '') return null;
  return NUMBERS.includes(field) ? Number(text) : text;
};

/** What a form holds, as it is stored: trimmed, null where empty, ids as integers. */
export const driverValues = <T extends Values>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, clean(field, value)]),
  ) as T;

/** The body of the call that adds a driver. */
export const newDriverValues = (values: Values): Values => {
  const cleaned = driverValues(values);
  return Object.fromEntries([
    ...POSTED.map((field) => [field, cleaned[field] ?? null]),
    ...BESIDE.filter((field) => (cleaned[field] ?? null) !== null).map((field) => [
      field,
      cleaned[field],
    ]),
  ]);
};
