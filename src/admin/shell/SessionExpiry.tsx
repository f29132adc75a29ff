import { useSession } from '../kit/useSession.ts';
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx';

/** Asks for the password once the server no longer takes the session. */
export const SessionExpiry = () => {
  const session = useSession();
  return session && session.token === null ? <SessionExpiredDialog user={session.user} /> : null;
};
