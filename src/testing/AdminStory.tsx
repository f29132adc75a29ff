import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { AdminApp } from '../admin/AdminApp.tsx';
import { createAuthProvider } from '../session/authProvider.ts';
import { session } from '../session/index.ts';
import { startStory, type StorySetup } from './startStory.ts';
import { storeOf, useStoryLook, type StoryLook } from './storyLook.ts';

export interface AdminStoryProps extends StorySetup {
  /** The address at which the app opens. */
  path: string;
}

const startApp = ({ path, ...setup }: AdminStoryProps, look: StoryLook) => {
  const element = (
    <AdminApp
      {...startStory({ ...setup, role: look.role ?? setup.role })}
      authProvider={createAuthProvider(session, () => Promise.resolve())}
      store={storeOf(look)}
    />
  );
  return createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
};

/**
 * The whole app on an in-memory mock, in the look chosen in the toolbar: stories show it and tests drive it.
 */
export const AdminStory = (props: AdminStoryProps) => {
  const look = useStoryLook();
  return <App key={Object.values(look).join()} look={look} {...props} />;
};

const App = ({ look, ...props }: AdminStoryProps & { look: StoryLook }) => {
  const [router] = useState(() => startApp(props, look));
  return <RouterProvider router={router} />;
};
