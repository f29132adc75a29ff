import { useResourceContext } from 'react-admin';

import { canAccess, type Action } from '../../domain/access/access.ts';
import { useSession } from './useSession.ts';

/**
 * Whether the signed-in user may perform an action on records: the screen's, unless a record type is given.
 */
export const useMay = (): ((action: Action, resource?: string) => boolean) => {
  const role = useSession()?.user.role;
  const own = useResourceContext();
  return (action, resource = own ?? '') => canAccess(role, { resource, action });
};
