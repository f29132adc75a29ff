import { useResourceContext } from 'react-admin';

import { canAccess, type Action } from '../../domain/access/access.ts';
import { useSession } from './useSession.ts';

/** Whether the signed-in user may do something with records: with those of the screen unless others are named. */
export const useMay = (): ((action: Action, resource?: string) => boolean) => {
  const role = useSession()?.user.role;
  const own = useResourceContext();
  return (action, resource = own ?? '') => canAccess(role, { resource, action });
};
