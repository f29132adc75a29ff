import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { seen, seenInDarkMode } from '../../../testing/seen.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { AreaLayout } from '../AreaLayout.tsx';
import { Here, ShellStory } from '../testing/ShellStory.tsx';

const drawn = fn();
const collector = fn();

const Screen = () => {
  const [hasFailed, setFailed] = useState(false);
  drawn();
  if (hasFailed) throw new Error('A screen broke, on purpose');
  return (
    <>
      <PageHeader
        title="Trucks of the fleet"
        subtitle="12 on the road"
        actions={<Button onClick={() => setFailed(true)}>Break</Button>}
      />
      <Here />
    </>
  );
};

const meta = {
  title: 'Shell/Layout',
  component: ShellStory,
  args: {
    path: '/fleet/trucks',
    children: (
      <AreaLayout>
        <Screen />
      </AreaLayout>
    ),
  },
  beforeEach: () => void drawn.mockClear(),
} satisfies Meta<typeof ShellStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageWithHeading: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Trucks of the fleet' });
    await expect(heading).toBeVisible();
    await expect(canvas.getByText('12 on the road')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Trucks of the fleet · Qafila'));
  },
};

export const Offline: Story = {
  play: async ({ canvas }) => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await seen(canvas.findByText(/^You are offline. Lists and figures may be out of date/));
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/^You are offline/)).toBeNull());
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await seenInDarkMode(canvas.findByText('12 on the road'));
  },
};

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(
      canvas.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }),
    );
    await expect(canvas.getByText(/needs the permission ‘Trucks’/)).toBeVisible();
    await expect(canvas.getByText(/Your role is ‘Diesel Manager’/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute(
      'href',
      '/diesel/dashboard',
    );
    await expect(drawn).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const RefusedInAnySpelling: Story = {
  ...Refused,
  args: { role: 'Diesel Manager', path: '/FLEET/%74rucks' },
  globals: { theme: 'dark' },
};

export const BrokenScreen: Story = {
  beforeEach: () => {
    collector.mockReset();
    window.qafila = { onError: collector };
    return () => delete window.qafila;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break' }));
    await seen(
      canvas.findByRole('heading', { level: 1, name: 'Something went wrong on this screen' }),
    );
    await waitFor(() =>
      expect(document.title).toBe('Something went wrong on this screen · Qafila'),
    );
    // It is fetched only now.
    await userEvent.click(await canvas.findByText('Error report for support'));
    const report = await seen(canvas.findByLabelText('Error report for support'));
    await expect(report).toHaveTextContent('"where": "/');
    await expect(report).not.toHaveTextContent('on purpose');
    await expect(collector).toHaveBeenCalledWith(expect.objectContaining({ what: 'Error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seen(canvas.findByRole('heading', { level: 1, name: 'Trucks of the fleet' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    await canvas.findByRole('heading', { name: 'Something went wrong on this screen' });
    const menu = within(canvas.getByRole('navigation'));
    await userEvent.click(menu.getByRole('link', { name: 'Activity' }));
    await seen(canvas.findByText('You are at /fleet/activity'));
  },
};
