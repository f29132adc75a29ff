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

/** Why a sign-in failed, as far as that helps the user. */
export type SignInFailure = 'credentials' | 'other' | (typeof CAUSES)[number];

/** Classifies a failed sign-in. */
export const signInFailure = (error: unknown): SignInFailure => {
  // Never reveals whether the address or the password was wrong, whatever the server says.
  if (isApiError(error, 'unauthorized', 'refused', 'invalid')) return 'credentials';
  return CAUSES.find((cause) => isApiError(error, cause)) ?? 'other';
};
