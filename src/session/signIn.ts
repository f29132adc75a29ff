import { apiUrl } from '../apiUrl.ts';
import { ApiError } from '../dataProvider/apiError.ts';
import {
  createPhpClient,
  type PhpAnswer,
  type PhpClient,
} from '../dataProvider/client/phpClient.ts';
import { typedCode } from '../domain/people/typedCode.ts';
import { isToken, parseLists, parseUser, type Session } from './parseSession.ts';
import { asksForCode } from './secondFactor.ts';

/**
 * Needs `success: true`, a user and a usable token; else an ApiError, 'unauthorized' or 'refused'
 * for wrong credentials.
 */
const sessionOf = (answer: PhpAnswer): Session => {
  if (Array.isArray(answer)) throw new ApiError('unreadable');
  if (!answer.token && asksForCode(answer)) throw new ApiError('refused', { answer });
  if (answer.success !== true) throw new ApiError('unreadable');
  const user = parseUser(answer.user);
  if (!user || !isToken(answer.token)) throw new ApiError('unreadable');
  const lists = parseLists(answer.lists);
  return { user, token: answer.token, ...(lists && { lists }) };
};

interface Credentials {
  email: string;
  password: string;
  /** Of the second factor, once the server has asked for it (assumed). */
  code?: string;
}

/** The calls that start a session. */
export const createAuthApi = (client: Pick<PhpClient, 'request'>) => ({
  signIn: async ({ code, ...proof }: Credentials): Promise<Session> => {
    const json = { ...proof, code: code && typedCode(code) };
    return sessionOf(await client.request('/auth/login.php', { method: 'POST', json }));
  },
  register: async (account: { name: string; email: string; password: string }): Promise<Session> =>
    sessionOf(await client.request('/auth/register.php', { method: 'POST', json: account })),
  /** `nonce` is the secret whose `signedNonce` the token holds. */
  signInWithGoogle: async (idToken: string, nonce: string): Promise<Session> =>
    sessionOf(
      await client.request('/auth/google.php', {
        method: 'POST',
        json: { id_token: idToken, nonce },
      }),
    ),
});

/** Sign-in calls carry no token: a 401 means a wrong password, never an expired session. */
export const authApi = createAuthApi(createPhpClient({ apiUrl, getToken: () => null }));
