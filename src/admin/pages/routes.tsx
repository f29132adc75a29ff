import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';

import { areaAt, type MenuPath } from '../../domain/access/pages.ts';
import { AREAS } from '../../domain/access/roles.ts';
import { NotFoundScreen } from './fallbackScreens.ts';
import { NotBuiltScreen, pageScreens } from './pageScreens.ts';
import { AreaIndex, InOwnArea, SettingsRedirect } from './redirects.tsx';

const paths = Object.keys(pageScreens) as MenuPath[];

/** The record types, with the pages of each. */
export const resources = paths.flatMap((path) => {
  const page = pageScreens[path];
  if (!('resource' in page)) return [];
  return [<Resource key={path} {...page.resource} />];
});

const pageRoute = (path: MenuPath) => {
  const page = pageScreens[path];
  if ('resource' in page) return null;
  if ('notBuilt' in page) {
    const screen = <NotBuiltScreen name={page.notBuilt} />;
    return <Route key={path} path={`${path}/*`} element={screen} />;
  }
  if ('hub' in page) {
    const screen = <page.hub notFound={<NotFoundScreen />} />;
    return <Route key={path} path={`${path}/*`} element={screen} />;
  }
  const screen = <page.screen />;
  const element = areaAt(path) ? screen : <InOwnArea path={path}>{screen}</InOwnArea>;
  return <Route key={path} path={path} element={element} />;
};

/** The routes of all other pages, and of addresses that lead to them. */
export const pageRoutes = [
  ...paths.map(pageRoute),
  ...AREAS.map((area) => <Route key={area} path={`/${area}`} element={<AreaIndex />} />),
  <Route key="settings" path="/dashboard/settings/*" element={<SettingsRedirect />} />,
];
