import { invalid, isJson, type Json } from '../../../api/call.ts';
import { DIESEL } from './shapes.ts';

/** What this server writes in a field for each word of the core. */
type Vocabulary = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const VEHICLE = {
  status: { active: 'ACTIVE', maintenance: 'MAINTENANCE', inactive: 'INACTIVE', sold: 'SOLD' },
};
const ROLE = {
  'Super Admin': 'super_admin',
  'Fleet Manager': 'fleet_manager',
  'Diesel Manager': 'diesel_manager',
};
const LOG: Vocabulary = {
  action: { create: 'created', update: 'updated', delete: 'deleted', login: 'logged_in' },
  entity_type: {
    'fleet/drivers': 'Driver',
    'fleet/trucks': 'Truck',
    'fleet/trailers': 'trailers',
    'diesel/issues': 'DieselIssue',
    'diesel/purchases': 'diesel_purchases',
    'diesel/extractions': 'Extraction',
    'diesel/stock': 'stock',
  },
};
const VOUCHER = { status: { posted: 'Posted', void: 'VOIDED' } };
const DESTINATIONS = {
  bowser: 'BOWSER',
  branch: 'TRANSFER',
  equipment: 'EQUIPMENT',
  waste: 'WASTE',
  other: 'OTHER',
};
const DRIVER = { status: { active: 'Active', vacation: 'On Leave', cancelled: 'Cancelled' } };

/** By address. */
const WORDS: Readonly<Record<string, Vocabulary>> = {
  '/api/fleet/drivers.php': DRIVER,
  '/fleet/drivers/index.php': DRIVER,
  '/api/fleet/trucks/trucks.php': VEHICLE,
  '/api/fleet/trailers/trailers.php': {
    ...VEHICLE,
    type: { flatbed: 'Flatbed', container: 'Container', refrigerated: 'Refrigerated' },
    load_state: { empty: 'Empty', loaded: 'Loaded' },
  },
  '/admin/users/users.php': { role: ROLE, status: { active: 1, inactive: 0 } },
  '/admin/roles/roles.php': { name: ROLE },
  [`${DIESEL}/issued.php`]: { ...VOUCHER, full_tank: { true: 'Yes', false: 'No' } },
  [`${DIESEL}/purchased.php`]: VOUCHER,
  [`${DIESEL}/extractions.php`]: { ...VOUCHER, destination_type: DESTINATIONS },
  [`${DIESEL}/alerts.php`]: {
    kind: { low_stock: 'LOW STOCK', not_counted: 'NOT COUNTED', short_delivery: 'SHORT DELIVERY' },
    severity: { warning: 'medium', error: 'CRITICAL' },
  },
  [`${DIESEL}/audit_log.php`]: LOG,
};

const own = (vocabulary: Vocabulary, row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, vocabulary[name]?.[String(value)] ?? value]),
  );

/** A row in this server's words. */
export const inOwnWords = (path: string, row: Json): Json => {
  const vocabulary = WORDS[path];
  return vocabulary ? own(vocabulary, row) : row;
};

/** An answer that describes the caller, in this server's words. */
export const userInOwnWords = (json: unknown): unknown =>
  isJson(json) && isJson(json['user'])
    ? { ...json, user: own({ role: ROLE }, json['user']) }
    : json;

/** A body in the words of the core. This server refuses those, and names its own. */
export const fromOwnWords = (path: string, body: Json): Json => {
  const errors: Record<string, string> = {};
  const entries = Object.entries(body).map(([name, value]) => {
    const words = Object.entries(WORDS[path]?.[name] ?? {});
    const known = words.find(([, word]) => String(word) === String(value));
    if (words.some(([word]) => word === value) && !known)
      errors[name] = `Must be one of ${words.map(([, word]) => String(word)).join(', ')}`;
    return [name, known?.[0] ?? value] as const;
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return Object.fromEntries(entries);
};
