import { Navigate, useLocation } from 'react-router-dom';

import { areaOf, homeOf, settingsPath } from '../../domain/access/access.ts';
import { useSession } from '../kit/useSession.ts';
import { profilePathOf } from './menu.ts';
import { WelcomeScreen } from './pageScreens.ts';

/** Bare `/admin`, `/fleet` and `/diesel`: on to the dashboard of the role that came. */
export const AreaIndex = () => {
  const role = useSession()?.user.role;
  return <Navigate to={homeOf(role)} replace />;
};

/** `/dashboard`: a known role has its own, any other account is welcomed here. */
export const DashboardIndex = () => {
  const role = useSession()?.user.role;
  return areaOf(role) ? <Navigate to={homeOf(role)} replace /> : <WelcomeScreen />;
};

interface ProfileIndexProps {
  /** The profile screen, for accounts without an area. */
  children: React.ReactNode;
}

/** `/profile`: within the area for a known role, here for any other account. */
export const ProfileIndex = ({ children }: ProfileIndexProps) => {
  const role = useSession()?.user.role;
  return areaOf(role) ? <Navigate to={profilePathOf(role)} replace /> : children;
};

/** `/dashboard/settings/*` is the other reading of where the settings stand. */
export const SettingsRedirect = () => {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${settingsPath(pathname)}${search}${hash}`} replace />;
};
