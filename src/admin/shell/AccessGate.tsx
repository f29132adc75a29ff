import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';

import { pageAccess } from '../../domain/access/access.ts';
import { useSession } from '../kit/useSession.ts';
import { AccessDeniedScreen } from '../pages/fallbackScreens.ts';
import { routePath } from '../pages/routePath.ts';

/**
 * Screens closed to the role never mount: no content and no request. Unknown addresses are left to
 * the routes, whose last one shows the not-found screen.
 */
export const AccessGate = ({ children }: PropsWithChildren) => {
  const session = useSession();
  const { pathname } = useLocation();
  // Signed out: the guard above is about to redirect, so don't mention permissions.
  if (!session) return null;
  const access = pageAccess(session.user.role, routePath(pathname));
  return access.kind === 'refused' ? (
    <AccessDeniedScreen permission={access.permission} />
  ) : (
    children
  );
};
