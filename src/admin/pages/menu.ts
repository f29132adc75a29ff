import DriverIcon from '@mui/icons-material/BadgeOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import ActivityIcon from '@mui/icons-material/HistoryOutlined';
import DieselIcon from '@mui/icons-material/LocalGasStationOutlined';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import FleetIcon from '@mui/icons-material/MapOutlined';
import ExtractionIcon from '@mui/icons-material/OpacityOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import PurchaseIcon from '@mui/icons-material/ReceiptLongOutlined';
import TrailerIcon from '@mui/icons-material/RvHookupOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import ReportIcon from '@mui/icons-material/SummarizeOutlined';
import type { SvgIcon } from '@mui/material';

import { areaOf, pageAccess, type Area, type PagePath } from '../../domain/access/access.ts';
import type { Messages } from '../../i18n/messages.ts';

export type MenuName = keyof Messages['shell']['menu'];

/** A page with a permission of its own, or the welcome page, which everybody may open. */
export type MenuPath = PagePath | '/dashboard';

export interface MenuItem {
  path: MenuPath;
  name: MenuName;
  icon: typeof SvgIcon;
}

/** The three sidebars of specification section 2. */
const MENUS: Record<Area, readonly MenuItem[]> = {
  admin: [
    { path: '/admin/dashboard', name: 'dashboard', icon: DashboardIcon },
    { path: '/admin/fleet-overview', name: 'fleetOverview', icon: FleetIcon },
    { path: '/admin/diesel', name: 'dieselOverview', icon: DieselIcon },
    { path: '/admin/settings', name: 'settings', icon: SettingsIcon },
  ],
  fleet: [
    { path: '/fleet/dashboard', name: 'dashboard', icon: DashboardIcon },
    { path: '/fleet/drivers', name: 'drivers', icon: DriverIcon },
    { path: '/fleet/trucks', name: 'trucks', icon: TruckIcon },
    { path: '/fleet/trailers', name: 'trailers', icon: TrailerIcon },
    { path: '/fleet/documents', name: 'documents', icon: DocumentIcon },
    { path: '/fleet/activity', name: 'activity', icon: ActivityIcon },
  ],
  diesel: [
    { path: '/diesel/dashboard', name: 'dashboard', icon: DashboardIcon },
    { path: '/diesel/extractions', name: 'extractions', icon: ExtractionIcon },
    { path: '/diesel/issues', name: 'issues', icon: DieselIcon },
    { path: '/diesel/purchases', name: 'purchases', icon: PurchaseIcon },
    { path: '/diesel/audit', name: 'auditLog', icon: AuditIcon },
    { path: '/diesel/reports', name: 'reports', icon: ReportIcon },
  ],
};

/** Pages of an area that its sidebar does not name. */
const OFF_MENU: Partial<Record<Area, readonly MenuItem[]>> = {
  diesel: [{ path: '/diesel/activity', name: 'activity', icon: ActivityIcon }],
};

type RoleName = string | null | undefined;

/** Where the avatar leads. */
export const profilePathOf = (role: RoleName): PagePath => {
  const area = areaOf(role);
  return area ? `/${area}/profile` : '/profile';
};

const profileItem = (role: RoleName): MenuItem => ({
  path: profilePathOf(role),
  name: 'profile',
  icon: ProfileIcon,
});

/** An account without one of the three roles has the welcome page and its profile. */
const genericMenu = (role: RoleName): readonly MenuItem[] => [
  { path: '/dashboard', name: 'welcome', icon: DashboardIcon },
  profileItem(role),
];

const isArea = (segment: string | undefined): segment is Area =>
  segment !== undefined && Object.hasOwn(MENUS, segment);

/** The area that an address belongs to, whoever may see it. */
export const areaAt = (pathname: string): Area | undefined => {
  const segment = pathname.split('/')[1];
  return isArea(segment) ? segment : undefined;
};

const openTo = (role: RoleName, items: readonly MenuItem[]) =>
  items.filter(({ path }) => pageAccess(role, path).kind === 'allowed');

/** The sidebar at an address: its area's menu, or the role's own where that area is closed to it. */
export const menuAt = (role: RoleName, pathname: string): readonly MenuItem[] => {
  const here = areaAt(pathname);
  const own = areaOf(role);
  const items = here ? openTo(role, MENUS[here]) : [];
  if (items.length > 0) return items;
  return own ? openTo(role, MENUS[own]) : genericMenu(role);
};

/** Every page that a role may open from here, for the search of the not-found screen. */
export const pagesOf = (role: RoleName): readonly MenuItem[] =>
  areaOf(role)
    ? [
        ...openTo(role, [...Object.values(MENUS), ...Object.values(OFF_MENU)].flat()),
        profileItem(role),
      ]
    : genericMenu(role);

/** The item that stands for an address: the longest path that covers it. */
export const itemAt = (items: readonly MenuItem[], pathname: string): MenuItem | undefined =>
  items
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
