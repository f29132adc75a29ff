import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { AdminStory, type AdminStoryProps } from '../../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';

const start = async () =>
  userEvent.click(await seen(screen.findByRole('button', { name: 'Download backup' })));

const meta = {
  title: 'Settings/Import and export',
  component: AdminStory,
  args: {
    role: 'Super Admin',
    path: '/admin/settings/import-export',
    companies: [{ id: 1, name: 'Al Noor Transport', name_ar: null, city: null }],
  } satisfies AdminStoryProps,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Templates and exports; imports belong to another role, and the page says so. */
export const Overview: Story = {
  play: async () => {
    await seen(screen.findByRole('button', { name: 'Template for Drivers' }));
    await expect(screen.getByText(/Only Fleet and Diesel Managers can import/)).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Import Drivers' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Export Companies' }));
    await seen(screen.findByText('1 record exported'));
  },
};

/** Names what could not be loaded and backs up the rest. */
export const BackupIncomplete: Story = {
  args: { api: { 'GET /admin/users/users.php': fails('server', { status: 500 }) } },
  play: async () => {
    await start();
    await expect(
      await screen.findByText(/The backup with \d+ records is downloaded/),
    ).toBeVisible();
    await expect(screen.getByText(/Not in the backup: Users/)).toBeVisible();
  },
};

/** What cannot be read of a list is not in the files, and not passed over. */
export const UnreadableRows: Story = {
  args: {
    api: { 'GET /admin/roles/roles.php': () => [{ id: 1, name: 'Mechanic' }, { name: 'Clerk' }] },
  },
  play: async () => {
    await start();
    await seen(screen.findByText('Incomplete: Roles.'));
    await userEvent.click(screen.getByRole('button', { name: 'Export Roles' }));
    await seen(screen.findByText('1 record could not be read and is not shown.'));
  },
};

/** A server that keeps diesel from a Super Admin: the backup says what it lacks. */
export const BackupWithoutDiesel: Story = {
  args: {
    api: Object.fromEntries(
      ['purchased', 'extractions', 'audit_log'].map((name) => [
        `GET /diesel/diesel-manager/reports/${name}.php`,
        fails('forbidden'),
      ]),
    ),
  },
  play: async () => {
    await start();
    const missing = await seen(screen.findByText(/^Not in the backup: /));
    for (const name of ['Purchases', 'Extractions', 'Audit']) {
      await expect(missing).toHaveTextContent(name);
    }
  },
};

export const BackupCancelled: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': hangs } },
  play: async () => {
    await start();
    await expect(await screen.findByText('1 of 18: Drivers')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText(/was cancelled/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download backup' })).toBeEnabled();
  },
};

export const ExportFailed: Story = {
  args: { api: { 'GET /admin/roles/roles.php': fails('network') } },
  play: async () => {
    await userEvent.click(await seen(screen.findByRole('button', { name: 'Export Roles' })));
    await seen(screen.findByText(/Roles could not be exported/));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
