import { lazy } from 'react';

import { PAGE_PATHS } from '../../domain/access/access.ts';
import { documents } from '../fleet/documents/index.tsx';
import { trailers } from '../fleet/trailers/index.tsx';
import { trucks } from '../fleet/trucks/index.tsx';
import { withTexts } from '../kit/texts/withTexts.ts';
import type { MenuPath } from './menu.ts';

/** The texts of every screen that names the records of the fleet and their fields. */
const FLEET_TEXTS = [
  'resources.fleet/trucks',
  'resources.fleet/trailers',
  'resources.fleet/documents',
] as const;

const loadActivity = withTexts(
  () => import('../fleet/activity/ActivityList.tsx'),
  'resources.fleet/activity',
  ...FLEET_TEXTS,
);
const loadAdminDashboard = withTexts(
  () => import('../system/dashboard/AdminDashboard.tsx'),
  'overview',
  ...FLEET_TEXTS,
);
const loadFleetDashboard = withTexts(
  () => import('../fleet/dashboard/FleetDashboard.tsx'),
  'overview',
  ...FLEET_TEXTS,
);
const loadFleetOverview = withTexts(
  () => import('../system/overview/FleetOverview.tsx'),
  'overview',
  ...FLEET_TEXTS,
);
const loadNotBuilt = async () => ({
  default: (await import('./NotBuiltScreen.tsx')).NotBuiltScreen,
});
const loadNotFound = withTexts(() => import('./NotFoundScreen.tsx'), 'settings');
const loadProfile = withTexts(() => import('../profile/ProfileScreen.tsx'), 'profile');
const loadSettings = withTexts(() => import('../system/settings/SettingsArea.tsx'), 'settings');
const loadWelcome = async () => ({
  default: (await import('./WelcomeScreen.tsx')).WelcomeScreen,
});

export const ActivityList = lazy(loadActivity);
export const AdminDashboard = lazy(loadAdminDashboard);
export const FleetDashboard = lazy(loadFleetDashboard);
export const FleetOverview = lazy(loadFleetOverview);
export const NotBuiltScreen = lazy(loadNotBuilt);
export const NotFoundScreen = lazy(loadNotFound);
export const ProfileScreen = lazy(loadProfile);
export const SettingsArea = lazy(loadSettings);
export const WelcomeScreen = lazy(loadWelcome);

/** Pages with a screen of their own, each with what fetches it; null is part of the first view. */
const BUILT: Partial<Record<MenuPath, (() => Promise<unknown>) | null>> = {
  '/admin/settings': loadSettings,
  '/dashboard': loadWelcome,
  '/admin/dashboard': loadAdminDashboard,
  '/admin/fleet-overview': loadFleetOverview,
  '/fleet/activity': loadActivity,
  '/fleet/dashboard': loadFleetDashboard,
  '/fleet/drivers': null,
  '/fleet/trucks': trucks.preload,
  '/fleet/trailers': trailers.preload,
  '/fleet/documents': documents.preload,
  '/admin/profile': loadProfile,
  '/fleet/profile': loadProfile,
  '/diesel/profile': loadProfile,
  '/profile': loadProfile,
};

/** The other pages of menu and permissions: each says honestly that it is still to be built. */
export const NOT_BUILT = PAGE_PATHS.filter(
  // The settings know themselves which of their pages are there.
  (path) => BUILT[path] === undefined && !path.startsWith('/admin/settings/'),
);

/** Fetches the screen of a page before it is opened. One that fails is fetched again when it is. */
export const fetchPage = (path: MenuPath): void => {
  const load = BUILT[path] === undefined ? loadNotBuilt : BUILT[path];
  load?.().catch(() => undefined);
};
