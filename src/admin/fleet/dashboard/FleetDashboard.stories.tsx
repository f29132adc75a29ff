import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { weekdayOf } from '../../../domain/base/week.ts';
import { DEFAULT_LOCALIZATION } from '../../../domain/settings/localization.ts';
import { localization } from '../../../session/localization.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { countedFleet } from '../../../testing/fleetBuilders.ts';
import { seen } from '../../../testing/seen.ts';

const STATS = 'GET /api/admin/stats.php';
const DRIVERS = 'GET /api/fleet/drivers.php';
const TRUCKS = 'GET /api/fleet/trucks/trucks.php';
const TRAILERS = 'GET /api/fleet/trailers/trailers.php';

const meta = {
  title: 'Fleet/Dashboard',
  component: AdminStory,
  args: { path: '/fleet/dashboard', ...countedFleet() },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));

const dialog = async (name: string) => {
  const found = await within(document.body).findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const figures = await section(canvas, 'Fleet figures');
    await expect(await figures.findByRole('link', { name: '2 Expired' })).toBeVisible();
    await expect(await figures.findByRole('link', { name: '2 Active Trucks' })).toHaveAttribute(
      'href',
      `/fleet/trucks?filter=${encodeURIComponent('{"status":"active"}')}&page=1`,
    );
    const urgent = await section(canvas, 'Needs attention today');
    await expect(urgent.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'T-103',
      'Chandran Pillai',
      'Dawit Alemu',
      'T-101',
      'Bilal Hussain',
      'T-102',
    ]);
    const weeks = await section(canvas, 'Expiring in the next 12 weeks');
    await waitFor(() => expect(weeks.getByText('Registration')).toBeVisible());
  },
};

const startingToday = {
  ...DEFAULT_LOCALIZATION,
  first_day_of_week: weekdayOf(testDay().today),
};

/** The numbers behind the picture, each with the papers that it counts; the first week is a whole one. */
export const AsTable: Story = {
  args: {
    settings: [{ id: 1, section: 'localization', ...startingToday }],
  },
  beforeEach: () => localization.set(startingToday),
  play: async ({ canvas }) => {
    const weeks = await section(canvas, 'Expiring in the next 12 weeks');
    await userEvent.click(await weeks.findByRole('button', { name: 'Show as table' }));
    const [, first] = weeks.getAllByRole('row');
    if (!first) throw new Error('no week');
    await expect(
      within(first)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '1', '1', '1', '0', '4']);
    await userEvent.click(within(first).getByRole('link', { name: '4' }));
    const papers = await dialog(`Expiring ${testDay().today} to ${addDays(testDay().today, 6)}`);
    await expect(papers.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const StatusesAsTable: Story = {
  play: async ({ canvas }) => {
    const statuses = await section(canvas, 'Fleet by status');
    await userEvent.click(await statuses.findByRole('button', { name: 'Show as table' }));
    await expect(statuses.getByRole('row', { name: /^Drivers 4 1 1/ })).toBeVisible();
    await expect(statuses.getByRole('row', { name: /^Trucks 2/ })).toBeVisible();
  },
};

export const OverduePapers: Story = {
  args: { path: '/fleet/dashboard?papers=overdue' },
  play: async () => {
    const papers = await dialog('Expired');
    await expect(await papers.findByText('2 expiry dates')).toBeVisible();
    await expect(papers.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(papers.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const NothingUrgent: Story = {
  args: { drivers: [buildDriver({ id: 1 })], trucks: [], trailers: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Nothing has expired and nothing expires soon.'));
    await seen(canvas.findByText('Nothing expires in the next 12 weeks.'));
  },
};

export const Empty: Story = {
  args: { drivers: [], trucks: [], trailers: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No fleet data found.')).toHaveLength(2));
  },
};

export const Loading: Story = {
  args: { api: { [STATS]: hangs, [DRIVERS]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: '– Active Trucks' }));
    await expect(canvas.getByRole('link', { name: '– Expired' })).toBeVisible();
  },
};

/** Each part fails for itself: the papers of drivers and trailers are there. */
export const PartlyFailed: Story = {
  args: {
    api: {
      [STATS]: fails('server', { status: 500 }),
      [TRUCKS]: fails('network'),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Failed to load metrics: Failed to fetch metrics'));
    await seen(
      canvas.findByText('Trucks could not be loaded; their expiry dates are missing here.'),
    );
    await seen(canvas.findByRole('link', { name: 'Chandran Pillai' }));
  },
};

export const Failed: Story = {
  args: {
    api: {
      [STATS]: fails('network'),
      [DRIVERS]: fails('network'),
      [TRUCKS]: fails('network'),
      [TRAILERS]: fails('network'),
      'GET /api/fleet/documents/documents.php': fails('network'),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Failed to load metrics: The server could not be reached/));
    await seen(canvas.findByText(/^Drivers, Trucks, Trailers, Documents could not be loaded/));
    await expect(canvas.getByRole('link', { name: '– Expired' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const ForASuperAdmin: Story = {
  args: { path: '/admin/dashboard', role: 'Super Admin' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Super Admin Dashboard' }));
    await expect(canvas.getByText('Overview and management for the entire system.')).toBeVisible();
    const figures = await section(canvas, 'Fleet figures');
    await expect(await figures.findByRole('link', { name: '2 Active Trucks' })).toHaveAttribute(
      'href',
      '/admin/fleet-overview?figure=activeTrucks',
    );
    const urgent = await section(canvas, 'Needs attention today');
    await expect(await urgent.findByRole('link', { name: 'T-103' })).toHaveAttribute(
      'href',
      '/admin/fleet-overview?record=fleet/trucks/3',
    );
  },
};
