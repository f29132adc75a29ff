import { areaAt, PAGE_PATHS, pageOf, pathAt } from './pages.ts';
import { permissionsOf, type Permission } from './permissions.ts';
import { areaOf } from './roles.ts';

/** Addresses that the specification names besides those of the areas. */
const LEGACY: Readonly<Record<string, string>> = {
  settings: '/admin/settings',
  'fleet-overview': '/admin/fleet-overview',
  drivers: '/fleet/drivers',
  trucks: '/fleet/trucks',
  trailers: '/fleet/trailers',
  activity: '/fleet/activity',
};
export const LEGACY_PATHS: readonly string[] = Object.keys(LEGACY).map(
  (name) => `/dashboard/${name}`,
);

/** Where an address of the specification's older layout leads; any other address is its own. */
export const currentPath = (pathname: string, role?: string | null): string => {
  const [, name = '', rest = ''] = /^\/dashboard\/([^/]+)(.*)$/i.exec(pathname) ?? [];
  const key = name.toLowerCase();
  if (key === 'activity' && areaOf(role) === 'diesel') return `/diesel/activity${rest}`;
  return Object.hasOwn(LEGACY, key) ? `${LEGACY[key]}${rest}` : pathname;
};

/** Whether a role may open an address; `unknown`: there is no such page. */
export type PageAccess =
  | { kind: 'allowed' }
  | { kind: 'refused'; permission: Permission }
  | { kind: 'unknown' };

/** The longest matching path in the page table decides; a redirect is judged by its target. */
export const pageAccess = (role: string | null | undefined, pathname: string): PageAccess => {
  const path = pathAt(PAGE_PATHS, currentPath(pathname, role));
  if (!path) return { kind: 'unknown' };
  const { permission } = pageOf(path);
  const area = areaAt(path);
  const isInOwnArea = !area || area === areaOf(role);
  return isInOwnArea && permissionsOf(role).includes(permission)
    ? { kind: 'allowed' }
    : { kind: 'refused', permission };
};
