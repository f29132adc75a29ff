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

import type { MenuPath } from '../../domain/access/pages.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { extractions } from '../diesel/extractions/index.tsx';
import { issues } from '../diesel/issues/index.tsx';
import { purchases } from '../diesel/purchases/index.tsx';
import { documents } from '../fleet/documents/index.tsx';
import { drivers } from '../fleet/drivers/index.tsx';
import { trailers } from '../fleet/trailers/index.tsx';
import { trucks } from '../fleet/trucks/index.tsx';
import { lazyScreen, type LazyScreen } from '../kit/lazyScreen.ts';

interface RecordPages extends ResourceProps {
  /** It may be part of the first view. */
  list: LazyScreen | ComponentType;
  preloadAt?: (place: string) => void;
}

type PageScreen = { icon: LucideIcon } & (
  | { screen: LazyScreen }
  /** A screen with subpages; `notFound` is shown at an address without one. */
  | { hub: LazyScreen<{ notFound: ReactElement }> }
  | { resource: RecordPages }
);

const profile: PageScreen = {
  icon: ProfileIcon,
  screen: lazyScreen(() => import('../profile/ProfileScreen.tsx')),
};

const calendar: PageScreen = {
  icon: CalendarIcon,
  screen: lazyScreen(() => import('../fleet/calendar/CalendarScreen.tsx'), { plain: true }),
};

const board: PageScreen = {
  icon: BoardIcon,
  screen: lazyScreen(() => import('../fleet/board/BoardScreen.tsx'), { plain: true }),
};

const records = (resource: RecordPages & { icon: LucideIcon }) => ({
  icon: resource.icon,
  resource,
});

/** The icon and screen of each page in the page table (`domain/access/pages.ts`). */
export const pageScreens: {
  readonly [Path in MenuPath]: PageScreen;
} = {
  '/dashboard': {
    icon: DashboardIcon,
    screen: lazyScreen(() => import('./WelcomeScreen.tsx')),
  },
  '/profile': profile,

  '/admin/dashboard': {
    icon: DashboardIcon,
    screen: lazyScreen(() => import('../system/dashboard/AdminDashboard.tsx'), { plain: true }),
  },
  '/admin/fleet-overview': {
    icon: FleetIcon,
    screen: lazyScreen(() => import('../system/overview/FleetOverview.tsx'), { plain: true }),
  },
  '/admin/board': board,
  '/admin/calendar': calendar,
  '/admin/diesel': {
    icon: DieselIcon,
    screen: lazyScreen(() => import('../system/diesel/DieselOverview.tsx'), { plain: true }),
  },
  '/admin/settings': {
    icon: SettingsIcon,
    hub: lazyScreen(() => import('../system/settings/SettingsArea.tsx')),
  },
  '/admin/profile': profile,

  '/fleet/dashboard': {
    icon: DashboardIcon,
    screen: lazyScreen(() => import('../fleet/dashboard/FleetDashboard.tsx'), { plain: true }),
  },
  '/fleet/board': board,
  '/fleet/calendar': calendar,
  '/fleet/drivers': records(drivers),
  '/fleet/trucks': records(trucks),
  '/fleet/trailers': records(trailers),
  '/fleet/documents': records(documents),
  '/fleet/activity': {
    icon: ActivityIcon,
    resource: {
      name: RESOURCES.activity,
      list: lazyScreen(() => import('../fleet/activity/ActivityList.tsx'), { plain: true }),
    },
  },
  '/fleet/profile': profile,

  '/diesel/dashboard': {
    icon: DashboardIcon,
    screen: lazyScreen(() => import('../diesel/dashboard/DieselDashboard.tsx'), { plain: true }),
  },
  '/diesel/stock': {
    icon: StockIcon,
    screen: lazyScreen(() => import('../diesel/stock/StockScreen.tsx'), { plain: true }),
  },
  '/diesel/extractions': records(extractions),
  '/diesel/issues': records(issues),
  '/diesel/purchases': records(purchases),
  '/diesel/audit': {
    icon: AuditIcon,
    resource: {
      name: RESOURCES.dieselAudit,
      list: lazyScreen(() => import('../diesel/audit/AuditLog.tsx'), { plain: true }),
    },
  },
  '/diesel/reports': {
    icon: ReportIcon,
    screen: lazyScreen(() => import('../diesel/reports/ReportsScreen.tsx'), { plain: true }),
  },
  '/diesel/activity': {
    icon: ActivityIcon,
    screen: lazyScreen(() => import('../diesel/activity/DieselActivity.tsx'), { plain: true }),
  },
  '/diesel/profile': profile,
};

/** Prefetches the screen of a page, unless it is part of the first view. */
export const preloadPage = (path: MenuPath): void => {
  const page = pageScreens[path];
  if ('screen' in page) page.screen.preload();
  else if ('hub' in page) page.hub.preload();
  else if ('preload' in page.resource.list) page.resource.list.preload();
};

/** Prefetches what an address opens, while the parts common to all pages are still rendering. */
export const preloadAddress = (pathname: string): void => {
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const [path] = (Object.keys(pageScreens) as MenuPath[])
    .filter(isAt)
    .toSorted((a, b) => b.length - a.length);
  if (!path) return;
  const page = pageScreens[path];
  const place = pathname.slice(path.length + 1);
  if ('resource' in page && place) page.resource.preloadAt?.(place);
  else preloadPage(path);
};
