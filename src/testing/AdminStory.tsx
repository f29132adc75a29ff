import { useState } from 'react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { AdminApp } from '../admin/AdminApp.tsx';
import { createAuthProvider } from '../session/authProvider.ts';
import { session } from '../session/index.ts';
import { startStory, type StorySetup } from './startStory.ts';

export interface AdminStoryProps extends StorySetup {
  /** The address at which the app opens. */
  path: string;
  theme?: 'light' | 'dark';
}

const startApp = ({ path, theme = 'light', ...setup }: AdminStoryProps) => {
  const element = (
    <AdminApp
      {...startStory(setup)}
      authProvider={createAuthProvider(session, () => Promise.resolve())}
      store={memoryStore({ theme })}
    />
  );
  return createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
};

/** The whole app on a mock in memory: what stories show and tests drive. */
export const AdminStory = (props: AdminStoryProps) => <App key={props.theme} {...props} />;

const App = (props: AdminStoryProps) => {
  const [router] = useState(() => startApp(props));
  return <RouterProvider router={router} />;
};
