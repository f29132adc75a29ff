import { areaAt, PAGE_PATHS, pageOf, pathAt } from './pages.ts';
import { permissionsOf, type Permission } from './permissions.ts';
import { areaOf } from './roles.ts';

/** `/dashboard/settings/*` is an alias of the settings, and redirects to them. */
export const settingsPath = (pathname: string): string =>
  pathname.replace(/^\/dashboard\/settings(?=\/|$)/i, '/admin/settings');

/**
 * Whether a role may open an address: yes (`allowed`), no because it lacks a permission (`refused`), or there
 * is no such page (`unknown`). Unknown addresses are never allowed.
 */
export type PageAccess =
  | { kind: 'allowed' }
  | { kind: 'refused'; permission: Permission }
  | { kind: 'unknown' };

/**
 * Whether a role may open an address: checked before every screen, by the menu and after signing in. The
 * longest matching path in the page table decides. An address that only redirects is judged by its target.
 */
export const pageAccess = (role: string | null | undefined, pathname: string): PageAccess => {
  const path = pathAt(PAGE_PATHS, settingsPath(pathname));
  if (!path) return { kind: 'unknown' };
  const { permission } = pageOf(path);
  const area = areaAt(path);
  const isInOwnArea = !area || area === areaOf(role);
  return isInOwnArea && permissionsOf(role).includes(permission)
    ? { kind: 'allowed' }
    : { kind: 'refused', permission };
};
