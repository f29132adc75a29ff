import { apiUrl } from '../apiUrl.ts';
import { createPhpClient } from '../dataProvider/client/phpClient.ts';
import { serverClock } from './serverClock.ts';
import { session } from './session.ts';

export const phpClient = createPhpClient({
  apiUrl,
  getToken: () => session.get()?.token ?? null,
  needsToken: true,
  onUnauthorized: session.expire,
  onUser: session.follow,
  onDate: serverClock.hear,
});

const dropToken = () =>
  phpClient.request('/auth/logout.php', { method: 'POST', json: {}, keepalive: true });

/** Asks for the password again over the page, which stays; the server drops the token where it can. */
export const lockSession = (): void => {
  const token = session.get()?.token;
  if (!token) return;
  void dropToken().catch(() => undefined);
  session.expire(token);
};

/**
 * Ends the session here at once, even offline, and asks the server to drop the token (assumed: a
 * server without that call answers 404, which changes nothing).
 */
export const signOut = async (): Promise<void> => {
  // A token that the server has already refused needs no sign-out.
  const told = session.get()?.token ? dropToken() : undefined;
  session.end();
  await told?.catch(() => undefined);
};

export { session };
