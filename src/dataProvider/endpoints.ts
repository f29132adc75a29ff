import type { Draft } from '../domain/records/recordType.ts';
import { RESOURCES, type ResourceName } from '../domain/records/resources.ts';
import { recordTypes } from '../domain/recordTypes.ts';
import type { PhpRequest } from './client/phpClient.ts';
import { USERS_PATH } from './client/usersIn.ts';
import { isValues } from './client/values.ts';

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
  import?: string;
  /** A call for the figures above the list, and its name for each of them. */
  stats?: { path: string; names: Readonly<Record<string, string>> };
  /** Record types whose rows change with a write to this one. */
  changes?: readonly ResourceName[];
  /** Its read takes a query that its wire makes of a filter (`asked`). */
  isNarrowed?: true;
  /** How its records travel, where servers expect or send other things than the fields. */
  wire?: () => Promise<Wire>;
}

export interface Wire {
  /** The body of the call that adds a record, with what a server expects besides the fields. */
  sent?: (body: Draft) => Draft;
  /** That body, with what the `rows` that were read show this server to expect. */
  sentLike?: (body: Draft, rows: readonly Draft[], timeZone: string) => Draft;
  /** The query of the read for a filtered list. A server may ignore it. */
  asked?: (filter: Draft) => Readonly<Record<string, string>>;
  /**
   * A row in our fields. `place` is its position in a list; times without a zone are the company's.
   */
  received?: (row: Draft, place?: number, timeZone?: string) => Draft;
}

const SETTINGS = '/admin/settings/settings.php';
const SESSIONS = '/admin/operations/sessions.php';
export const DIESEL = '/diesel/diesel-manager/reports';

const activity = async () => (await import('../domain/activity/activityChanges.ts')).activityWire;
const diesel = () => import('../domain/diesel/wire.ts');

/** Diesel vouchers: added and read, never changed or deleted. */
const vouchers = (file: string, wire: Endpoint['wire']): Endpoint => ({
  read: `${DIESEL}/${file}`,
  create: `${DIESEL}/${file}`,
  isNarrowed: true,
  wire,
  changes: [RESOURCES.dieselStock, RESOURCES.dieselAudit],
});

const at = (path: string): Endpoint => ({ read: path, create: path, update: path, remove: path });

/**
 * For a record type that the table below does not list: `fleet/trucks` lives at
 * `/api/fleet/trucks/trucks.php`, its import beside it.
 */
const usual = (resource: string): Endpoint => ({
  ...at(`/api/${resource}/${resource.split('/').at(-1)}.php`),
  import: `/api/${resource}/import.php`,
});

/** Where a server answers parts of what it derives. */
export const derivedPath = (resource: string): string => usual(resource).read;

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
  [RESOURCES.activity]: { ...usual(RESOURCES.activity), wire: activity },
  [RESOURCES.dieselAudit]: { read: `${DIESEL}/audit_log.php`, wire: activity },
  [RESOURCES.dieselIssues]: vouchers('issued.php', async () => (await diesel()).issueWire),
  [RESOURCES.dieselPurchases]: vouchers('purchased.php', async () => (await diesel()).purchaseWire),
  [RESOURCES.dieselExtractions]: vouchers(
    'extractions.php',
    async () => (await diesel()).extractionWire,
  ),
  [RESOURCES.dieselStock]: {
    read: `${DIESEL}/stock.php`,
    wire: async () => (await diesel()).stockWire,
  },
  [RESOURCES.dieselBooks]: {
    read: `${DIESEL}/books.php`,
    create: `${DIESEL}/books.php`,
    changes: [RESOURCES.dieselAudit],
  },
  [RESOURCES.users]: at(USERS_PATH),
  [RESOURCES.roles]: at('/admin/roles/roles.php'),
  [RESOURCES.legal]: at('/admin/legal_documents/legal_documents.php'),
  [RESOURCES.loginHistory]: { read: SETTINGS, query: { section: 'login_history' } },
  [RESOURCES.sessions]: { read: SESSIONS, remove: SESSIONS },
  [RESOURCES.companies]: { read: '/api/admin/companies/companies.php' },
};

/** Calls that are no record type's list, create, update or delete. */
export const CALLS = {
  fleetMetrics: '/api/admin/stats.php',
  assignments: '/api/admin/assignments.php',
  /** Stores `{moves: [{id, changes}]}` for several drivers, all or none. */
  reassign: '/api/fleet/drivers/move.php',
  companyProfile: '/admin/companies/companies.php',
  settings: SETTINGS,
  operations: '/admin/operations/operations.php',
  backups: '/admin/operations/backups.php',
  backupFile: '/admin/operations/download.php',
  avatar: '/api/users/upload_avatar.php',
  dieselAlerts: `${DIESEL}/alerts.php`,
  dieselFigures: `${DIESEL}/dashboard.php`,
} as const;

/** The contract's methods by address (specification section 7). All other calls are assumed. */
const GIVEN: Readonly<Record<string, string>> = {
  '/api/fleet/drivers.php': 'GET POST DELETE',
  '/fleet/drivers/index.php': 'GET POST PUT',
  '/api/fleet/drivers/import.php': 'POST',
  '/api/fleet/drivers/summary.php': 'GET',
  '/api/fleet/trucks/trucks.php': 'GET',
  '/api/fleet/trailers/trailers.php': 'GET',
  '/api/admin/companies/companies.php': 'GET',
  '/api/admin/stats.php': 'GET',
  '/api/admin/assignments.php': 'GET',
  '/api/users/upload_avatar.php': 'POST',
  '/admin/companies/companies.php': 'GET PUT',
  '/admin/dashboard/stats.php': 'GET',
  '/admin/superview/index.php': 'GET',
  [USERS_PATH]: 'GET POST PUT DELETE',
  '/admin/roles/roles.php': 'GET POST PUT DELETE',
  '/admin/legal_documents/legal_documents.php': 'GET POST PUT DELETE',
  [SETTINGS]: 'GET POST PUT DELETE',
  [`${DIESEL}/dashboard.php`]: 'GET',
  [`${DIESEL}/audit_log.php`]: 'GET',
  [`${DIESEL}/alerts.php`]: 'GET',
  [`${DIESEL}/issued.php`]: 'GET POST',
  [`${DIESEL}/issued_export.php`]: 'GET',
  [`${DIESEL}/stock.php`]: 'GET PUT',
  [`${DIESEL}/purchased.php`]: 'GET POST',
  [`${DIESEL}/extractions.php`]: 'POST',
  [`${DIESEL}/export.php`]: 'POST',
};

/** The sections of the settings whose fields the contract names. */
const GIVEN_SECTIONS: readonly unknown[] = [undefined, 'security'];

const sectionOf = ({ query, json }: PhpRequest): unknown =>
  query?.section ?? (isValues(json) ? json.section : undefined);

/** Whether a server of the contract may lack a call. */
export const isAssumed = (path: string, request: PhpRequest = {}): boolean =>
  !GIVEN[path]?.split(' ').includes(request.method ?? 'GET') ||
  (path === SETTINGS && !GIVEN_SECTIONS.includes(sectionOf(request)));

export const endpointOf = (resource: string): Endpoint => {
  if (!Object.hasOwn(recordTypes, resource)) throw new Error(`"${resource}" is not declared`);
  return ENDPOINTS[resource as ResourceName] ?? usual(resource);
};
