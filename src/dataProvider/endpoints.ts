import { readChanges } from '../domain/activity/activityChanges.ts';
import type { IsoDate } from '../domain/base/dates.ts';
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
import { loaded } from './apiError.ts';
import type { Values } from './client/values.ts';
import type { Row } from './rows/rows.ts';

/** As many rows as one call asks for. */
export const ROW_LIMIT = 1000;

export interface Endpoint {
  /** GET; rows come as `{rows}`, `{data}` or a bare array. */
  read: string;
  /** Goes along with every read, where several record types share one path. */
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
  /** Filters other than equality, by their name in the filter. */
  filters?: Filters;
  /** Brings fields that servers send in several shapes into the one that is read here. */
  tidy?: (row: Row & Values) => Row;
  /** Further rules of the list, fetched when it is first filtered. */
  loadRules?: () => Promise<Partial<ListRules>>;
}

/** Whether a row matches the value of a filter; `rows` are all rows of the record type. */
export type RowFilter = (
  row: Row,
  value: unknown,
  context: { rows: readonly Row[]; today: IsoDate },
) => boolean;
type Filters = Record<string, RowFilter>;

/** How the rows of a record type are searched and filtered. */
export interface ListRules {
  searchFields: readonly string[];
  filters?: Filters;
  /** More text to search in than single fields hold. */
  searchText?: (row: Row) => string;
}

const driverFilter =
  (name: keyof DriverFilter): RowFilter =>
  (row, value, { today }) =>
    driverMatches(row as Driver, { [name]: value }, today);

const loadVehicleRules = () => import('./rows/vehicleRules.ts');

const loginFilter =
  (name: keyof LoginFilter): RowFilter =>
  (row, value) =>
    loginMatches(row as LoginEntry, { [name]: value });

const USERS = '/admin/users/users.php';
const ROLES = '/admin/roles/roles.php';
const LEGAL = '/admin/legal_documents/legal_documents.php';
const SETTINGS = '/admin/settings/settings.php';
const TRUCKS = '/api/fleet/trucks/trucks.php';
const TRAILERS = '/api/fleet/trailers/trailers.php';
/** Assumed. */
const DOCUMENTS = '/api/fleet/documents/documents.php';

/** The API as one table: record type → calls and the shape of its rows. 'Assumed' calls are not in its contract. */
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
  reassign: '/api/fleet/drivers/move.php',
  companyProfile: '/admin/companies/companies.php',
  settings: SETTINGS,
  avatar: '/api/users/upload_avatar.php',
} as const;

/** The entry of a record type; throws for a name that the table lacks. */
export const endpointOf = (resource: string): Endpoint => {
  const endpoint = ENDPOINTS[resource];
  if (!endpoint) throw new Error(`No endpoint is known for "${resource}"`);
  return endpoint;
};

/** How the list of a record type is searched and filtered; some rules are fetched when it is first filtered. */
export const listRulesOf = async (resource: string, isFiltered: boolean): Promise<ListRules> => {
  const { searchFields, filters, loadRules } = endpointOf(resource);
  const later = isFiltered && loadRules ? await loaded(loadRules()) : undefined;
  return { searchFields, filters, ...later };
};
