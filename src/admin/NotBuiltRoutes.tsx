import { lazy } from 'react';
import { Route } from 'react-router-dom';

const NotBuiltScreen = lazy(async () => ({
  default: (await import('./shell/screens/NotBuiltScreen.tsx')).NotBuiltScreen,
}));

/** Addresses of menu entries whose screens are still to be built; each says so honestly. */
const PATHS = [
  '/admin/dashboard',
  '/admin/fleet-overview',
  '/admin/diesel',
  '/admin/settings/*',
  '/admin/profile',
  '/fleet/trucks',
  '/fleet/trailers',
  '/fleet/documents',
  '/fleet/activity',
  '/fleet/profile',
  '/diesel/dashboard',
  '/diesel/activity',
  '/diesel/extractions',
  '/diesel/issues',
  '/diesel/purchases',
  '/diesel/audit',
  '/diesel/reports',
  '/diesel/profile',
];

export const notBuiltRoutes = PATHS.map((path) => (
  <Route key={path} path={path} element={<NotBuiltScreen />} />
));

export const notBuiltProfile = <NotBuiltScreen />;
