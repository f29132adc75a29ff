import { lazy } from 'react';
import { Route } from 'react-router-dom';

import { PAGE_PATHS, type PagePath } from '../domain/access.ts';

const NotBuiltScreen = lazy(async () => ({
  default: (await import('./shell/screens/NotBuiltScreen.tsx')).NotBuiltScreen,
}));

/** Pages with a screen of their own; `/profile` is routed apart, because it redirects most roles. */
const BUILT: readonly PagePath[] = ['/fleet/dashboard', '/fleet/drivers', '/profile'];

/** The other pages of menu and permissions: each says honestly that it is still to be built. */
export const NOT_BUILT = PAGE_PATHS.filter((path) => !BUILT.includes(path));

export const notBuiltRoutes = NOT_BUILT.map((path) => (
  <Route key={path} path={`${path}/*`} element={<NotBuiltScreen />} />
));

export const notBuiltProfile = <NotBuiltScreen />;
