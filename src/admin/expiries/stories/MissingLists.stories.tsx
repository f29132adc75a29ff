import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { fails } from '../../../testing/fakeApi.ts';
import { countedFleet } from '../../../testing/fleetBuilders.ts';
import { seen } from '../../../testing/seen.ts';

/** Each list lacks rows in its own way; what each way means is tested beside the data provider. */
const meta = {
  title: 'Fleet/Missing lists',
  component: AdminStory,
  args: {
    path: '/fleet/dashboard',
    ...countedFleet(),
    api: {
      'GET /api/fleet/drivers.php': () => ({ rows: [buildDriver({ id: 1 }), 'broken', {}] }),
      'GET /api/fleet/trucks/trucks.php': fails('notFound'),
      'GET /api/fleet/trailers/trailers.php': () => ({ rows: [], total: 7 }),
      'GET /api/fleet/documents/documents.php': fails('forbidden'),
    },
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The notices of the dashboard and of the calendar. */
const namesLists = async (canvas: Canvas) => {
  await seen(
    canvas.findByText(
      'Trucks, Documents could not be loaded; their expiry dates are missing here.',
    ),
  );
  await seen(canvas.findByText(/^Drivers: 2 records could not be read/));
  await seen(canvas.findByText(/^Trailers: only the first 0 could be loaded/));
};

export const OnTheDashboard: Story = {
  play: async ({ canvas }) => {
    await namesLists(canvas);
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveTextContent(/^– /);
    await seen(canvas.findByText(/^Not known, because records are missing: Drivers, Trucks/));
    await seen(canvas.findByRole('heading', { name: 'Drivers –' }));
    await expect(canvas.queryByText(/^Nothing/)).toBeNull();
  },
};

export const OnTheBoard: Story = {
  args: { path: '/fleet/board' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load trucks – the board may be incomplete.'));
    for (const list of ['drivers', 'trailers']) {
      const notice = `Not all ${list} could be read – the board may be incomplete.`;
      await seen(canvas.findByText(notice));
    }
    await seen(canvas.findByText('Could not load documents – the board may be incomplete.'));
    for (const name of ['May not drive –', 'Check –', 'May drive –']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue(/–/);
    await userEvent.click(canvas.getByRole('button', { name: 'May not drive –' }));
    await expect(canvas.queryByText('No one is stopped on this day')).toBeNull();
  },
};

export const InTheCalendar: Story = {
  args: { path: '/fleet/calendar?view=month' },
  play: async ({ canvas }) => {
    await namesLists(canvas);
    await seen(canvas.findByText('– expiry dates'));
    await expect(canvas.getByRole('button', { name: 'Expired –' })).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: /nothing that could be loaded expires$/ })[0],
    ).toBeVisible();
    await expect(canvas.queryByText('No expiry dates yet')).toBeNull();
  },
};

export const InTheBell: Story = {
  args: { path: '/fleet/activity' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Notifications: how many are unread is not known',
      }),
    );
    const panel = within(await within(document.body).findByRole('dialog'));
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Not all of these could be loaded: Drivers, Trucks, Trailers, Documents.',
    );
    await expect(panel.queryByText('No new notifications')).toBeNull();
  },
};

/** Records that cannot be read are no empty list. */
export const InAList: Story = {
  args: {
    path: '/fleet/trucks',
    api: { 'GET /api/fleet/trucks/trucks.php': () => ({ rows: [{}, {}, 'broken'] }) },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('3 records could not be read and are not shown.'));
    await expect(await canvas.findByRole('link', { name: '– Total' })).toBeVisible();
    await expect(canvas.queryByText('No trucks found')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add Truck' })).toBeVisible();
  },
};

let isDown = false;

/** After a renewal that cannot be read back, the old date is not taken for the current one. */
export const NotRefreshed: Story = {
  args: {
    api: {
      'GET /api/fleet/drivers.php': (...call) => (isDown ? fails('server')(...call) : undefined),
    },
  },
  beforeEach: () => void (isDown = false),
  play: async ({ canvas }) => {
    const [renew] = await canvas.findAllByRole('button', { name: /^Renew Gatepass of/ });
    await userEvent.click(renew!);
    const save = await within(document.body).findByRole('button', { name: 'Save' });
    isDown = true;
    await userEvent.click(save);
    await seen(canvas.findByText('Drivers could not be refreshed and are shown as last loaded.'));
  },
};
