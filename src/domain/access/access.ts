import { RESOURCES } from '../records/resources.ts';
import { areaOf, isRole, type Area, type Role } from './roles.ts';

export { areaOf, homeOf, isRole, ROLES, type Area, type Role } from './roles.ts';

export const PERMISSIONS = [
  'dashboard',
  'super_view',
  'pages',
  'user_management',
  'profile',
  'settings',
  'drivers',
  'trucks',
  'trailers',
  'documents',
  'activity',
  'diesel_dashboard',
  'diesel_extractions',
  'diesel_issues',
  'diesel_purchases',
  'diesel_audit',
  'diesel_reports',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  'Super Admin': ['dashboard', 'super_view', 'pages', 'user_management', 'profile', 'settings'],
  'Fleet Manager': [
    'dashboard',
    'super_view',
    'drivers',
    'trucks',
    'trailers',
    'documents',
    'activity',
    'profile',
  ],
  'Diesel Manager': [
    'diesel_dashboard',
    'diesel_extractions',
    'diesel_issues',
    'diesel_purchases',
    'diesel_audit',
    'diesel_reports',
    'profile',
  ],
};

/** What a role may do; a generic user only sees the own profile. */
export const permissionsOf = (role: string | null | undefined): readonly Permission[] =>
  isRole(role) ? PERMISSIONS_OF[role] : ['profile'];

/**
 * Who may open which address. `area` keeps roles that share a permission (both a Super Admin and a
 * Fleet Manager have `dashboard`) out of each other's screens. The longest matching path counts.
 */
const PAGES = [
  { path: '/admin/dashboard', area: 'admin', permission: 'dashboard' },
  { path: '/admin/fleet-overview', area: 'admin', permission: 'super_view' },
  { path: '/admin/diesel', area: 'admin', permission: 'super_view' },
  { path: '/admin/settings', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/company', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/branding', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/security', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/login-history', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/import-export', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/localization', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/ui', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/update', area: 'admin', permission: 'settings' },
  { path: '/admin/settings/users', area: 'admin', permission: 'user_management' },
  { path: '/admin/settings/roles', area: 'admin', permission: 'user_management' },
  { path: '/admin/settings/legal', area: 'admin', permission: 'pages' },
  { path: '/admin/profile', area: 'admin', permission: 'profile' },
  { path: '/fleet/dashboard', area: 'fleet', permission: 'dashboard' },
  { path: '/fleet/drivers', area: 'fleet', permission: 'drivers' },
  { path: '/fleet/trucks', area: 'fleet', permission: 'trucks' },
  { path: '/fleet/trailers', area: 'fleet', permission: 'trailers' },
  { path: '/fleet/documents', area: 'fleet', permission: 'documents' },
  { path: '/fleet/activity', area: 'fleet', permission: 'activity' },
  { path: '/fleet/profile', area: 'fleet', permission: 'profile' },
  { path: '/diesel/dashboard', area: 'diesel', permission: 'diesel_dashboard' },
  { path: '/diesel/activity', area: 'diesel', permission: 'diesel_dashboard' },
  { path: '/diesel/extractions', area: 'diesel', permission: 'diesel_extractions' },
  { path: '/diesel/issues', area: 'diesel', permission: 'diesel_issues' },
  { path: '/diesel/purchases', area: 'diesel', permission: 'diesel_purchases' },
  { path: '/diesel/audit', area: 'diesel', permission: 'diesel_audit' },
  { path: '/diesel/reports', area: 'diesel', permission: 'diesel_reports' },
  { path: '/diesel/profile', area: 'diesel', permission: 'profile' },
  { path: '/profile', permission: 'profile' },
] as const satisfies readonly { path: string; area?: Area; permission: Permission }[];

/** The address of a page, as menu, routes and permissions alike know it. */
export type PagePath = (typeof PAGES)[number]['path'];

export const PAGE_PATHS: readonly PagePath[] = PAGES.map(({ path }) => path);

interface Page {
  path: PagePath;
  area?: Area;
  permission: Permission;
}

/** `/dashboard/settings/*` is the other reading of where the settings stand, and leads to them. */
export const settingsPath = (pathname: string): string =>
  pathname.replace(/^\/dashboard\/settings(?=\/|$)/i, '/admin/settings');

const covers = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

const pageAt = (pathname: string): Page | undefined =>
  PAGES.filter(({ path }) => covers(path, pathname)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0];

/**
 * What stands between a role and an address: nothing (`allowed`), a missing permission
 * (`refused`), or that there is no such screen (`unknown`). Unknown addresses are never allowed.
 */
export type PageAccess =
  | { kind: 'allowed' }
  | { kind: 'refused'; permission: Permission }
  | { kind: 'unknown' };

/**
 * Whether a role may open an address, asked by the gate before every screen, by the menu and after
 * signing in. An address that only redirects is judged by where it leads.
 */
export const pageAccess = (role: string | null | undefined, pathname: string): PageAccess => {
  const page = pageAt(settingsPath(pathname));
  if (!page) return { kind: 'unknown' };
  const inOwnArea = !page.area || page.area === areaOf(role);
  return inOwnArea && permissionsOf(role).includes(page.permission)
    ? { kind: 'allowed' }
    : { kind: 'refused', permission: page.permission };
};

export const ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'] as const;
export type Action = (typeof ACTIONS)[number];

const READ: readonly Action[] = ['list', 'show', 'export'];
const LOOK: readonly Action[] = ['list', 'show'];

/**
 * design.md section 5: a Super Admin reads the rows behind the figures of the overview, and takes them
 * along in a backup.
 */
const OVERVIEW = { permission: 'super_view', actions: READ } as const;

/** Which permissions open which actions on a record type; any one of them is enough. */
const RULES: Record<string, readonly { permission: Permission; actions: readonly Action[] }[]> = {
  [RESOURCES.drivers]: [{ permission: 'drivers', actions: ACTIONS }, OVERVIEW],
  [RESOURCES.trucks]: [
    { permission: 'trucks', actions: ACTIONS },
    { permission: 'drivers', actions: LOOK },
    OVERVIEW,
  ],
  [RESOURCES.trailers]: [
    { permission: 'trailers', actions: ACTIONS },
    { permission: 'drivers', actions: LOOK },
    OVERVIEW,
  ],
  [RESOURCES.documents]: [{ permission: 'documents', actions: ACTIONS }, OVERVIEW],
  [RESOURCES.activity]: [{ permission: 'activity', actions: READ }, OVERVIEW],
  [RESOURCES.overview]: [{ permission: 'super_view', actions: LOOK }],
  [RESOURCES.companies]: [
    { permission: 'drivers', actions: LOOK },
    { permission: 'settings', actions: READ },
  ],
  [RESOURCES.companyProfile]: [{ permission: 'settings', actions: ['list', 'show', 'edit'] }],
  [RESOURCES.localization]: [
    { permission: 'profile', actions: LOOK },
    { permission: 'settings', actions: ['list', 'show', 'edit'] },
  ],
  // The own password and the own second factor.
  [RESOURCES.security]: [{ permission: 'profile', actions: ['list', 'show', 'edit'] }],
  [RESOURCES.loginHistory]: [{ permission: 'settings', actions: READ }],
  [RESOURCES.update]: [{ permission: 'settings', actions: LOOK }],
  [RESOURCES.users]: [{ permission: 'user_management', actions: ACTIONS }],
  [RESOURCES.roles]: [{ permission: 'user_management', actions: ACTIONS }],
  [RESOURCES.legal]: [{ permission: 'pages', actions: ACTIONS }],
  'diesel/issues': [{ permission: 'diesel_issues', actions: [...READ, 'create'] }],
  'diesel/purchases': [{ permission: 'diesel_purchases', actions: [...READ, 'create'] }],
  'diesel/extractions': [{ permission: 'diesel_extractions', actions: [...READ, 'create'] }],
  'diesel/audit': [{ permission: 'diesel_audit', actions: READ }],
};

/** The names of all record types that the table knows. */
export const RECORD_TYPES: readonly string[] = Object.keys(RULES);

export interface AccessRequest {
  resource: string;
  action: string;
}

/** Own entries only: `constructor` is no record type, though every object has one. */
const rulesOf = (resource: string) =>
  Object.hasOwn(RULES, resource) ? (RULES[resource] ?? []) : [];

/**
 * The one answer to 'may this role do that?', asked by routes, menu, buttons, the data provider and
 * the mock API. Unknown roles, record types and actions are refused.
 */
export const canAccess = (
  role: string | null | undefined,
  { resource, action }: AccessRequest,
): boolean =>
  rulesOf(resource).some(
    (rule) =>
      permissionsOf(role).includes(rule.permission) &&
      (rule.actions as readonly string[]).includes(action),
  );
