import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { seen } from '../../../testing/seen.ts';

const meta = {
  title: 'Settings/Hub',
  component: AdminStory,
  args: { path: '/admin/settings', role: 'Super Admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searched: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Settings' }));
    const search = canvas.getByRole('searchbox', { name: 'Search settings' });
    await userEvent.type(search, 'two-factor');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Security' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await seen(canvas.findByRole('heading', { level: 1, name: 'Security' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Settings' }));
    await seen(canvas.findByRole('heading', { level: 1, name: 'Settings' }));
    await seen(canvas.findByRole('link', { name: 'Users' }));
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search settings' }), 'zzz');
    await seen(canvas.findByText('No setting matches “zzz”.'));
  },
};

export const Refused: Story = {
  args: { role: 'Fleet Manager' },
  play: async () => {
    await seen(screen.findByText(/It needs the permission ‘Settings’/));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Roles & permissions' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** Every page has a side list of all of them. */
export const SideList: Story = {
  args: { path: '/admin/settings/security' },
  play: async ({ canvas }) => {
    const list = within(await seen(canvas.findByRole('navigation', { name: 'Settings pages' })));
    await expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Security');
    await userEvent.click(list.getByRole('link', { name: 'UI settings' }));
    await seen(canvas.findByRole('heading', { level: 1, name: 'UI settings' }));
  },
};

/** However far the list is scrolled, the way home stays. */
export const LastOfTheSideList: Story = {
  args: { path: '/admin/settings/update' },
  play: async ({ canvas }) => {
    const list = within(await seen(canvas.findByRole('navigation', { name: 'Settings pages' })));
    const { bottom } = list.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(
      canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect().top,
    );
    const home = canvas.getByRole('link', { name: 'Qafila, home' });
    await expect(home.getBoundingClientRect().top).toBe(0);
  },
};

/** On a phone it is a menu. */
export const SideListOnAPhone: Story = {
  args: { path: '/admin/settings/security' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await seen(canvas.findByRole('button', { name: 'Security' })));
    const menu = within(await screen.findByRole('menu', { name: 'Settings pages' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'UI settings' }));
    await seen(canvas.findByRole('heading', { level: 1, name: 'UI settings' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** The page of a record has one way back, and no menu. */
export const RecordOnAPhone: Story = {
  args: { path: '/admin/settings/users/1/show' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const crumbs = within(await seen(canvas.findByRole('navigation', { name: 'Breadcrumb' })));
    await expect(canvas.queryByRole('link', { name: 'Back to Settings' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Users' })).toBeNull();
    await userEvent.click(crumbs.getByRole('link', { name: 'Users' }));
    await seen(canvas.findByRole('link', { name: 'Back to Settings' }));
    await seen(canvas.findByRole('button', { name: 'Users' }));
  },
};
