import { homeOf, pageAccess, PAGE_PATHS, type PagePath } from '../../domain/access/access.ts';
import { shell } from '../../i18n/en/shell.ts';

type MenuName = keyof typeof shell.menu;

/** The names of the areas' pages, as the menus there call them; what no menu names is left out. */
const NAMES: Partial<Record<PagePath, MenuName>> = {
  '/admin/dashboard': 'dashboard',
  '/admin/fleet-overview': 'fleetOverview',
  '/admin/diesel': 'dieselOverview',
  '/admin/settings': 'settings',
  '/admin/profile': 'profile',
  '/fleet/dashboard': 'dashboard',
  '/fleet/drivers': 'drivers',
  '/fleet/trucks': 'trucks',
  '/fleet/trailers': 'trailers',
  '/fleet/documents': 'documents',
  '/fleet/activity': 'activity',
  '/fleet/profile': 'profile',
  '/diesel/dashboard': 'dashboard',
  '/diesel/activity': 'activity',
  '/diesel/extractions': 'extractions',
  '/diesel/issues': 'issues',
  '/diesel/purchases': 'purchases',
  '/diesel/audit': 'auditLog',
  '/diesel/reports': 'reports',
  '/diesel/profile': 'profile',
  '/profile': 'profile',
};

/** Pages of the areas that a role may open, with the names that the menus give them. */
export const areaPages = (role: string): readonly { path: string; name: string }[] => {
  const home = homeOf(role);
  const own = PAGE_PATHS.filter((path) => pageAccess(role, path).kind === 'allowed').flatMap(
    (path) => {
      // A known role has a profile within its area.
      const isTwice = path === '/profile' && home !== '/dashboard';
      const name = NAMES[path];
      return name && !isTwice ? [{ path, name: shell.menu[name] }] : [];
    },
  );
  return home === '/dashboard' ? [{ path: home, name: shell.menu.welcome }, ...own] : own;
};
