import { CssBaseline } from '@mui/material';
import { useState, type PropsWithChildren } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';

import { createDataProvider } from '../../../dataProvider/index.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import { i18nProvider } from '../../../i18n/i18nProvider.ts';
import { createAuthProvider } from '../../../session/authProvider.ts';
import { session } from '../../../session/index.ts';
import { localization } from '../../../session/localization.ts';
import { createFakeClient, type FakeApi } from '../../../testing/fakeApi.ts';
import { darkTheme, lightTheme } from '../../kit/look/theme.ts';
import { createQueryClient } from '../../kit/queryClient.ts';

export interface ShellStoryProps {
  path?: string;
  role?: string;
  avatar?: string;
  name?: string;
  mode?: 'light' | 'dark';
  drivers?: Driver[];
  /** Calls that are to answer otherwise than from the data in memory. */
  api?: FakeApi;
}

/** Tells of a failure at once. */
const impatientQueryClient = () => {
  const queryClient = createQueryClient();
  const { queries, ...rest } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retry: false } });
  return queryClient;
};

type StartProps = PropsWithChildren<ShellStoryProps>;

const start = (props: StartProps) => {
  const { path = '/fleet/documents', role = 'Fleet Manager', mode = 'light' } = props;
  const { name = 'Omar Haddad', avatar = null, drivers, api, children } = props;
  const client = createFakeClient(api, { drivers });
  const queryClient = impatientQueryClient();
  session.start({
    user: { id: '2', name, email: 'fleet@qafila.example', role, branch: 'OCGLT', avatar },
    token: 'story',
  });
  const element = (
    <AdminContext
      dataProvider={createDataProvider({
        client,
        getRole: () => role,
        getLocalization: localization.get,
        queryClient,
      })}
      authProvider={createAuthProvider(session, () => Promise.resolve(session.end()))}
      i18nProvider={i18nProvider}
      store={memoryStore({ theme: mode })}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      {children}
    </AdminContext>
  );
  return createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
};

/** One part of the shell with all it needs around it, at an address, for somebody signed in. */
export const ShellStory = (props: StartProps) => {
  const [router] = useState(() => start(props));
  return <RouterProvider router={router} />;
};

/** Content that only says where it stands. */
export const Here = () => <p>You are at {useLocation().pathname}</p>;
