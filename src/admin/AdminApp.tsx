import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { CoreAdminContext, ResourceDefinitionContextProvider, useAuthProvider } from 'react-admin';
import type { AuthProvider, DataProvider, Store } from 'react-admin';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';

import { language } from '../i18n/i18nProvider.ts';
import { SIGN_OUT_PATH } from '../session/returnPath.ts';
import { LoadingScreen } from './kit/feedback/LoadingScreen.tsx';
import { Notices } from './kit/feedback/Notices.tsx';
import { Look } from './kit/look/Look.ts';
import { useSession } from './kit/useSession.ts';
import { pageRoutes, resourceDefinitions } from './pages/routes.tsx';
import {
  authProvider as defaultAuthProvider,
  dataProvider as defaultDataProvider,
  queryClient as defaultQueryClient,
} from './providers.ts';
import { AreaLayout } from './shell/AreaLayout.tsx';
import { ContentBoundary } from './shell/ContentBoundary.tsx';
import { createUserStore } from './userStore.ts';

/** Ends the session. By now, the user has left every form with unsaved text. */
const SignOutScreen = () => {
  const authProvider = useAuthProvider();
  useEffect(() => void authProvider?.logout({}), [authProvider]);
  return <LoadingScreen />;
};

interface AdminAppProps {
  dataProvider?: DataProvider;
  authProvider?: AuthProvider;
  store?: Store;
  queryClient?: QueryClient;
}

/**
 * Assembled from react-admin's headless core: the first view does without MUI, which loads with the
 * screens that use it (`lazyScreen`). The routes are declared directly, because `CoreAdminUI`
 * re-renders everything as it learns of each record type and of the role, and never in slices.
 */
export const AdminApp = ({
  dataProvider = defaultDataProvider,
  authProvider = defaultAuthProvider,
  store: givenStore,
  queryClient = defaultQueryClient,
}: AdminAppProps) => {
  const userId = useSession()?.user.id ?? '';
  const store = useMemo(() => givenStore ?? createUserStore(userId), [givenStore, userId]);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={useSyncExternalStore(language.subscribe, language.provider)}
      store={store}
      queryClient={queryClient}
    >
      <Look />
      <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
        <ContentBoundary pathname={useLocation().pathname}>
          <Routes>
            <Route path={SIGN_OUT_PATH} element={<SignOutScreen />} />
            <Route
              element={
                <AreaLayout>
                  <Outlet />
                </AreaLayout>
              }
            >
              {pageRoutes}
            </Route>
          </Routes>
        </ContentBoundary>
      </ResourceDefinitionContextProvider>
      <Notices />
    </CoreAdminContext>
  );
};
