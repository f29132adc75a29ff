import type { PropsWithChildren } from 'react';
import { Resource } from 'react-admin';
import { Route, Navigate, useLocation } from 'react-router-dom';

import { LEGACY_PATHS, areaOf, currentPath, homeOf } from '../../domain/access/access.ts';
import { areaAt, type MenuPath } from '../../domain/access/pages.ts';
import { AREAS } from '../../domain/access/roles.ts';
import { ownName } from '../../domain/base/formats.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useSession } from '../kit/useSession.ts';
import { AccessDeniedScreen, NotFoundScreen } from './fallbackScreens.ts';
import { pageScreens } from './pageScreens.ts';

/** Bare `/admin`, `/fleet` and `/diesel` redirect to the dashboard of the user's role. */
const AreaIndex = () => <Navigate to={homeOf(useSession()?.user.role)} replace />;

/** To the same page in the role's own area; a role without an area stays here. */
const OwnAreaRedirect = ({ path, children }: PropsWithChildren<{ path: string }>) => {
  const area = areaOf(useSession()?.user.role);
  return area ? <Navigate to={`/${area}${path}`} replace /> : children;
};

const LegacyRedirect = () => {
  const { pathname, search, hash } = useLocation();
  const role = useSession()?.user.role;
  return <Navigate to={`${currentPath(pathname, role)}${search}${hash}`} replace />;
};

const paths = Object.keys(pageScreens) as MenuPath[];

const resources = paths.flatMap((path) => {
  const page = pageScreens[path];
  return 'list' in page ? [page] : [];
});

export const resourceDefinitions = Object.fromEntries(
  [
    ...resources,
    { name: RESOURCES.companies, recordRepresentation: (record: object) => ownName(record) },
  ].map((resource) => [resource.name, Resource.registerResource(resource)]),
);

const pageRoute = (path: MenuPath) => {
  const page = pageScreens[path];
  if ('list' in page) return null;
  if ('hub' in page) {
    const screen = <page.hub notFound={<NotFoundScreen />} />;
    return <Route key={path} path={`${path}/*`} element={screen} />;
  }
  const screen = <page.screen />;
  const element = areaAt(path) ? screen : <OwnAreaRedirect path={path}>{screen}</OwnAreaRedirect>;
  return <Route key={path} path={path} element={element} />;
};

export const pageRoutes = [
  ...resources.map((resource) => (
    <Route key={resource.name} path={`${resource.name}/*`} element={<Resource {...resource} />} />
  )),
  ...paths.map(pageRoute),
  ...AREAS.map((area) => <Route key={area} path={`/${area}`} element={<AreaIndex />} />),
  ...LEGACY_PATHS.map((path) => (
    <Route key={path} path={`${path}/*`} element={<LegacyRedirect />} />
  )),
  <Route key="denied" path="/access-denied" element={<AccessDeniedScreen />} />,
  <Route key="*" path="*" element={<NotFoundScreen />} />,
];
