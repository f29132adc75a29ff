import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { i18nProvider, loadTexts } from '../../../i18n/i18nProvider.ts';
import { seen } from '../../../testing/seen.ts';
import { storeOf, useStoryLook } from '../../../testing/storyLook.ts';
import { Look } from '../../kit/look/Look.ts';
import { createQueryClient } from '../../kit/queryClient.ts';
import { RELEASE_KEY } from '../../release/useNewRelease.ts';
import { NewReleaseNotice } from '../background/Background.tsx';

interface NoticeProps {
  /** The script of the build that the host now serves. */
  script: string;
  version: string;
}

const OWN = '/assets/app-own.js';

/** The script of this page as served by a host. */
const page = document.createElement('div');
page.innerHTML = `<link rel="modulepreload" href="${OWN}" />`;

let queryClient = createQueryClient();

const Notice = (served: NoticeProps) => {
  queryClient.setQueryData(RELEASE_KEY, served);
  return (
    <CoreAdminContext
      dataProvider={testDataProvider()}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={storeOf(useStoryLook())}
    >
      <Look />
      <NewReleaseNotice />
    </CoreAdminContext>
  );
};

const meta = {
  title: 'Shell/New version',
  component: Notice,
  args: { version: '9.9.9', script: '/assets/app-new.js' },
  loaders: [() => loadTexts()],
  beforeEach: () => {
    queryClient = createQueryClient();
    document.body.append(page);
    return () => page.remove();
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced, and dismissed until the next build. */
export const Ready: Story = {
  play: async () => {
    const notice = await seen(screen.findByRole('status'));
    await expect(notice).toHaveTextContent('Version 9.9.9 is ready. Reload to use it.');
    await expect(screen.getByRole('button', { name: 'Reload now' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

/** Once the host serves this page's build again, there is nothing to announce. */
export const SameBuild: Story = {
  play: async () => {
    await seen(screen.findByRole('status'));
    queryClient.setQueryData(RELEASE_KEY, { version: '9.9.9', script: OWN });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await seen(screen.findByRole('status'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
