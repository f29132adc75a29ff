import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, spyOn, within } from 'storybook/test';

import { seen, seenInDarkMode } from '../../testing/seen.ts';
import { ErrorScreen } from '../kit/feedback/ErrorScreen.tsx';
import { LoadingScreen } from '../kit/feedback/LoadingScreen.tsx';
import { ShellStory } from '../shell/testing/ShellStory.tsx';

const meta = { title: 'Any page/Loading and failure', component: ShellStory } satisfies Meta<
  typeof ShellStory
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { children: <LoadingScreen /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    children: <ErrorScreen error={new Error('Unexpected token')} resetErrorBoundary={retry} />,
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('alert'));
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
      'href',
      '/fleet/dashboard',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedDark: Story = {
  args: Failed.args,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await seenInDarkMode(canvas.findByRole('alert'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** The old version's files are gone from the server: only a reload helps. */
export const NewVersion: Story = {
  beforeEach: () => {
    const own = document.createElement('link');
    Object.assign(own, { rel: 'modulepreload', href: '/assets/own.js' });
    document.body.append(own);
    const served = spyOn(window, 'fetch').mockResolvedValue(
      Response.json({ version: '9.9.9', script: '/assets/newer.js' }),
    );
    return () => {
      own.remove();
      served.mockRestore();
    };
  },
  args: {
    children: (
      <ErrorScreen
        error={new TypeError('Failed to fetch dynamically imported module: /assets/old.js')}
        resetErrorBoundary={retry}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeEnabled();
    await expect(within(canvas.getByRole('alert')).getByText(/newer version/)).toBeVisible();
  },
};
