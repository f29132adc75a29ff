import { useEffect, type PropsWithChildren } from 'react';

import { signInPath } from '../session/returnPath.ts';
import { useSession } from './kit/useSession.ts';

export const SessionGuard = ({ children }: PropsWithChildren) => {
  const signedIn = useSession() !== null;
  useEffect(() => {
    if (signedIn) return;
    // A full page load: the sign-in page belongs to the site, and nothing of the areas stays in memory.
    const { pathname, search, hash } = window.location;
    window.location.replace(signInPath(`${pathname}${search}${hash}`));
  }, [signedIn]);
  return signedIn ? children : null;
};
