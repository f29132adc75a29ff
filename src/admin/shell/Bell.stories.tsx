import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { addDays } from '../../domain/base/dates.ts';
import { testDay } from '../../domain/base/testing.ts';
import { buildDriver, manyDrivers } from '../../testing/builders.ts';
import { fails } from '../../testing/fakeApi.ts';
import { countedFleet } from '../../testing/fleetBuilders.ts';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { AreaLayout } from './AreaLayout.tsx';
import { Here, ShellStory } from './testing/ShellStory.tsx';

const meta = {
  title: 'Shell/Bell',
  component: ShellStory,
  args: {
    // Papers of drivers alone.
    trucks: [],
    trailers: [],
    children: (
      <AreaLayout>
        <PageHeader title="Any screen" />
        <Here />
      </AreaLayout>
    ),
  },
} satisfies Meta<typeof ShellStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const openBell = async (canvas: Canvas, name: string | RegExp) => {
  const bell = await canvas.findByRole('button', { name });
  await userEvent.click(bell);
  const panel = await within(document.body).findByRole('dialog', { name: 'Notifications' });
  await within(panel).findByRole('heading', { name: 'Notifications' });
  return { bell, panel: within(panel) };
};

const { today } = testDay();

const isGone = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

export const Unread: Story = {
  play: async ({ canvas }) => {
    const { bell, panel } = await openBell(canvas, '3 unread notifications');
    await expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
      `Gatepass of Chandran Pillai expired 2 days ago${addDays(today, -2)}`,
      `Road permit of Dawit Alemu expires today${today}`,
      `Gatepass of Bilal Hussain expires in 3 days${addDays(today, 3)}`,
      'See all expiries',
    ]);
    await expect(panel.getAllByRole('link')[0]).toHaveAttribute('href', '/fleet/drivers/3/show');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(bell).toHaveFocus();
  },
};

export const MarkedOneByOne: Story = {
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, '3 unread notifications');
    await userEvent.click(panel.getByRole('button', { name: /^Mark as read: Road permit/ }));
    await expect(
      panel.getByRole('button', { name: /^Mark as read: Gatepass of Bilal/ }),
    ).toHaveFocus();
    await expect(panel.getByRole('heading', { name: 'Read' })).toBeVisible();
    await userEvent.click(panel.getByRole('link', { name: /Chandran Pillai/ }));
    await isGone();
    await expect(canvas.getByText('You are at /fleet/drivers/3/show')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 unread notification' })).toBeVisible();
  },
};

export const AllRead: Story = {
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, '3 unread notifications');
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await expect(await panel.findByText('No new notifications')).toBeVisible();
    await expect(panel.getByRole('link', { name: /Bilal Hussain/ })).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.queryByTestId('unread')).toBeNull();
  },
};

export const Empty: Story = {
  args: { drivers: [buildDriver({ id: 1 })] },
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, 'Notifications');
    await expect(await panel.findByText('No new notifications')).toBeVisible();
    await expect(panel.queryByRole('link')).toBeNull();
  },
};

/** Every list in which papers stand, and what each tells. */
export const WholeFleet: Story = {
  args: countedFleet(),
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, '6 unread notifications');
    const papers = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(papers.slice(0, 2)).toEqual([
      `Gatepass of T-103 expired 4 days ago${addDays(today, -4)}`,
      `Gatepass of Chandran Pillai expired 2 days ago${addDays(today, -2)}`,
    ]);
    await expect(panel.getByRole('link', { name: /T-102/ })).toHaveAttribute(
      'href',
      '/fleet/trucks/2/show',
    );
  },
};

/** A Super Admin cannot open the screens of the fleet, and is led to the overview. */
export const ForASuperAdmin: Story = {
  args: { ...countedFleet(), role: 'Super Admin', path: '/admin/settings' },
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, '6 unread notifications');
    await expect(panel.getByRole('link', { name: /T-102/ })).toHaveAttribute(
      'href',
      '/admin/fleet-overview?record=fleet/trucks/2',
    );
    await expect(panel.getByRole('link', { name: 'See all expiries' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
  },
};

/** One list that fails does not hide the papers of the others. */
export const PartlyFailed: Story = {
  args: {
    ...countedFleet(),
    api: { 'GET /api/fleet/trucks/trucks.php': fails('network') },
  },
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, '3 unread notifications');
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Some expiry dates could not be loaded and are missing here.',
    );
  },
};

export const Failed: Story = {
  args: {
    faults: { 'GET /api/fleet/drivers.php': { kind: 'drop' } },
    api: {
      'GET /api/fleet/trucks/trucks.php': fails('network'),
      'GET /api/fleet/trailers/trailers.php': fails('network'),
      'GET /api/fleet/documents/documents.php': fails('network'),
    },
  },
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, 'Notifications');
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'The notifications could not be loaded.',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await expect(await panel.findByText(/Chandran Pillai expired/)).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    drivers: manyDrivers(60).map((driver) => ({
      ...driver,
      gatepass_expiry: addDays(today, driver.id - 30),
    })),
  },
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, '60 unread notifications');
    await expect(panel.getAllByRole('listitem')).toHaveLength(50);
    await expect(panel.getByText('The most urgent 50 of 60.')).toBeVisible();
    await userEvent.click(panel.getByRole('link', { name: 'See all expiries' }));
    await isGone();
    await expect(canvas.getByText('You are at /fleet/dashboard')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...Unread,
  globals: { viewport: { value: 'phone' } },
};

/** Nothing is asked of the server for somebody who may not list drivers. */
export const NotForDiesel: Story = {
  args: {
    role: 'Diesel Manager',
    path: '/diesel/issues',
    api: { 'GET /api/fleet/drivers.php': fails('forbidden', { status: 403 }) },
  },
  play: async ({ canvas }) => {
    const { panel } = await openBell(canvas, 'Notifications');
    await expect(await panel.findByText('No new notifications')).toBeVisible();
    await expect(panel.queryByRole('alert')).toBeNull();
  },
};
