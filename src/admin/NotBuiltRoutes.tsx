import { Route } from 'react-router-dom';

import { NOT_BUILT, NotBuiltScreen } from './pageScreens.ts';

export const notBuiltProfile = <NotBuiltScreen />;

/** `/profile` redirects most roles and is routed apart. */
export const notBuiltRoutes = NOT_BUILT.filter((path) => path !== '/profile').map((path) => (
  <Route key={path} path={`${path}/*`} element={<NotBuiltScreen />} />
));
