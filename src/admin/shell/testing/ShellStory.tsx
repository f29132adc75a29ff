import { useEffect, useState, type PropsWithChildren } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';

import { i18nProvider } from '../../../i18n/i18nProvider.ts';
import { createAuthProvider } from '../../../session/authProvider.ts';
import { session } from '../../../session/index.ts';
import { startStory, type StorySetup } from '../../../testing/startStory.ts';
import { Look } from '../../kit/look/Look.ts';
import { MuiScope } from '../../kit/look/MuiScope.tsx';

export interface ShellStoryProps extends StorySetup {
  path?: string;
  mode?: 'light' | 'dark';
}

/** Somebody uses the page: what waits for that, comes. */
const InUse = () => {
  useEffect(() => void window.dispatchEvent(new Event('pointermove')), []);
  return null;
};

type StartProps = PropsWithChildren<ShellStoryProps>;

const start = ({ path = '/fleet/documents', mode = 'light', children, ...setup }: StartProps) => {
  const element = (
    <CoreAdminContext
      {...startStory(setup)}
      authProvider={createAuthProvider(session, () => Promise.resolve(session.end()))}
      i18nProvider={i18nProvider}
      store={memoryStore({ theme: mode })}
    >
      <Look />
      <MuiScope>{children}</MuiScope>
      <InUse />
    </CoreAdminContext>
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
