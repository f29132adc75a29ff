import { Route } from 'react-router-dom';

import { NOT_BUILT, NotBuiltScreen } from './pageScreens.ts';

/** Every page of menu and permissions that has no screen yet. */
export const notBuiltRoutes = NOT_BUILT.map((path) => (
  <Route key={path} path={`${path}/*`} element={<NotBuiltScreen />} />
));
