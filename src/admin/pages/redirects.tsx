import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { areaOf, currentPath, homeOf } from '../../domain/access/access.ts';
import { useSession } from '../kit/useSession.ts';

/** Bare `/admin`, `/fleet` and `/diesel` redirect to the dashboard of the user's role. */
export const AreaIndex = () => <Navigate to={homeOf(useSession()?.user.role)} replace />;

/** To the same page in the role's own area; a role without an area stays here. */
export const OwnAreaRedirect = ({ path, children }: PropsWithChildren<{ path: string }>) => {
  const area = areaOf(useSession()?.user.role);
  return area ? <Navigate to={`/${area}${path}`} replace /> : children;
};

export const LegacyRedirect = () => {
  const { pathname, search, hash } = useLocation();
  const role = useSession()?.user.role;
  return <Navigate to={`${currentPath(pathname, role)}${search}${hash}`} replace />;
};
