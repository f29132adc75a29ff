import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { AdminStory } from '../../testing/AdminStory.tsx';
import { manyDrivers } from '../../testing/builders.ts';
import { fails, hangs } from '../../testing/fakeApi.ts';
import { seen } from '../../testing/seen.ts';

const meta = {
  title: 'Fleet/Drivers/List',
  component: AdminStory,
  args: { path: '/fleet/drivers' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
    const row = canvas.getByRole('row', { name: /Bilal Hussain/ });
    await expect(within(row).getByText('in 3 days')).toBeVisible();
    const late = canvas.getByRole('row', { name: /Chandran Pillai/ });
    await expect(within(late).getByText('2 days ago')).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent.trim());
    await expect(headers.filter(Boolean)).toEqual([
      'Name',
      'ID',
      'UAE #',
      'Status',
      'Gatepass Expiry',
      'Road Permit Expiry',
      'Actions',
    ]);
  },
};

export const Empty: Story = {
  args: { drivers: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No drivers found'));
    await expect(canvas.getByText('Get started by adding your first driver.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add First Driver' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    api: { 'GET /api/fleet/drivers.php': hangs, 'GET /api/fleet/drivers/summary.php': hangs },
  },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Driver figures' });
    await expect(within(figures).getAllByText('–')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load drivers. Please try again later.'));
    await expect(canvas.getAllByRole('button', { name: 'Try again' })[0]).toBeEnabled();
  },
};

export const SummaryFailed: Story = {
  args: { api: { 'GET /api/fleet/drivers/summary.php': fails('server') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load summary stats.'));
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/permission/i));
    await expect(canvas.queryByText('Ahmed Khan')).toBeNull();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByPlaceholderText('Search by name or ID');
    await userEvent.type(search, 'zzz');
    await seen(canvas.findByText('Nothing matches the search and filters.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};

export const CutShort: Story = {
  args: { drivers: manyDrivers(1000) },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/Showing the first 1,000/));
  },
};

export const BrokenRows: Story = {
  args: {
    api: {
      'GET /api/fleet/drivers.php': () => ({
        rows: [null, { id: '7', driver_id: 'D-7', name: 'Good Row', status: 'suspended' }, 'x'],
      }),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Good Row'));
    await expect(canvas.getByText('suspended')).toBeVisible();
    await expect(canvas.getByText('2 records could not be read and are not shown.')).toBeVisible();
  },
};
