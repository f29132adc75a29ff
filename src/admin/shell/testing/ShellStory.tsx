import { useState, type PropsWithChildren } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';

import { i18nProvider } from '../../../i18n/i18nProvider.ts';
import { createAuthProvider } from '../../../session/authProvider.ts';
import { session } from '../../../session/index.ts';
import { startStory, type StorySetup } from '../../../testing/startStory.ts';
import { storeOf, useStoryLook, type StoryLook } from '../../../testing/storyLook.ts';
import { Look } from '../../kit/look/Look.ts';
import { MuiScope } from '../../kit/look/MuiScope.tsx';

export interface ShellStoryProps extends StorySetup {
  path?: string;
}

type StartProps = PropsWithChildren<ShellStoryProps>;

const start = ({ path = '/fleet/documents', children, ...setup }: StartProps, look: StoryLook) => {
  const element = (
    <CoreAdminContext
      {...startStory({ ...setup, role: look.role ?? setup.role })}
      authProvider={createAuthProvider(session, () => Promise.resolve(session.end()))}
      i18nProvider={i18nProvider}
      store={storeOf(look)}
    >
      <Look />
      <MuiScope>{children}</MuiScope>
    </CoreAdminContext>
  );
  return createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
};

/** A part of the shell with everything it needs, at an address, signed in. */
export const ShellStory = (props: StartProps) => {
  const look = useStoryLook();
  return <Shell key={Object.values(look).join()} look={look} {...props} />;
};

const Shell = ({ look, ...props }: StartProps & { look: StoryLook }) => {
  const [router] = useState(() => start(props, look));
  return <RouterProvider router={router} />;
};

/** Content that only names its address. */
export const Here = () => <p>You are at {useLocation().pathname}</p>;
