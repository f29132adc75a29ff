import { readEntry } from '../domain/activity/activityChanges.ts';
import { RESOURCES, type ResourceName } from '../domain/records/resources.ts';
import { recordTypes } from '../domain/recordTypes.ts';
import type { Values } from './client/values.ts';
import type { Row } from './rows/rows.ts';

/** As many rows as one call asks for. */
export const ROW_LIMIT = 1000;

export interface Endpoint {
  /** GET; rows come as `{rows}`, `{data}` or a bare array. */
  read: string;
  /** Sent with every read, where several record types share one path. */
  query?: Readonly<Record<string, string>>;
  create?: string;
  /** PUT, with the id in the query and in the body. */
  update?: string;
  /** DELETE with `?id=`. */
  remove?: string;
  /** POST of a CSV in the multipart field `file`. */
  import?: string;
  /** A call for the figures above the list, and its name for each of them. */
  stats?: { path: string; names: Readonly<Record<string, string>> };
  /** Converts fields that servers send in several shapes into the one that is read here. */
  tidy?: (row: Row & Values) => Row;
  /** Record types whose rows change with a write to this one. */
  changes?: readonly ResourceName[];
  /** Its read takes the query that the record type's rules make of a filter (`asked`). */
  isNarrowed?: true;
}

const SETTINGS = '/admin/settings/settings.php';
/** The folder of all diesel calls. */
export const DIESEL = '/diesel/diesel-manager/reports';

/** Diesel vouchers: added and read, never changed or deleted. */
const vouchers = (file: string): Endpoint => ({
  read: `${DIESEL}/${file}`,
  create: `${DIESEL}/${file}`,
  isNarrowed: true,
  changes: [RESOURCES.dieselStock, RESOURCES.dieselAudit],
});

/** One address for all calls, as most record types have. */
const at = (path: string): Endpoint => ({ read: path, create: path, update: path, remove: path });

/**
 * The calls of a record type that the table below does not list, modelled on the calls given for drivers:
 * `fleet/trucks` lives at `/api/fleet/trucks/trucks.php`, its import beside it. For vehicles the
 * contract has only the reads, so their writes are assumed, as are all calls for documents and the activity
 * log.
 */
const usual = (resource: string): Endpoint => ({
  ...at(`/api/${resource}/${resource.split('/').at(-1)}.php`),
  import: `/api/${resource}/import.php`,
});

/** Where the API deviates: record type → calls and the shape of its rows. */
const ENDPOINTS: Readonly<Partial<Record<ResourceName, Endpoint>>> = {
  [RESOURCES.drivers]: {
    ...at('/api/fleet/drivers.php'),
    update: '/fleet/drivers/index.php',
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
  [RESOURCES.activity]: { ...usual(RESOURCES.activity), tidy: readEntry },
  [RESOURCES.dieselAudit]: { read: `${DIESEL}/audit_log.php`, tidy: readEntry },
  [RESOURCES.dieselIssues]: vouchers('issued.php'),
  [RESOURCES.dieselPurchases]: vouchers('purchased.php'),
  // The read is assumed.
  [RESOURCES.dieselExtractions]: vouchers('extractions.php'),
  [RESOURCES.dieselStock]: { read: `${DIESEL}/stock.php` },
  [RESOURCES.users]: at('/admin/users/users.php'),
  [RESOURCES.roles]: at('/admin/roles/roles.php'),
  [RESOURCES.legal]: at('/admin/legal_documents/legal_documents.php'),
  // Assumed.
  [RESOURCES.loginHistory]: { read: SETTINGS, query: { section: 'login_history' } },
  [RESOURCES.companies]: { read: '/api/admin/companies/companies.php' },
};

/** Calls that are no record type's list, create, update or delete. */
export const CALLS = {
  fleetMetrics: '/api/admin/stats.php',
  assignments: '/api/admin/assignments.php',
  /** Assumed: stores `{moves: [{id, changes}]}` for several drivers, all or none. */
  reassign: '/api/fleet/drivers/move.php',
  companyProfile: '/admin/companies/companies.php',
  settings: SETTINGS,
  avatar: '/api/users/upload_avatar.php',
  dieselAlerts: `${DIESEL}/alerts.php`,
  dieselFigures: `${DIESEL}/dashboard.php`,
} as const;

/** The calls of a record type; throws for an unknown name. */
export const endpointOf = (resource: string): Endpoint => {
  if (!Object.hasOwn(recordTypes, resource)) throw new Error(`"${resource}" is not declared`);
  return ENDPOINTS[resource as ResourceName] ?? usual(resource);
};
