import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

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
      canvas.findByRole('heading', { name: /^2026-03-02 999\.5\sL in · 300\.3\sL out$/, level: 2 }),
    );
    await expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Purchased' }));
    await waitFor(() => expect(canvas.queryByText('−100.1 L')).toBeNull());
    await expect(canvas.getByText('+999.5 L')).toBeVisible();
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

/** A server that hands out only the newest issues: a day without them has no sum. */
export const OnlyTheNewest: Story = {
  args: {
    path: '/diesel/activity?branch=all',
    api: {
      'GET /diesel/diesel-manager/reports/issued.php': () =>
        Array.from({ length: 100 }, (_, index) =>
          issueWith({
            id: 500 - index,
            at: new Date(Date.parse('2026-03-06T12:00:00Z') - index * 60_000).toISOString(),
            liters: 1,
          }),
        ),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Issues: only the newest could be loaded, from /));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (51)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (1)' }));
    await seen(canvas.findByRole('heading', { name: '2026-03-02', level: 2 }));
  },
};

/** What is taken back of an issue comes in. */
export const TakenBack: Story = {
  args: {
    diesel_issues: [
      issueWith({ id: 1, liters: 40 }),
      issueWith({ id: 2, liters: -40, corrects: 'ISS-1' } as never),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−40 L')).toBeVisible();
    await expect(canvas.getByText('+40 L')).toBeVisible();
  },
};

/** A server that takes extractions but lists none: which list is missing is said, and nothing is offered. */
export const NoExtractions: Story = {
  args: { api: { 'GET /diesel/diesel-manager/reports/extractions.php': fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Extractions can’t be listed on this server.'));
    await expect(await canvas.findByText('−100.1 L')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Another server names its fields and its branches otherwise, and some rows say little. */
export const OtherNames: Story = {
  args: {
    path: '/diesel/activity?branch=all',
    api: {
      'GET /diesel/diesel-manager/reports/stock.php': () => [
        { branch_id: 'OCGLT', liters: 480, cost: 1276.8 },
      ],
      'GET /diesel/diesel-manager/reports/issued.php': () => [
        { id: 1, liters: 10, cost: 28, truck: 'T-9', issued_at: '2026-03-02 10:00:00' },
        { id: 2, branch_id: 'ocglt', litres: '1,200.5', issued_at: '2026-03-02 11:00:00' },
        { id: 3, branch_id: 'OCGLT', issued_at: '2026-03-02 12:00:00' },
        { id: 4, branch_id: 'OCGLT', liters: 5 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await seen(
      canvas.findByRole('heading', {
        name: /^2026-03-02 .*1,210\.5\sL out · 1 without litres, not counted$/,
      }),
    );
    await expect(canvas.getByText('T-9')).toBeVisible();
    await expect(canvas.getByText('No branch')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Unknown day/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { diesel_issues: [], diesel_purchases: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Nothing recorded yet.'));
  },
};
