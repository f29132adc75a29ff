import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { issueWith, purchaseWith } from '../../../domain/diesel/vouchers.testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const meta = {
  title: 'Diesel/Activity',
  component: AdminStory,
  args: {
    path: '/diesel/activity',
    role: 'Diesel Manager',
    diesel_issues: [
      issueWith({ id: 1, at: '2026-03-02T06:00:00Z', liters: 100.1 }),
      issueWith({ id: 2, at: '2026-03-02T07:00:00Z', liters: 200.2 }),
      issueWith({ id: 3, at: '2026-03-02T08:00:00Z', branch_id: 2, liters: 900 }),
    ],
    diesel_purchases: [purchaseWith({ id: 1, liters_received: 999.5, at: '2026-03-02T05:00:00Z' })],
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(
      canvas.findByRole('heading', { name: '2026-03-02 999.5 L in · 300.3 L out', level: 2 }),
    );
    await expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Purchased' }));
    await expect(await canvas.findByText('+999.5 L')).toBeVisible();
    await expect(canvas.queryByText('−100.1 L')).toBeNull();
  },
};

/** Shows what loaded and names what is missing. */
export const OneListFailed: Story = {
  args: { api: { 'GET /diesel/diesel-manager/reports/purchased.php': fails('server') } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load purchases. Please try again later.'));
    await expect(await canvas.findByText('−100.1 L')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Empty: Story = {
  args: { diesel_issues: [], diesel_purchases: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Nothing recorded yet.'));
  },
};
