import { homeOf, pageAccess } from '../domain/access/access.ts';

const BASE = 'https://app.invalid';

/**
 * Where 'Logout' leads, within the areas' router only: a form with unsaved changes can still
 * object. No host serves it, so that no outside link can sign a user out.
 */
export const SIGN_OUT_PATH = '/signed-out';

/** One of our own addresses as path, query and hash; undefined for any other, however it is spelt. */
export const ownPath = (address: string | null | undefined): string | undefined => {
  if (!address?.startsWith('/')) return undefined;
  let path = address;
  // Twice: `/.//host` is same-origin when parsed once and foreign when parsed again.
  for (let round = 0; round < 2; round += 1) {
    if (!URL.canParse(path, BASE)) return undefined;
    const url = new URL(path, BASE);
    if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
    path = `${url.pathname}${url.search}${url.hash}`;
  }
  return path;
};

/** Whoever comes from here has no particular destination. */
const isNoPlace = (path: string) => path === '/' || path === SIGN_OUT_PATH;

/** Remembers where the visitor wanted to go; nothing after a deliberate sign-out. */
export const signInPath = (from: string): string => {
  const path = ownPath(from);
  return path && !isNoPlace(path) ? `/login?from=${encodeURIComponent(path)}` : '/login';
};

/** The remembered address if this role may see it, else its home. */
export const pathAfterSignIn = (role: string, from: string | null | undefined): string => {
  const path = ownPath(from);
  if (!path) return signInHome(role);
  const { pathname } = new URL(path, BASE);
  if (pathname === homeOf(role)) return path;
  // The API's calls share the first words of their paths with the screens.
  if (pathname.endsWith('.php')) return signInHome(role);
  return pageAccess(role, pathname).kind === 'allowed' ? path : signInHome(role);
};

/** An account without one of the three roles goes to the public site. */
const signInHome = (role: string): string => {
  const home = homeOf(role);
  return home === '/dashboard' ? '/' : home;
};
