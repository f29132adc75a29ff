import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AdminStory } from '../../testing/AdminStory.tsx';
import { buildDriver } from '../../testing/builders.ts';
import { fails } from '../../testing/fakeApi.ts';
import { seen } from '../../testing/seen.ts';

const meta = {
  title: 'Fleet/Dashboard',
  component: AdminStory,
  args: { path: '/fleet/dashboard' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Chandran Pillai' }));
    await expect(canvas.getByText('2 days ago')).toBeVisible();
  },
};

export const NothingUrgent: Story = {
  args: { drivers: [buildDriver({ id: 1 })] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Nothing is overdue and nothing expires soon.'));
  },
};

export const Failed: Story = {
  args: {
    api: {
      'GET /api/fleet/drivers.php': fails('network'),
      'GET /api/fleet/drivers/summary.php': fails('network'),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load summary stats.'));
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};
