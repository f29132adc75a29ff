import { QueryClient } from '@tanstack/react-query';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import type { AuthProvider, DataProvider, I18nProvider, Store } from 'react-admin';
import { Route } from 'react-router-dom';

import { RESOURCES } from '../domain/resources.ts';
import { i18nProvider as defaultI18nProvider } from '../i18n/i18nProvider.ts';
import { driverListPage, drivers } from './fleet/drivers/index.tsx';
import {
  authProvider as defaultAuthProvider,
  dataProvider as defaultDataProvider,
} from './providers.ts';
import { createQueryClient } from './queryClient.ts';

interface AdminAppProps {
  dataProvider?: DataProvider;
  authProvider?: AuthProvider;
  i18nProvider?: I18nProvider;
  store?: Store;
  queryClient?: QueryClient;
}

const defaultStore = localStorageStore('1', 'qafila');
const defaultQueryClient = createQueryClient();

/** The one admin: a line per record type. Production, stories and tests render this component. */
export const AdminApp = ({
  dataProvider = defaultDataProvider,
  authProvider = defaultAuthProvider,
  i18nProvider = defaultI18nProvider,
  store = defaultStore,
  queryClient = defaultQueryClient,
}: AdminAppProps) => (
  <Admin
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={store}
    queryClient={queryClient}
    loginPage={false}
    disableTelemetry
  >
    <Resource {...drivers}>
      <Route path="import" element={driverListPage} />
    </Resource>
    <Resource name={RESOURCES.trucks} recordRepresentation="truck_number" />
    <Resource name={RESOURCES.trailers} recordRepresentation="trailer_number" />
    <Resource name={RESOURCES.companies} recordRepresentation="name" />
    <CustomRoutes>
      <Route path="/fleet/dashboard" element={<p>Dashboard</p>} />
    </CustomRoutes>
  </Admin>
);
