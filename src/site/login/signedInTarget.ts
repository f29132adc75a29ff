import { session } from '../../session/index.ts';
import { pathAfterSignIn } from '../../session/returnPath.ts';

/** Where the signed-in user goes on to from the sign-in page; null for a visitor. */
export const signedInTarget = (search: string): string | null => {
  const current = session.get();
  if (!current?.token) return null;
  return pathAfterSignIn(current.user.role, new URLSearchParams(search).get('from'));
};
