import type { Choices } from './choices.ts';

export const DIESEL = '/diesel/diesel-manager/reports';
export const SETTINGS = '/admin/settings/settings.php';
export const COMPANY_PROFILE = '/admin/companies/companies.php';

/** How the rows of one address differ. */
export interface Shape {
  /** The fields of a row, under all the names that choices give them. */
  fields: readonly string[];
  /** The fields that a call can set; those that PUT empties if they are left out. */
  settable?: readonly string[];
  /** What a list comes in, where the contract doesn't say. */
  envelope?: 'array' | 'data';
  /** Its name for the time of a row. */
  time?: string;
}

const driver = [
  'driver_id',
  'name',
  'uae_number',
  'company_id',
  'truck_id',
  'trailer_id',
  'gatepass_expiry',
  'road_permit_expiry',
  'status',
];
const drivers: Shape = { fields: ['id', ...driver], settable: driver };
const user = ['name', 'email', 'role', 'branch', 'status'];
const legal = ['title', 'content'];
const role = ['name', 'description'];
const profile = [
  'companyName',
  'companyName_ar',
  'address',
  'city',
  'country',
  'phone',
  'email',
  'website',
  'vatId',
  'taxId',
  'description',
  'logo',
];

const amounts = ['branch_id', 'company_id', 'liters', 'cost'];
const people = ['truck_id', 'driver_id', 'truck_number', 'driver_name'];

const voucher = (
  time: string,
  envelope: Shape['envelope'],
  more: readonly string[] = [],
): Shape => ({
  fields: ['id', ...amounts, ...more, 'at', time],
  settable: [...amounts, ...more, 'at', time],
  envelope,
  time,
});

const closing = ['action', 'branch_id', 'month', 'anomaly', 'why', 'liters', 'value', 'vouchers'];

/** What an entry of the log has under the core's names. */
const entry = ['id', 'at', 'created_at', 'actor_id', 'actor_name', 'entity_type', 'entity_label'];

/** By address; other answers are sent as they are. */
export const SHAPES: Readonly<Partial<Record<string, Shape>>> = {
  '/api/fleet/drivers.php': drivers,
  '/fleet/drivers/index.php': { ...drivers, envelope: 'array' },
  '/api/fleet/trucks/trucks.php': {
    fields: ['id', 'truck_number', 'model', 'registration_expiry', 'status'],
  },
  '/api/fleet/trailers/trailers.php': {
    fields: ['id', 'trailer_number', 'type', 'model', 'registration_expiry', 'status'],
  },
  '/api/admin/companies/companies.php': { fields: ['id', 'name'] },
  '/admin/users/users.php': { fields: ['id', ...user, 'created_at'], settable: user },
  '/admin/roles/roles.php': { fields: ['id', ...role], settable: role },
  '/admin/legal_documents/legal_documents.php': {
    fields: ['id', ...legal, 'created_at'],
    settable: legal,
  },
  [COMPANY_PROFILE]: { fields: profile, settable: profile },
  [`${DIESEL}/issued.php`]: voucher('issued_at', 'array', people),
  [`${DIESEL}/purchased.php`]: voucher('purchased_at', 'data'),
  [`${DIESEL}/extractions.php`]: voucher('extracted_at', 'array'),
  [`${DIESEL}/books.php`]: {
    fields: ['id', 'at', 'by', 'subject', ...closing],
    settable: closing,
    envelope: 'data',
  },
  [`${DIESEL}/stock.php`]: { fields: amounts, settable: amounts, envelope: 'data' },
  [`${DIESEL}/audit_log.php`]: {
    fields: ['action', 'entity', 'entity_id', 'user_name', 'details', ...entry],
    envelope: 'array',
    time: 'created_at',
  },
  [`${DIESEL}/alerts.php`]: {
    fields: ['id', 'branch_id', 'message', 'at', 'created_at'],
    envelope: 'data',
    time: 'created_at',
  },
};

/** The fields of a row or body that this server knows. */
export const known = (
  row: object,
  fields: readonly string[],
  choices: Choices,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !choices.has('fewFields') || fields.includes(name)),
  );
