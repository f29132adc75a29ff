import type { Session } from '../../session/parseSession.ts';
import { pathAfterSignIn } from '../../session/returnPath.ts';

/** Where a signed-in user is redirected from the sign-in and sign-up pages; null for a visitor. */
export const signedInTarget = (session: Session | null, search: string): string | null =>
  session?.token
    ? pathAfterSignIn(session.user.role, new URLSearchParams(search).get('from'))
    : null;
