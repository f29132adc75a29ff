import type { Permission } from './permissions.ts';
import type { Rights } from './rights.ts';
import { isArea, type Area } from './roles.ts';

interface PageEntry {
  permission: Permission;
  /** In the keys of its texts (`nameOf`), if it is not the last word of the address. */
  name?: string;
  /** Where it is linked: in the menu of its area, as a card in a group of the settings hub, or nowhere. */
  place: 'menu' | 'off' | { hub: 'company' | 'people' | 'app' };
  /** What its permission allows on the record type of the same address. */
  rights?: Rights;
}

/**
 * Every page, in the order of menus and hub. The first word of an address is its area: it keeps
 * roles that share a permission, such as `dashboard`, out of each other's screens.
 */
export const PAGES = {
  '/dashboard': { permission: 'profile', name: 'welcome', place: 'menu' },
  '/profile': { permission: 'profile', place: 'menu' },

  '/admin/dashboard': { permission: 'dashboard', place: 'menu' },
  '/admin/fleet-overview': {
    permission: 'super_view',
    name: 'fleetOverview',
    place: 'menu',
    rights: 'look',
  },
  '/admin/board': { permission: 'super_view', place: 'menu' },
  '/admin/calendar': { permission: 'super_view', place: 'menu' },
  '/admin/diesel': { permission: 'super_view', name: 'dieselOverview', place: 'menu' },
  '/admin/settings': { permission: 'settings', place: 'menu' },
  '/admin/settings/company': { permission: 'settings', place: { hub: 'company' }, rights: 'edit' },
  '/admin/settings/branding': { permission: 'settings', place: { hub: 'company' } },
  '/admin/settings/legal': { permission: 'pages', place: { hub: 'company' }, rights: 'all' },
  '/admin/settings/localization': {
    permission: 'settings',
    place: { hub: 'company' },
    rights: 'edit',
  },
  '/admin/settings/users': {
    permission: 'user_management',
    place: { hub: 'people' },
    rights: 'all',
  },
  '/admin/settings/roles': {
    permission: 'user_management',
    place: { hub: 'people' },
    rights: 'all',
  },
  '/admin/settings/security': { permission: 'settings', place: { hub: 'people' } },
  '/admin/settings/login-history': {
    permission: 'settings',
    place: { hub: 'people' },
    rights: 'read',
  },
  '/admin/settings/import-export': { permission: 'settings', place: { hub: 'app' } },
  '/admin/settings/ui': { permission: 'settings', place: { hub: 'app' } },
  '/admin/settings/check': { permission: 'settings', place: { hub: 'app' } },
  '/admin/settings/operations': {
    permission: 'settings',
    place: { hub: 'app' },
    rights: 'remove',
  },
  '/admin/settings/update': { permission: 'settings', place: { hub: 'app' }, rights: 'look' },
  '/admin/profile': { permission: 'profile', place: 'off' },

  '/fleet/dashboard': { permission: 'dashboard', place: 'menu' },
  '/fleet/board': { permission: 'super_view', place: 'menu' },
  '/fleet/calendar': { permission: 'super_view', place: 'menu' },
  '/fleet/drivers': { permission: 'drivers', place: 'menu', rights: 'all' },
  '/fleet/trucks': { permission: 'trucks', place: 'menu', rights: 'all' },
  '/fleet/trailers': { permission: 'trailers', place: 'menu', rights: 'all' },
  '/fleet/documents': { permission: 'documents', place: 'menu', rights: 'all' },
  '/fleet/activity': { permission: 'activity', place: 'menu', rights: 'read' },
  '/fleet/profile': { permission: 'profile', place: 'off' },

  '/diesel/dashboard': { permission: 'diesel_dashboard', place: 'menu' },
  '/diesel/stock': { permission: 'diesel_dashboard', place: 'menu' },
  '/diesel/extractions': { permission: 'diesel_extractions', place: 'menu', rights: 'add' },
  '/diesel/issues': { permission: 'diesel_issues', place: 'menu', rights: 'add' },
  '/diesel/purchases': { permission: 'diesel_purchases', place: 'menu', rights: 'addMany' },
  '/diesel/audit': { permission: 'diesel_audit', name: 'auditLog', place: 'menu', rights: 'read' },
  '/diesel/reports': { permission: 'diesel_reports', place: 'menu', rights: 'read' },
  '/diesel/activity': { permission: 'diesel_dashboard', place: 'menu' },
  '/diesel/profile': { permission: 'profile', place: 'off' },
} as const satisfies Readonly<Record<`/${string}`, PageEntry>>;

export type PagePath = keyof typeof PAGES;

type PathAt<Place> = {
  [Path in PagePath]: (typeof PAGES)[Path]['place'] extends Place ? Path : never;
}[PagePath];

export type HubPath = PathAt<{ hub: string }>;

export type MenuPath = Exclude<PagePath, HubPath>;

export const PAGE_PATHS = Object.keys(PAGES) as readonly PagePath[];

export const pageOf = (path: PagePath): PageEntry => PAGES[path];

type LastWord<Path extends string> = Path extends `${string}/${infer Rest}` ? LastWord<Rest> : Path;
type NameOf<Path extends PagePath> = Path extends PagePath
  ? (typeof PAGES)[Path] extends { name: infer Name }
    ? Name
    : LastWord<Path>
  : never;

/** The key of a page's texts: `settings.pages.<name>` behind the settings hub, else `shell.menu.<name>`. */
export const nameOf = <Path extends PagePath>(path: Path): NameOf<Path> =>
  (pageOf(path).name ?? path.replace(/^.*\//, '')) as NameOf<Path>;

export const areaAt = (pathname: string): Area | undefined => {
  const word = pathname.split('/')[1];
  return isArea(word) ? word : undefined;
};

/** The longest path that an address equals or is below. */
export const pathAt = <Path extends string>(
  paths: readonly Path[],
  pathname: string,
): Path | undefined =>
  paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)[0];
