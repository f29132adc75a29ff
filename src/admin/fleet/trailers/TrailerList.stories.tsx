import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { someTrailers } from '../../../testing/fleetBuilders.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';

const LIST = 'GET /api/fleet/trailers/trailers.php';

const meta = {
  title: 'Fleet/Trailers/List',
  component: AdminStory,
  args: {
    path: '/fleet/trailers',
    drivers: [buildDriver({ id: 1, name: 'Mahmoud Abdel Rahman Al Mansoori', trailer_id: 1 })],
    trailers: someTrailers().map((trailer) => ({ ...trailer, model: 'Profi Liner SDP 27 eLG4' })),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'TR-201' }));
    const late = canvas.getByRole('row', { name: /TR-202/ });
    await expect(within(late).getByText('4 days ago')).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent.trim());
    await expect(headers.filter(Boolean)).toEqual([
      'Trailer Number',
      'Type',
      'Model',
      'Color',
      'TIR Number',
      'Registration Expiry',
      'Status',
      'Assignment',
      'Actions',
    ]);
    const figures = canvas.getByRole('region', { name: 'Trailer figures' });
    await waitFor(() =>
      expect(within(figures).getByText('Total').closest('a')).toHaveTextContent('2'),
    );
    await expect(within(figures).getByText('Empty').closest('a')).toHaveTextContent('1');
    await seen(canvas.findByRole('link', { name: 'Mahmoud Abdel Rahman Al Mansoori' }));
    // One line, however long a name below it is.
    const [head] = canvas.getAllByRole('columnheader');
    await expect(head?.clientHeight).toBeLessThan(44);
  },
};

/** The rows lack the load, and the drivers that would prove it are refused: unknown rather than zero. */
export const LoadUnknown: Story = {
  args: {
    api: {
      [LIST]: () => ({
        rows: [{ id: 1, trailer_number: 'TR-1', status: 'active', registration_expiry: null }],
      }),
      'GET /api/fleet/drivers.php': fails('forbidden', { status: 403 }),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'TR-1' }));
    const figures = within(canvas.getByRole('region', { name: 'Trailer figures' }));
    await waitFor(() => expect(figures.getByText('Active').closest('a')).toHaveTextContent('1'));
    await expect(figures.getByText('Empty').closest('a')).toHaveTextContent('–Empty');
  },
};

export const Empty: Story = {
  args: { trailers: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No trailers found'));
    await expect(canvas.getByRole('link', { name: 'Add Trailer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { api: { [LIST]: hangs } },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Trailer figures' });
    await expect(within(figures).getAllByText('–').length).toBeGreaterThan(2);
  },
};

export const Failed: Story = {
  args: { api: { [LIST]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load trailers. Please try again later.'));
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/permission/i));
    await expect(canvas.queryByText('TR-201')).toBeNull();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByPlaceholderText(/^Number, plate/), 'zzz');
    await seen(canvas.findByText('Nothing matches the search and filters.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await seen(canvas.findByRole('link', { name: 'TR-201' }));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of TR-201' }));
    await seen(canvas.findByRole('button', { name: 'Delete TR-201' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const DeleteRefused: Story = {
  args: {
    api: {
      'DELETE /api/fleet/trailers/trailers.php': fails('conflict', {
        serverMessage: 'TR-201 is assigned to D-1001 Ahmed Khan',
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete TR-201' }));
    await seen(screen.findByRole('dialog', { name: 'Delete TR-201?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete trailer' }));
    await seen(screen.findByText(/TR-201 is assigned to D-1001 Ahmed Khan/));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'TR-201' })).toBeVisible());
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await seenInDarkMode(canvas.findByRole('link', { name: 'TR-201' }));
  },
};
