import type { Session } from '../../session/parseSession.ts';
import { pathAfterSignIn } from '../../session/returnPath.ts';

/** Where the signed-in user goes on to from a page for signing in; null for a visitor. */
export const signedInTarget = (session: Session | null, search: string): string | null =>
  session?.token
    ? pathAfterSignIn(session.user.role, new URLSearchParams(search).get('from'))
    : null;
