import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { documentWith, truckWith } from '../../../domain/fleet/testing.ts';
import { buildDriver } from '../../../testing/builders.ts';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';
import { DocumentStory } from './testing/DocumentStory.tsx';

const LIST = 'GET /api/fleet/documents/documents.php';

const OF_TRUCK = { holder_type: 'truck', holder_id: 1 } as const;
const OF_DRIVER = { holder_type: 'driver', holder_id: 1 } as const;
const EXPIRED = { expiry_date: addDays(testDay().today, -9) };

const meta = {
  title: 'Fleet/Documents/List',
  component: DocumentStory,
  args: { path: '/fleet/documents' },
} satisfies Meta<typeof DocumentStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = await seen(canvas.findByRole('row', { name: /Mulkiya T-101/ }));
    await expect(within(row).getByText('in 3 days')).toBeVisible();
    await expect(within(row).getByText('2.3 MB')).toBeVisible();
    await seen(within(row).findByRole('link', { name: 'T-101' }));
    await expect(canvas.getByText('Superseded', { exact: false })).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent.trim());
    await expect(headers.filter(Boolean)).toEqual([
      'Document',
      'Category',
      'Expiry Date',
      'Size',
      'Uploaded',
      'Actions',
    ]);
  },
};

/** The gatepass with the expired file counts as active because its driver has a later date. */
export const Figures: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('row', { name: /Mulkiya T-101/ }));
    const figures = canvas.getByRole('region', { name: 'Document figures' });
    await expect(figures).toHaveTextContent(
      '6Total Documents5Active1Expiring Soonwithin 30 days2.7 MBTotal Size',
    );
    // The date that decides stands where the file's own would.
    const row = canvas.getByRole('row', { name: /^(?!.*Superseded).*Port gatepass D-1001/ });
    const decides = buildDriver({ id: 1 }).gatepass_expiry;
    await waitFor(() =>
      expect(within(row).getAllByRole('time')[0]).toHaveAttribute('datetime', decides),
    );
    await userEvent.click(within(figures).getByRole('link', { name: /Expiring Soon/ }));
    await seen(canvas.findByText('1 document'));
  },
};

/** The bulk actions replace the count, so nothing moves or gets covered. */
export const SeveralSelected: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('row', { name: /Mulkiya T-101/ }));
    const tableAt = () => canvas.getByRole('table').getBoundingClientRect().top;
    const before = tableAt();
    for (const box of canvas.getAllByRole('checkbox', { name: /^Select / }).slice(1, 4)) {
      await userEvent.click(box);
    }
    const chosen = (await seen(canvas.findByText('3 documents selected'))).parentElement!;
    await expect(tableAt()).toBe(before);
    const { top, bottom } = chosen.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(before);
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(search.bottom);
  },
};

export const Empty: Story = {
  args: { documents: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No documents found'));
    await expect(canvas.getByRole('link', { name: 'Upload Document' })).toBeVisible();
    await expect(canvas.getByText('0 MB')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { api: { [LIST]: hangs } },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Document figures' });
    await expect(within(figures).getAllByText('–')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { api: { [LIST]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load documents. Please try again later.'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** Documents of trucks are then judged by their own dates. */
export const TrucksFailed: Story = {
  args: { api: { 'GET /api/fleet/trucks/trucks.php': fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Mulkiya T-101'));
    await seen(canvas.findByText('Some values here may be out of date. Not loaded: Trucks.'));
  },
};

export const NotOffered: Story = {
  args: { api: { [LIST]: fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('This server doesn’t store documents.'));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Upload/ })).toBeNull();
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/permission/i));
    await expect(canvas.queryByText('Mulkiya T-101')).toBeNull();
  },
};

export const DueWithinDays: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Document due within 7 days' }),
    );
    await seen(canvas.findByText('1 document'));
    await seen(canvas.findByRole('row', { name: /Mulkiya T-101/ }));
    await userEvent.keyboard('{Escape}');
    // It is heard that a filter is on.
    await expect(canvas.getByRole('button', { name: 'Filters 1 on' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^Remove.*Document due within 7 days/ }),
    );
    await seen(canvas.findByText('6 documents'));
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await userEvent.type(await canvas.findByLabelText('Expires from'), '2099-01-01');
    await userEvent.keyboard('{Escape}');
    await seen(canvas.findByText('Nothing matches the search and filters.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await seen(canvas.findByRole('link', { name: 'Mulkiya T-101' }));
  },
};

export const DownloadFailed: Story = {
  play: async ({ canvas }) => {
    const current = (await canvas.findByText(/^This file:/)).closest('tr');
    await userEvent.click(
      within(current ?? document.body).getByRole('button', { name: /Download Port gatepass/ }),
    );
    await seen(screen.findByText(/Failed to download Port gatepass D-1001/));
  },
};

/** Dates of those who are gone ask for nothing, as on all other screens. */
export const OutOfService: Story = {
  args: {
    drivers: [buildDriver({ id: 1, status: 'cancelled' })],
    trucks: [
      truckWith({
        id: 1,
        truck_number: 'T-101',
        status: 'sold',
        registration_expiry: addDays(testDay().today, -5),
      }),
    ],
    documents: [
      documentWith({ id: 1, title: 'Mulkiya', category: 'registration', ...OF_TRUCK, ...EXPIRED }),
      documentWith({ id: 2, title: 'Visa', category: 'visa', ...OF_DRIVER, ...EXPIRED }),
    ],
  },
  play: async ({ canvas }) => {
    for (const name of [/^(?=.*Mulkiya)/, /^(?=.*Visa)/]) {
      const row = within(await canvas.findByRole('row', { name }));
      await waitFor(() =>
        expect(row.getAllByRole('time')[0]?.parentElement).toHaveAttribute('data-state', 'off'),
      );
      await expect(row.queryByText(/days? ago/)).toBeNull();
    }
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of Mulkiya T-101' }));
    await seen(canvas.findByRole('button', { name: 'Download Mulkiya T-101' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } };
