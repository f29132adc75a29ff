import { readChanges } from '../domain/activity/activityChanges.ts';
import type { CompanyDay } from '../domain/base/companyDay.ts';
import type { Driver } from '../domain/fleet/driver.ts';
import {
  DRIVER_SEARCH_FIELDS,
  driverMatches,
  type DriverFilter,
} from '../domain/fleet/driverFilter.ts';
import { TRAILER_NUMBERS } from '../domain/fleet/trailer.ts';
import { TRUCK_NUMBERS } from '../domain/fleet/truck.ts';
import type { LoginEntry } from '../domain/people/loginEntry.ts';
import {
  LOGIN_SEARCH_FIELDS,
  loginMatches,
  type LoginFilter,
} from '../domain/people/loginFilter.ts';
import { RESOURCES } from '../domain/records/resources.ts';

/** As many rows as the specification asks for in one call (section 9). */
export const ROW_LIMIT = 1000;

/** A row as the adapter hands it on: an id, and whatever else the server sent. */
export interface Row {
  id: number | string;
  [field: string]: unknown;
}

export interface Endpoint {
  /** GET; rows come as `{rows}`, `{data}` or a bare array: all three are read. */
  read: string;
  /** Goes along with every read, where several record types stand behind one path. */
  query?: Readonly<Record<string, string>>;
  create?: string;
  /** PUT, with the id in the query and in the body. */
  update?: string;
  /** DELETE with `?id=`. */
  remove?: string;
  /** POST of a CSV in the multipart field `file`. */
  import?: string;
  /** Fields that are numbers here and that a server may send as text; `id` among them. */
  numbers: readonly string[];
  /** Fields that are sent and never come back. */
  secret?: readonly string[];
  /** The field by which a new record is found again when the answer does not carry it. */
  naturalKey?: string;
  searchFields: readonly string[];
  /** Filters that are no plain equality: takes those that it knows out of the filter. */
  filters?: Filters;
  /** Brings fields of a row that servers send in several shapes into the one that is read here. */
  tidy?: (row: Row) => Row;
  /** What its list needs beside these; fetched with the first list, as not every visit asks for it. */
  loadRules?: () => Promise<ListRules>;
}

/** Whether a row passes the value of a filter, among all rows of its record type. */
export type RowFilter = (
  row: Row,
  value: unknown,
  day: CompanyDay,
  rows: readonly Row[],
) => boolean;
type Filters = Record<string, RowFilter>;

/** Rules of a list that are more than a few lines. */
export interface ListRules {
  filters?: Filters;
  /** More text to search in than single fields hold. */
  searchText?: (row: Row) => string;
}

const driverFilter =
  (name: keyof DriverFilter): RowFilter =>
  (row, value, day) =>
    driverMatches(row as unknown as Driver, { [name]: value }, day);

const loadVehicleRules = () => import('./rows/vehicleRules.ts');

const loginFilter =
  (name: keyof LoginFilter): RowFilter =>
  (row, value, day) =>
    loginMatches(row as unknown as LoginEntry, { [name]: value }, day);

const USERS = '/admin/users/users.php';
const ROLES = '/admin/roles/roles.php';
const LEGAL = '/admin/legal_documents/legal_documents.php';
const SETTINGS = '/admin/settings/settings.php';
const TRUCKS = '/api/fleet/trucks/trucks.php';
const TRAILERS = '/api/fleet/trailers/trailers.php';
/** Assumed. */
const DOCUMENTS = '/api/fleet/documents/documents.php';

/** The API as one table: record type → calls and the shape of its rows (design.md section 4). */
export const ENDPOINTS: Record<string, Endpoint> = {
  [RESOURCES.drivers]: {
    read: '/api/fleet/drivers.php',
    create: '/api/fleet/drivers.php',
    update: '/fleet/drivers/index.php',
    remove: '/api/fleet/drivers.php',
    import: '/api/fleet/drivers/import.php',
    numbers: ['id', 'company_id', 'truck_id', 'trailer_id'],
    naturalKey: 'driver_id',
    searchFields: DRIVER_SEARCH_FIELDS,
    filters: {
      status: driverFilter('status'),
      gatepass: driverFilter('gatepass'),
      road_permit: driverFilter('road_permit'),
    },
  },
  // Of trucks and trailers only the reads are given; their writes are assumed.
  [RESOURCES.trucks]: {
    read: TRUCKS,
    create: TRUCKS,
    update: TRUCKS,
    remove: TRUCKS,
    import: '/api/fleet/trucks/import.php',
    numbers: ['id', ...TRUCK_NUMBERS],
    naturalKey: 'truck_number',
    searchFields: ['truck_number'],
    loadRules: async () => (await loadVehicleRules()).truckRules,
  },
  [RESOURCES.trailers]: {
    read: TRAILERS,
    create: TRAILERS,
    update: TRAILERS,
    remove: TRAILERS,
    import: '/api/fleet/trailers/import.php',
    numbers: ['id', ...TRAILER_NUMBERS],
    naturalKey: 'trailer_number',
    searchFields: ['trailer_number'],
    loadRules: async () => (await loadVehicleRules()).trailerRules,
  },
  [RESOURCES.activity]: {
    // Assumed.
    read: '/api/fleet/activity/activity.php',
    numbers: ['id', 'actor_id', 'entity_id'],
    searchFields: ['actor_name', 'entity_label', 'action'],
    loadRules: async () => (await import('./rows/activityRules.ts')).activityRules,
    tidy: (row) => ({ ...row, changes: readChanges(row.changes) }),
  },
  [RESOURCES.documents]: {
    read: DOCUMENTS,
    create: DOCUMENTS,
    update: DOCUMENTS,
    remove: DOCUMENTS,
    numbers: ['id', 'holder_id', 'size_bytes', 'version', 'replaces_id'],
    searchFields: ['title', 'document_number', 'issuing_authority', 'file_name'],
    loadRules: async () => (await import('./rows/documentRules.ts')).documentRules,
  },
  [RESOURCES.users]: {
    read: USERS,
    create: USERS,
    update: USERS,
    remove: USERS,
    numbers: ['id'],
    secret: ['password'],
    naturalKey: 'email',
    searchFields: ['name', 'email'],
  },
  [RESOURCES.roles]: {
    read: ROLES,
    create: ROLES,
    update: ROLES,
    remove: ROLES,
    numbers: ['id'],
    naturalKey: 'name',
    searchFields: ['name', 'description'],
  },
  [RESOURCES.legal]: {
    read: LEGAL,
    create: LEGAL,
    update: LEGAL,
    remove: LEGAL,
    numbers: ['id'],
    naturalKey: 'title',
    searchFields: ['title', 'content'],
  },
  [RESOURCES.loginHistory]: {
    // Assumed.
    read: SETTINGS,
    query: { section: 'login_history' },
    numbers: ['id', 'user_id'],
    searchFields: LOGIN_SEARCH_FIELDS,
    filters: { from: loginFilter('from'), to: loginFilter('to') },
  },
  [RESOURCES.companies]: {
    read: '/api/admin/companies/companies.php',
    numbers: ['id'],
    naturalKey: 'name',
    searchFields: ['name'],
  },
};

/** Calls that are no record type's list, create, update or delete. */
export const CALLS = {
  driverSummary: '/api/fleet/drivers/summary.php',
  fleetMetrics: '/api/admin/stats.php',
  assignments: '/api/admin/assignments.php',
  /** Assumed: stores `{moves: [{id, changes}]}` of several drivers together or not at all. */
  moveVehicles: '/api/fleet/drivers/move.php',
  companyProfile: '/admin/companies/companies.php',
  settings: SETTINGS,
  avatar: '/api/users/upload_avatar.php',
} as const;

/** The calls of a record type; a name that the table lacks is a mistake of ours. */
export const endpointOf = (resource: string): Endpoint => {
  const endpoint = ENDPOINTS[resource];
  if (!endpoint) throw new Error(`No endpoint is known for "${resource}"`);
  return endpoint;
};

const byLongestName = Object.keys(ENDPOINTS).toSorted((a, b) => b.length - a.length);

/** Splits `fleet/drivers/12` into record type and id; names hold slashes, so the longest one wins. */
export const splitResourcePath = (path: string): { resource: string; id?: string } => {
  const resource = byLongestName.find((name) => path === name || path.startsWith(`${name}/`));
  if (!resource) throw new Error(`No endpoint is known for "${path}"`);
  const rest = path.slice(resource.length + 1);
  return rest === '' ? { resource } : { resource, id: decodeURIComponent(rest) };
};
