import { useEffect, type PropsWithChildren } from 'react';

import { signInPath } from '../session/returnPath.ts';
import { useSession } from './kit/useSession.ts';

/** Nothing of the areas exists for somebody who is not signed in: they leave for the sign-in page. */
export const SessionGuard = ({ children }: PropsWithChildren) => {
  const signedIn = useSession() !== null;
  useEffect(() => {
    if (signedIn) return;
    // A full page load: the sign-in page is part of the site, and nothing of the areas stays in memory.
    const { pathname, search, hash } = window.location;
    window.location.replace(signInPath(`${pathname}${search}${hash}`));
  }, [signedIn]);
  return signedIn ? children : null;
};
