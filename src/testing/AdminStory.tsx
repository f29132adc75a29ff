import { useState } from 'react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { AdminApp } from '../admin/AdminApp.tsx';
import { createQueryClient } from '../admin/kit/queryClient.ts';
import { createDataProvider } from '../dataProvider/index.ts';
import { createAuthProvider } from '../session/authProvider.ts';
import { session } from '../session/index.ts';
import { localization } from '../session/localization.ts';
import { createFakeClient, type FakeApi, type FakeRows } from './fakeApi.ts';

export interface AdminStoryProps extends Partial<FakeRows> {
  /** The address at which the app opens. */
  path: string;
  role?: string;
  theme?: 'light' | 'dark';
  /** Calls that are to answer otherwise than from the data in memory. */
  api?: FakeApi;
}

const startApp = ({
  path,
  role = 'Fleet Manager',
  theme = 'light',
  api,
  ...rows
}: AdminStoryProps) => {
  session.start({
    user: {
      id: '2',
      name: 'Omar Haddad',
      email: 'fleet@qafila.example',
      role,
      branch: 'OCGLT',
      avatar: null,
    },
    token: 'story',
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const element = (
    <AdminApp
      dataProvider={createDataProvider({
        client: createFakeClient(api, rows),
        getRole: () => role,
        getLocalization: localization.get,
        queryClient,
      })}
      authProvider={createAuthProvider(session, () => Promise.resolve())}
      store={memoryStore({ theme })}
      queryClient={queryClient}
    />
  );
  return createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
};

/** The whole app on data in memory: what stories show and tests drive. */
export const AdminStory = (props: AdminStoryProps) => <App key={props.theme} {...props} />;

const App = (props: AdminStoryProps) => {
  const [router] = useState(() => startApp(props));
  return <RouterProvider router={router} />;
};
