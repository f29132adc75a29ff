import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import type { AuthProvider, DataProvider, I18nProvider, Store } from 'react-admin';
import { Route } from 'react-router-dom';

import { RESOURCES } from '../domain/resources.ts';
import { i18nProvider as defaultI18nProvider } from '../i18n/i18nProvider.ts';
import { createQueryClient } from './queryClient.ts';

const queryClient = createQueryClient();

interface AdminAppProps {
  dataProvider?: DataProvider;
  authProvider?: AuthProvider;
  i18nProvider?: I18nProvider;
  store?: Store;
}

const defaultStore = localStorageStore('1', 'qafila');

/** The one admin: a line per record type. Production, stories and tests render this component. */
export const AdminApp = ({
  dataProvider,
  authProvider,
  i18nProvider = defaultI18nProvider,
  store = defaultStore,
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
    <Resource name={RESOURCES.drivers} list={() => <p>Drivers</p>} />
    <CustomRoutes>
      <Route path="/fleet/dashboard" element={<p>Dashboard</p>} />
    </CustomRoutes>
  </Admin>
);
