import { CssBaseline } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Notification, Resource } from 'react-admin';
import type { AuthProvider, DataProvider, I18nProvider, Store } from 'react-admin';
import { Route } from 'react-router-dom';

import { brand } from '../brand.ts';
import { RESOURCES } from '../domain/records/resources.ts';
import { i18nProvider as defaultI18nProvider } from '../i18n/i18nProvider.ts';
import { SIGN_OUT_PATH } from '../session/returnPath.ts';
import { documents } from './fleet/documents/index.tsx';
import { drivers } from './fleet/drivers/index.tsx';
import { trailers } from './fleet/trailers/index.tsx';
import { trucks } from './fleet/trucks/index.tsx';
import { ErrorScreen } from './kit/feedback/ErrorScreen.tsx';
import { LoadingScreen } from './kit/feedback/LoadingScreen.tsx';
import { useLook } from './kit/look/useLook.ts';
import { useSession } from './kit/useSession.ts';
import { notBuiltRoutes } from './pages/NotBuiltRoutes.tsx';
import {
  ActivityList,
  AdminDashboard,
  FleetDashboard,
  FleetOverview,
  NotFoundScreen,
  ProfileScreen,
  SettingsArea,
} from './pages/pageScreens.ts';
import { AreaIndex, DashboardIndex, ProfileIndex, SettingsRedirect } from './pages/redirects.tsx';
import { SignOutScreen } from './pages/SignOutScreen.tsx';
import {
  authProvider as defaultAuthProvider,
  dataProvider as defaultDataProvider,
  queryClient as defaultQueryClient,
} from './providers.ts';
import { AreaLayout } from './shell/AreaLayout.tsx';
import { WelcomeBack } from './shell/WelcomeBack.tsx';
import { createUserStore } from './userStore.ts';

const AccessDeniedScreen = lazy(async () => ({
  default: (await import('./pages/AccessDeniedScreen.tsx')).AccessDeniedScreen,
}));

const profile = <ProfileScreen />;

const FullScreenLoading = () => <LoadingScreen />;

interface BrokenAppProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

const BrokenApp = ({ error, resetErrorBoundary }: BrokenAppProps) => (
  <ErrorScreen error={error} resetErrorBoundary={() => resetErrorBoundary()} />
);

interface AdminAppProps {
  dataProvider?: DataProvider;
  authProvider?: AuthProvider;
  i18nProvider?: I18nProvider;
  store?: Store;
  queryClient?: QueryClient;
}

/**
 * The one admin: a line per record type. Production, stories and tests render this component.
 *
 * It is put together as react-admin's own <Admin> does it, but without the layout, sign-in and error
 * pages that <Admin> brings and we replace: they would cost a first visit 20 kB.
 */
export const AdminApp = ({
  dataProvider = defaultDataProvider,
  authProvider = defaultAuthProvider,
  i18nProvider = defaultI18nProvider,
  store: givenStore,
  queryClient = defaultQueryClient,
}: AdminAppProps) => {
  const userId = useSession()?.user.id ?? '';
  const store = useMemo(() => givenStore ?? createUserStore(userId), [givenStore, userId]);
  const look = useLook(store);
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      {...look}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        title={brand.name}
        layout={AreaLayout}
        error={BrokenApp}
        loading={FullScreenLoading}
        catchAll={NotFoundScreen}
        accessDenied={AccessDeniedScreen}
        loginPage={false}
        disableTelemetry
      >
        <Resource {...drivers} />
        <Resource {...trucks} />
        <Resource {...trailers} />
        <Resource {...documents} />
        <Resource name={RESOURCES.activity} list={ActivityList} />
        <Resource name={RESOURCES.companies} recordRepresentation="name" />
        <CustomRoutes>
          <Route path="/admin" element={<AreaIndex />} />
          <Route path="/fleet" element={<AreaIndex />} />
          <Route path="/diesel" element={<AreaIndex />} />
          <Route path="/dashboard" element={<DashboardIndex />} />
          <Route path="/dashboard/settings/*" element={<SettingsRedirect />} />
          <Route path="/profile" element={<ProfileIndex>{profile}</ProfileIndex>} />
          <Route path="/admin/profile" element={profile} />
          <Route path="/fleet/profile" element={profile} />
          <Route path="/diesel/profile" element={profile} />
          <Route path="/admin/dashboard" element={<AdminDashboard />} />
          <Route path="/admin/fleet-overview" element={<FleetOverview />} />
          <Route
            path="/admin/settings/*"
            element={<SettingsArea notFound={<NotFoundScreen />} />}
          />
          <Route path="/fleet/dashboard" element={<FleetDashboard />} />
          {notBuiltRoutes}
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path={SIGN_OUT_PATH} element={<SignOutScreen />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
      <WelcomeBack />
    </AdminContext>
  );
};
