import { useResourceContext } from 'react-admin';

import { canAccess, type Action } from '../../domain/access/access.ts';
import { useOffers } from './useOffers.ts';
import { useSession } from './useSession.ts';

type May = (action: Action, resource?: string) => boolean;

/**
 * On the screen's records, unless a record type is given. For what stays open, whatever the server
 * turns out to lack; buttons ask `useMay`.
 */
export const useHasRight = (): May => {
  const role = useSession()?.user.role;
  const own = useResourceContext();
  return (action, resource = own ?? '') => canAccess(role, { resource, action });
};

/** Also asks whether the server may have the call for it. */
export const useMay = (): May => {
  const own = useResourceContext();
  const hasRight = useHasRight();
  const { offers } = useOffers();
  return (action, resource = own ?? '') => hasRight(action, resource) && offers(action, resource);
};
