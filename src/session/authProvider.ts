import type { AuthProvider } from 'react-admin';

import { canAccess } from '../domain/access/access.ts';
import type { SessionStore } from './session.ts';

export const createAuthProvider = (
  session: Pick<SessionStore, 'get'>,
  signOut: () => Promise<void>,
) =>
  ({
    /** Signing in belongs to the site's own page. */
    login: () => Promise.reject(new Error('Sign-in happens on /login')),
    logout: async () => {
      void signOut();
      // The guard above the admin redirects to the sign-in page; react-admin must not navigate too.
      return false;
    },
    checkAuth: () => (session.get() ? Promise.resolve() : Promise.reject(new Error('Signed out'))),
    /** Neither 401 nor 403 signs the user out: a dialog over the page asks for the password. */
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(session.get()?.user.role),
    getIdentity: () => {
      const user = session.get()?.user;
      return user
        ? Promise.resolve({ id: user.id, fullName: user.name, avatar: user.avatar ?? undefined })
        : Promise.reject(new Error('Signed out'));
    },
    canAccess: ({ resource, action }) =>
      Promise.resolve(canAccess(session.get()?.user.role, { resource, action })),
  }) satisfies AuthProvider;
