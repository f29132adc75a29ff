import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';

import { pageAccess } from '../../domain/access/access.ts';
import { useSession } from '../kit/useSession.ts';
import { AccessDeniedScreen } from '../pages/fallbackScreens.ts';
import { routePath } from '../pages/routePath.ts';

/**
 * Stands before every screen of the areas. What the role may not open never mounts: no content and
 * no call. An address that no screen has is left to the routes, whose last one says so.
 */
export const AccessGate = ({ children }: PropsWithChildren) => {
  const session = useSession();
  const { pathname } = useLocation();
  // Signed out: the guard above is about to redirect, so say nothing of permissions.
  if (!session) return null;
  const access = pageAccess(session.user.role, routePath(pathname));
  return access.kind === 'refused' ? (
    <AccessDeniedScreen permission={access.permission} />
  ) : (
    children
  );
};
