import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { areaOf, homeOf, settingsPath } from '../../domain/access/access.ts';
import { useSession } from '../kit/useSession.ts';

/** Bare `/admin`, `/fleet` and `/diesel` redirect to the dashboard of the user's role. */
export const AreaIndex = () => <Navigate to={homeOf(useSession()?.user.role)} replace />;

/**
 * `/dashboard` and `/profile` redirect to the same page in the role's own area; a role without an area stays
 * here.
 */
export const OwnAreaRedirect = ({ path, children }: PropsWithChildren<{ path: string }>) => {
  const area = areaOf(useSession()?.user.role);
  return area ? <Navigate to={`/${area}${path}`} replace /> : children;
};

/** `/dashboard/settings/*` is an alias of the settings. */
export const SettingsRedirect = () => {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${settingsPath(pathname)}${search}${hash}`} replace />;
};
