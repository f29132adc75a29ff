import { readChanges } from '../domain/activity/activityChanges.ts';
import { RESOURCES } from '../domain/records/resources.ts';
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
  /** A call for the figures above the list, and what it calls each of them. */
  stats?: { path: string; names: Readonly<Record<string, string>> };
  /** Brings fields that servers send in several shapes into the one that is read here. */
  tidy?: (row: Row & Values) => Row;
}

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
    stats: {
      path: '/api/fleet/drivers/summary.php',
      names: {
        total: 'total_drivers',
        active: 'active_drivers',
        gatepass: 'gatepass_expiring',
        road_permit: 'permit_expiring',
      },
    },
  },
  // Of trucks and trailers only the reads are given; their writes are assumed.
  [RESOURCES.trucks]: {
    read: TRUCKS,
    create: TRUCKS,
    update: TRUCKS,
    remove: TRUCKS,
    import: '/api/fleet/trucks/import.php',
  },
  [RESOURCES.trailers]: {
    read: TRAILERS,
    create: TRAILERS,
    update: TRAILERS,
    remove: TRAILERS,
    import: '/api/fleet/trailers/import.php',
  },
  [RESOURCES.activity]: {
    // Assumed.
    read: '/api/fleet/activity/activity.php',
    tidy: (row) => ({ ...row, changes: readChanges(row.changes) }),
  },
  [RESOURCES.documents]: {
    read: DOCUMENTS,
    create: DOCUMENTS,
    update: DOCUMENTS,
    remove: DOCUMENTS,
  },
  [RESOURCES.users]: {
    read: USERS,
    create: USERS,
    update: USERS,
    remove: USERS,
  },
  [RESOURCES.roles]: {
    read: ROLES,
    create: ROLES,
    update: ROLES,
    remove: ROLES,
  },
  [RESOURCES.legal]: {
    read: LEGAL,
    create: LEGAL,
    update: LEGAL,
    remove: LEGAL,
  },
  [RESOURCES.loginHistory]: {
    // Assumed.
    read: SETTINGS,
    query: { section: 'login_history' },
  },
  [RESOURCES.companies]: {
    read: '/api/admin/companies/companies.php',
  },
};

/** Calls that are no record type's list, create, update or delete. */
export const CALLS = {
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
