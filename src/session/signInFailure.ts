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

export type SignInFailure = 'credentials' | 'other' | (typeof CAUSES)[number];

export const signInFailure = (error: unknown): SignInFailure => {
  // Never reveals whether the address or the password was wrong, whatever the server says.
  if (isApiError(error, 'unauthorized', 'refused', 'invalid')) return 'credentials';
  // What a host answers that serves files alone.
  if (isApiError(error, 'notOffered')) return 'notFound';
  return CAUSES.find((cause) => isApiError(error, cause)) ?? 'other';
};
