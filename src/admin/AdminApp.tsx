import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import type { AuthProvider, DataProvider, I18nProvider, Store } from 'react-admin';
import { Route } from 'react-router-dom';

import { brand } from '../brand.ts';
import { RESOURCES } from '../domain/records/resources.ts';
import { i18nProvider as defaultI18nProvider } from '../i18n/i18nProvider.ts';
import { SIGN_OUT_PATH } from '../session/returnPath.ts';
import { ErrorScreen } from './kit/feedback/ErrorScreen.tsx';
import { LoadingScreen } from './kit/feedback/LoadingScreen.tsx';
import { Notices } from './kit/feedback/Notices.tsx';
import { Look } from './kit/look/Look.ts';
import { useSession } from './kit/useSession.ts';
import { AccessDeniedScreen, NotFoundScreen } from './pages/fallbackScreens.ts';
import { pageRoutes, resources } from './pages/routes.tsx';
import { SignOutScreen } from './pages/SignOutScreen.tsx';
import {
  authProvider as defaultAuthProvider,
  dataProvider as defaultDataProvider,
  queryClient as defaultQueryClient,
} from './providers.ts';
import { AreaLayout } from './shell/AreaLayout.tsx';
import { WelcomeBack } from './shell/WelcomeBack.tsx';
import { createUserStore } from './userStore.ts';

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
 * The one admin, with the pages of `pages/pageScreens.ts`. Production, stories and tests render this
 * component.
 *
 * It is put together from react-admin's headless core: the first view goes without MUI, which comes
 * with the screens that use it (`lazyScreen`).
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
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <Look />
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
        {resources}
        <Resource name={RESOURCES.companies} recordRepresentation="name" />
        <CustomRoutes>{pageRoutes}</CustomRoutes>
        <CustomRoutes noLayout>
          <Route path={SIGN_OUT_PATH} element={<SignOutScreen />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notices />
      <WelcomeBack />
    </CoreAdminContext>
  );
};
