import {
  CalendarDays as CalendarIcon,
  ClipboardCheck as AuditIcon,
  ClipboardList as ReportIcon,
  Container as StockIcon,
  Fuel as DieselIcon,
  History as ActivityIcon,
  LayoutDashboard as DashboardIcon,
  Map as FleetIcon,
  OctagonAlert as BoardIcon,
  Settings as SettingsIcon,
  UserRound as ProfileIcon,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';

import { pageAccess } from '../../domain/access/access.ts';
import { pathAt, type MenuPath } from '../../domain/access/pages.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { extractions, issues, purchases } from '../diesel/vouchers.ts';
import { documents } from '../fleet/documents/index.tsx';
import { drivers } from '../fleet/drivers/index.tsx';
import { trailers } from '../fleet/trailers/index.tsx';
import { trucks } from '../fleet/trucks/index.tsx';
import { lazyScreen, lazyPage, type LazyScreen } from '../kit/lazyScreen.ts';

interface RecordPages extends ResourceProps {
  icon: LucideIcon;
  /** It may be part of the first view. */
  list: LazyScreen | ComponentType;
  preloadAt?: (place: string) => Promise<void>;
}

type PageScreen =
  /** A screen, and the record types whose rows it shows. */
  | { icon: LucideIcon; screen: LazyScreen; rows?: readonly string[] }
  /** A screen with subpages; `notFound` is shown at an address without one. */
  | { icon: LucideIcon; hub: LazyScreen<{ notFound: ReactElement }> }
  | RecordPages;

const profile = lazyPage(ProfileIcon, () => import('../profile/ProfileScreen.tsx'));

const expiryPage = (...page: Parameters<typeof lazyPage>) => ({
  ...lazyPage(...page),
  rows: [RESOURCES.papers],
});

const REPORTS = { texts: 'dieselReports' } as const;

const calendar = expiryPage(CalendarIcon, () => import('../fleet/calendar/CalendarScreen.tsx'));
const board = expiryPage(BoardIcon, () => import('../fleet/board/BoardScreen.tsx'));

export const pageScreens: {
  readonly [Path in MenuPath]: PageScreen;
} = {
  '/dashboard': lazyPage(DashboardIcon, () => import('./WelcomeScreen.tsx')),
  '/profile': profile,

  '/admin/dashboard': expiryPage(
    DashboardIcon,
    () => import('../system/dashboard/AdminDashboard.tsx'),
  ),
  '/admin/fleet-overview': expiryPage(
    FleetIcon,
    () => import('../system/overview/FleetOverview.tsx'),
  ),
  '/admin/board': board,
  '/admin/calendar': calendar,
  '/admin/diesel': lazyPage(DieselIcon, () => import('../system/diesel/DieselOverview.tsx')),
  '/admin/settings': {
    icon: SettingsIcon,
    hub: lazyScreen(() => import('../system/settings/SettingsArea.tsx')),
  },
  '/admin/profile': profile,

  '/fleet/dashboard': expiryPage(
    DashboardIcon,
    () => import('../fleet/dashboard/FleetDashboard.tsx'),
  ),
  '/fleet/board': board,
  '/fleet/calendar': calendar,
  '/fleet/drivers': drivers,
  '/fleet/trucks': trucks,
  '/fleet/trailers': trailers,
  '/fleet/documents': documents,
  '/fleet/activity': {
    icon: ActivityIcon,
    name: RESOURCES.activity,
    list: lazyScreen(() => import('../fleet/activity/ActivityList.tsx')),
  },
  '/fleet/profile': profile,

  '/diesel/dashboard': lazyPage(
    DashboardIcon,
    () => import('../diesel/dashboard/DieselDashboard.tsx'),
  ),
  '/diesel/stock': lazyPage(StockIcon, () => import('../diesel/stock/StockScreen.tsx')),
  '/diesel/extractions': extractions,
  '/diesel/issues': issues,
  '/diesel/purchases': purchases,
  '/diesel/audit': {
    icon: AuditIcon,
    name: RESOURCES.dieselAudit,
    list: lazyScreen(() => import('../diesel/audit/AuditLog.tsx')),
  },
  '/diesel/reports': lazyPage(
    ReportIcon,
    () => import('../diesel/reports/ReportsScreen.tsx'),
    REPORTS,
  ),
  '/diesel/activity': lazyPage(
    ActivityIcon,
    () => import('../diesel/activity/DieselActivity.tsx'),
    REPORTS,
  ),
  '/diesel/profile': profile,
};

/** Unless it is part of the first view. */
export const preloadPage = async (path: MenuPath): Promise<void> => {
  const page = pageScreens[path];
  if ('screen' in page) await page.screen.preload();
  else if ('hub' in page) await page.hub.preload();
  else if ('preload' in page.list) await page.list.preload();
};

const pathOf = (address: string, role: string): MenuPath | undefined => {
  const path = pathAt(Object.keys(pageScreens) as MenuPath[], address);
  return path && pageAccess(role, path).kind === 'allowed' ? path : undefined;
};

export const preloadRowsAt = (
  address: string,
  role: string,
  preloadRows: (resource: string) => void,
): void => {
  const path = pathOf(address, role);
  if (!path) return;
  const page = pageScreens[path];
  const rows = 'list' in page ? [page.name] : 'rows' in page ? (page.rows ?? []) : [];
  for (const resource of rows) preloadRows(resource);
};

/** While the parts common to all pages are still rendering. */
export const preloadScreenAt = async (address: string, role: string): Promise<void> => {
  const path = pathOf(address, role);
  if (!path) return;
  const page = pageScreens[path];
  const place = address.slice(path.length + 1);
  await ('list' in page && place ? page.preloadAt?.(place) : preloadPage(path));
};
