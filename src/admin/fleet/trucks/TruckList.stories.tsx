import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { documentWith } from '../../../domain/fleet/testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { someTrucks } from '../../../testing/fleetBuilders.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';

const LIST = 'GET /api/fleet/trucks/trucks.php';

const meta = {
  title: 'Fleet/Trucks/List',
  component: AdminStory,
  args: { path: '/fleet/trucks' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'T-101' }));
    const late = canvas.getByRole('row', { name: /T-102/ });
    await expect(within(late).getByText('2 days ago')).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent.trim());
    await expect(headers.filter(Boolean)).toEqual([
      'Truck Number',
      'Plate',
      'Driver',
      'Model',
      'Registration Expiry',
      'Status',
      'Tracking',
      'Actions',
    ]);
    const figures = canvas.getByRole('region', { name: 'Truck figures' });
    await waitFor(() =>
      expect(within(figures).getByText('Total').closest('a')).toHaveTextContent('3'),
    );
    await expect(within(figures).getByText('Expiring Soon').closest('a')).toHaveTextContent('1');
    await expect(within(figures).getByRole('link', { name: '1 expired' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { trucks: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No trucks found'));
    await expect(canvas.getByRole('link', { name: 'Add Truck' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { api: { [LIST]: hangs } },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Truck figures' });
    await expect(within(figures).getAllByText('–').length).toBeGreaterThan(2);
  },
};

export const Failed: Story = {
  args: { api: { [LIST]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load trucks. Please try again later.'));
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/permission/i));
    await expect(canvas.queryByText('T-101')).toBeNull();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByPlaceholderText(/^Number, plate/), 'zzz');
    await seen(canvas.findByText('Nothing matches the search and filters.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await seen(canvas.findByRole('link', { name: 'T-101' }));
  },
};

export const OnAPhone: Story = {
  args: {
    trucks: someTrucks().map((truck) =>
      truck.id === 2 ? { ...truck, registration_expiry: addDays(testDay().today, -400) } : truck,
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const renew = await canvas.findByRole('button', { name: 'Renew Registration of T-102' });
    const { top, bottom } = renew.getBoundingClientRect();
    const date = renew.parentElement?.querySelector('time')?.getBoundingClientRect();
    await expect(date && date.top > top && date.bottom < bottom).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of T-101' }));
    await seen(canvas.findByRole('button', { name: 'Delete T-101' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** The question names what refers to the truck, and counts documents. */
export const DeleteRefused: Story = {
  args: {
    documents: [
      documentWith({ id: 1, holder_type: 'truck', holder_id: 1 }),
      documentWith({ id: 2, holder_type: 'truck', holder_id: 2 }),
    ],
    api: {
      'DELETE /api/fleet/trucks/trucks.php': fails('conflict', {
        serverMessage: 'T-101 is assigned to D-1001 Ahmed Khan',
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete T-101' }));
    const question = await seen(screen.findByRole('dialog', { name: 'Delete T-101?' }));
    await seen(within(question).findByText(/Linked to it: Ahmed Khan \(D-1001\), 1 document\.$/));
    await userEvent.click(screen.getByRole('button', { name: 'Delete truck' }));
    await seen(screen.findByText(/T-101 is assigned to D-1001 Ahmed Khan/));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'T-101' })).toBeVisible());
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await seenInDarkMode(canvas.findByRole('link', { name: 'T-101' }));
  },
};
