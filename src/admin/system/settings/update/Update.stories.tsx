import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { AdminStory, type AdminStoryProps } from '../../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../../testing/seen.ts';

const HEALTH = 'GET /admin/settings/settings.php';

const meta = {
  title: 'Settings/Site update',
  component: AdminStory,
  args: { role: 'Super Admin', path: '/admin/settings/update' } satisfies AdminStoryProps,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Storybook serves no release file, so the page says that the version is unknown. */
export const Healthy: Story = {
  play: async () => {
    await seen(screen.findByText('Reachable'));
    await expect(screen.getByText(/^Responded in \d+ ms$/)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 3, name: /^\d+\.\d+\.\d+/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check for updates' }));
    await expect(await screen.findByText('Version unknown.')).toBeVisible();
  },
};

export const InArabic: Story = {
  globals: { language: 'ar' },
  play: async () => {
    const changes = within(await screen.findByRole('region', { name: 'ما الجديد' }));
    await seen(changes.findByText(/^تجديد تواريخ الانتهاء في مكانها مع الملف/));
    for (const change of changes.getAllByRole('listitem')) {
      await expect(change).toHaveTextContent(/[\u0600-\u06ff]{3}/);
    }
  },
};

export const Unreachable: Story = {
  args: { api: { [HEALTH]: fails('timeout') } },
  play: async () => {
    await seen(screen.findByText('Unreachable'));
    await expect(screen.getByText(/^Timed out after/)).toBeVisible();
    await expect(screen.getByText(/did not answer in time/)).toBeVisible();
  },
};

/** A server of the contract tells no version; another call shows that it answers. */
export const WithoutTheCall: Story = {
  args: { api: { [HEALTH]: fails('notFound', { status: 404 }) } },
  play: async () => {
    await seen(screen.findByText('Reachable'));
    await expect(screen.queryByText(/Unexpected response/)).toBeNull();
  },
};

export const Checking: Story = {
  args: { api: { [HEALTH]: hangs } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Checking…' })).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await seenInDarkMode(screen.findByText('Reachable'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** Something answers, so the network is not at fault. */
export const Faulty: Story = {
  args: { api: { [HEALTH]: fails('nonJson') } },
  play: async () => {
    await seen(screen.findByText('Responding with errors'));
    await expect(screen.getByText(/^Responded in \d+ ms$/)).toBeVisible();
    await expect(screen.getByText(/non-JSON response/)).toBeVisible();
  },
};
