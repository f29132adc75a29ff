import { PAGE_PATHS, type PagePath } from '../../domain/access/pages.ts';
import { derivedFrom, RESOURCES, type ResourceName } from '../../domain/records/resources.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import type { PhpRequest } from '../client/phpClient.ts';
import { CALLS, DIESEL, endpointOf } from '../endpoints.ts';

export interface ApiCheck {
  method: NonNullable<PhpRequest['method']>;
  path: string;
  query?: Readonly<Record<string, string | number>>;
  json?: object;
  /** What it answers; 'change' for a call that would change something. */
  answers: 'rows' | 'record' | 'file' | 'change';
  resource?: ResourceName;
  /** The fields of a record, with dots for those in another one. */
  fields?: readonly string[];
  pages: readonly PagePath[];
}

const FLEET: readonly PagePath[] = ['/fleet/dashboard', '/fleet/board', '/fleet/calendar'];
const OVERVIEW: readonly PagePath[] = ['/admin/dashboard', '/admin/fleet-overview'];
const DIESEL_FIGURES: readonly PagePath[] = ['/diesel/dashboard', '/admin/diesel'];
const VOUCHERS: readonly PagePath[] = ['/diesel/dashboard', '/diesel/stock', '/diesel/reports'];

/** The pages besides its own that need the rows of a record type. */
const OTHER_PAGES: Readonly<Partial<Record<ResourceName, readonly PagePath[]>>> = {
  [RESOURCES.drivers]: ['/diesel/issues'],
  [RESOURCES.trucks]: ['/diesel/issues'],
  [RESOURCES.companies]: ['/fleet/drivers', '/fleet/trucks', '/fleet/trailers'],
  [RESOURCES.activity]: ['/fleet/dashboard'],
  [RESOURCES.dieselStock]: DIESEL_FIGURES,
  [RESOURCES.dieselIssues]: VOUCHERS,
  [RESOURCES.dieselPurchases]: VOUCHERS,
  [RESOURCES.dieselExtractions]: VOUCHERS,
  [RESOURCES.dieselBooks]: VOUCHERS,
  [RESOURCES.roles]: ['/admin/settings/users'],
};

const pagesOf = (resource: ResourceName): readonly PagePath[] => [
  ...PAGE_PATHS.filter((path) => path === `/${resource}`),
  ...(derivedFrom(resource).length > 0 ? FLEET : []),
  ...(OTHER_PAGES[resource] ?? []),
];

/** Enough rows to judge their fields by. */
const SAMPLE = 50;

const listOf = (resource: ResourceName): ApiCheck => {
  const { read, query } = endpointOf(resource);
  return {
    method: 'GET',
    path: read,
    query: { ...query, limit: SAMPLE },
    answers: 'rows',
    resource,
    pages: pagesOf(resource),
  };
};

const statsOf = (resource: ResourceName): ApiCheck[] => {
  const { stats } = endpointOf(resource);
  if (!stats) return [];
  const fields = Object.values(stats.names);
  return [
    { method: 'GET', path: stats.path, answers: 'record', fields, pages: ['/fleet/drivers'] },
  ];
};

const settings = (
  section: string,
  pages: readonly PagePath[],
  fields?: readonly string[],
): ApiCheck => ({
  method: 'GET',
  path: CALLS.settings,
  query: { section },
  answers: 'record',
  pages,
  ...(fields && { fields }),
});

const file = (call: Pick<ApiCheck, 'method' | 'path' | 'query' | 'json'>): ApiCheck => ({
  ...call,
  answers: 'file',
  pages: ['/diesel/reports'],
});

const change = (
  method: ApiCheck['method'],
  path: string | undefined,
  pages: readonly PagePath[],
  resource?: ResourceName,
): ApiCheck[] => (path ? [{ method, path, answers: 'change', resource, pages }] : []);

const changesOf = (resource: ResourceName): ApiCheck[] => {
  const calls = endpointOf(resource);
  const pages = pagesOf(resource).slice(0, 1);
  return [
    ...change('POST', calls.create, pages, resource),
    ...change('PUT', calls.update, pages, resource),
    ...change('DELETE', calls.remove, pages, resource),
    ...(recordTypes[resource]?.loadImport ? change('POST', calls.import, pages, resource) : []),
  ];
};

/** The record types that users change in some way. */
const isChanged = (resource: ResourceName) =>
  resource !== RESOURCES.activity && pagesOf(resource).length > 0;

/** From the table of endpoints, reads first. `today` is yyyy-MM-dd and narrows the files. */
export const apiChecks = (today: string): ApiCheck[] => {
  const resources = Object.keys(recordTypes) as ResourceName[];
  const day = { from: today, to: today };
  return [
    ...resources.flatMap((resource) => [listOf(resource), ...statsOf(resource)]),
    {
      method: 'GET',
      path: CALLS.fleetMetrics,
      answers: 'record',
      fields: [
        'trucks.active_trucks',
        'trucks.expiring_soon',
        'trailers.active_trailers',
        'trailers.expiring_soon',
        'trailers.empty_trailers',
        'drivers.active_drivers',
      ],
      pages: OVERVIEW,
    },
    {
      method: 'GET',
      path: CALLS.assignments,
      query: { page: 1, limit: 10 },
      answers: 'rows',
      fields: ['id', 'name', 'truck', 'trailer', 'driverDetails', 'truckDetails', 'trailerDetails'],
      pages: OVERVIEW,
    },
    {
      method: 'GET',
      path: CALLS.companyProfile,
      answers: 'record',
      fields: ['companyName', 'email'],
      pages: ['/admin/settings/company'],
    },
    settings('security', ['/admin/settings/security'], ['two_factor_enabled']),
    settings('localization', ['/admin/settings/localization']),
    settings('update', ['/admin/settings/update']),
    {
      method: 'GET',
      path: CALLS.operations,
      answers: 'record',
      fields: ['version', 'database.kind', 'database.bytes', 'backups'],
      pages: ['/admin/settings/operations', '/admin/dashboard'],
    },
    {
      method: 'GET',
      path: CALLS.dieselAlerts,
      answers: 'rows',
      fields: ['kind', 'message'],
      pages: DIESEL_FIGURES,
    },
    {
      method: 'GET',
      path: CALLS.dieselFigures,
      answers: 'record',
      fields: ['stock_l', 'issued_month_l', 'purchased_month_l'],
      pages: DIESEL_FIGURES,
    },
    file({ method: 'GET', path: `${DIESEL}/issued_export.php`, query: day }),
    file({
      method: 'POST',
      path: `${DIESEL}/export.php`,
      json: { report: 'purchased', type: 'purchased', format: 'csv', ...day },
    }),
    ...resources.filter(isChanged).flatMap(changesOf),
    ...change('POST', CALLS.reassign, ['/fleet/board']),
    ...change('PUT', CALLS.companyProfile, ['/admin/settings/company']),
    ...change('PUT', CALLS.settings, ['/admin/settings/security', '/admin/settings/localization']),
    ...change('PUT', endpointOf(RESOURCES.dieselStock).read, ['/diesel/stock']),
    ...change('POST', CALLS.avatar, ['/profile']),
    ...change('POST', CALLS.backups, ['/admin/settings/operations']),
    ...change('POST', CALLS.backupFile, ['/admin/settings/operations']),
  ];
};
