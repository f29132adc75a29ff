import { isApiError } from '../dataProvider/apiError.ts';

const CAUSES = [
  'offline',
  'network',
  'timeout',
  'nonJson',
  'unreadable',
  'forbidden',
  'notFound',
  'tooMany',
  'server',
] as const;

/** Why a sign-in failed, as far as it helps the user; every other cause has no words of its own. */
export type SignInFailure = 'credentials' | 'other' | (typeof CAUSES)[number];

/** What to tell of a failed sign-in. */
export const signInFailure = (error: unknown): SignInFailure => {
  // Whether the address or the password was wrong stays untold, whatever the server says.
  if (isApiError(error, 'unauthorized', 'refused', 'invalid')) return 'credentials';
  return CAUSES.find((cause) => isApiError(error, cause)) ?? 'other';
};
