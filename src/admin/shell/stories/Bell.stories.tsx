import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { documentWith } from '../../../domain/fleet/testing.ts';
import { buildDriver, manyDrivers } from '../../../testing/builders.ts';
import { fails } from '../../../testing/fakeApi.ts';
import { countedFleet } from '../../../testing/fleetBuilders.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';
import { Notices } from '../../kit/feedback/Notices.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { AreaLayout } from '../AreaLayout.tsx';
import { Here, ShellStory } from '../testing/ShellStory.tsx';

const { today } = testDay();
const inDays = (days: number) => addDays(today, days);

const ALERTS = 'GET /diesel/diesel-manager/reports/alerts.php';

/** Two drivers, one with an expiry date that expired today. */
const drivers = [
  buildDriver({
    id: 1,
    name: 'Chandran Pillai',
    gatepass_expiry: inDays(-1),
    road_permit_expiry: inDays(2),
  }),
  buildDriver({ id: 2, name: 'Bilal Hussain', gatepass_expiry: inDays(-40) }),
];

const meta = {
  title: 'Shell/Bell',
  component: ShellStory,
  args: {
    drivers,
    // Only drivers have expiry dates.
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

const openBell = async (name: string | RegExp) => {
  const bell = await screen.findByRole('button', { name });
  await userEvent.click(bell);
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  const panel = within(dialog);
  await panel.findByRole('heading', { name: 'Notifications' });
  return { bell, dialog, panel };
};

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The text of each section's entries. */
const sections = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('section')].map((section) =>
    [...section.querySelectorAll('h3, [data-row] > :first-child')].map((part) => part.textContent),
  );

/** A browser that is never idle, such as a slow one, still counts. */
export const OnABusyPage: Story = {
  beforeEach: () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => port2.postMessage('again');
    port2.postMessage('first');
    return () => port1.close();
  },
  play: async () => {
    await seen(screen.findByRole('button', { name: '3 unread notifications' }));
  },
};

/** Today's notifications are separate; the dates of one holder are grouped. */
export const Unread: Story = {
  play: async () => {
    const { bell, dialog, panel } = await openBell('3 unread notifications');
    await expect(screen.getByTestId('unread')).toHaveTextContent('3');
    await panel.findByText('Expired 1 day ago');
    await expect(sections(dialog)).toEqual([
      ['New today', `GatepassExpired 1 day ago${inDays(-1)}`],
      [
        'Earlier',
        `GatepassExpired 40 days ago${inDays(-40)}`,
        `Road permitExpires in 2 days${inDays(2)}`,
      ],
    ]);
    await expect(panel.getAllByRole('link', { name: 'Chandran Pillai' })[0]).toHaveAttribute(
      'href',
      '/fleet/drivers/1/show',
    );
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(bell).toHaveFocus();
  },
};

export const ReadOneByOne: Story = {
  play: async () => {
    const { panel } = await openBell('3 unread notifications');
    const read = (name: string) => panel.getByRole('button', { name: `Mark as read: ${name}` });
    await panel.findByText('Expired 40 days ago');
    await userEvent.click(read('Gatepass of Bilal Hussain (D-1002)'));
    await waitFor(() => expect(read('Road permit of Chandran Pillai (D-1001)')).toHaveFocus());
    await expect(panel.getByRole('heading', { name: 'Read' })).toBeVisible();
    await expect(panel.getByRole('status')).toHaveTextContent('Marked as read');
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(panel.queryByRole('heading', { name: 'Read' })).toBeNull());

    // Opening one marks it as read, with all dates of its holder in that section.
    await userEvent.click(
      panel.getAllByRole('link', { name: 'Chandran Pillai' })[0] as HTMLElement,
    );
    await isGone();
    await seen(screen.findByText('You are at /fleet/drivers/1/show'));
    await seen(screen.findByRole('button', { name: '2 unread notifications' }));
  },
};

export const AllRead: Story = {
  play: async () => {
    const { panel } = await openBell('3 unread notifications');
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await expect(await panel.findByText('No new notifications')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Bilal Hussain' })).toBeVisible();
    await expect(panel.getByRole('status')).toHaveTextContent('3 marked as read');
    await expect(screen.queryByTestId('unread')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByTestId('unread')).toHaveTextContent('3'));
    await expect(panel.queryByText('No new notifications')).toBeNull();
  },
};

/** Snoozed until a day, and woken before it. */
export const Snoozed: Story = {
  play: async () => {
    const { panel } = await openBell('3 unread notifications');
    const snooze = async (name: string) => {
      await userEvent.click(await panel.findByRole('button', { name: `Snooze: ${name}` }));
      return within(await screen.findByRole('dialog', { name: 'Snooze until' }));
    };
    const first = await snooze('Gatepass of Bilal Hussain (D-1002)');
    await userEvent.click(first.getByRole('button', { name: `Tomorrow ${inDays(1)}` }));
    await expect(await panel.findByText(`Snoozed until ${inDays(1)}`)).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('unread')).toHaveTextContent('2'));

    const second = await snooze('Road permit of Chandran Pillai (D-1001)');
    await userEvent.type(second.getByRole('textbox', { name: 'Another day' }), today);
    await userEvent.click(second.getByRole('button', { name: 'Snooze' }));
    await expect(await second.findByText('Choose a day after today')).toBeVisible();
    const day = second.getByRole('textbox', { name: 'Another day' });
    await userEvent.clear(day);
    await userEvent.type(day, `${inDays(20)}{Enter}`);
    await waitFor(() => expect(screen.getByTestId('unread')).toHaveTextContent('1'));

    await userEvent.click(panel.getByText('Snoozed (2)'));
    await expect(panel.getByText(`Returns ${inDays(20)}`)).toBeVisible();
    await userEvent.click(
      panel.getByRole('button', { name: 'Unsnooze: Gatepass of Bilal Hussain (D-1002)' }),
    );
    await waitFor(() => expect(screen.getByTestId('unread')).toHaveTextContent('2'));
    await waitFor(() =>
      expect(
        panel.getByRole('button', { name: 'Mark as read: Gatepass of Bilal Hussain (D-1002)' }),
      ).toHaveFocus(),
    );
  },
};

/** The panel stays open over a renewal, and what was renewed disappears. */
export const Renewed: Story = {
  play: async () => {
    const { panel } = await openBell('3 unread notifications');
    await userEvent.click(
      await panel.findByRole('button', { name: 'Renew Gatepass of Bilal Hussain (D-1002)' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Renew Gatepass of Bilal/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(panel.queryByText('Expired 40 days ago')).toBeNull());
    await expect(panel.getByText('Expired 1 day ago')).toBeVisible();
    await waitFor(() =>
      expect(
        panel.getByRole('button', { name: 'Renew Road permit of Chandran Pillai (D-1001)' }),
      ).toHaveFocus(),
    );
    await expect(screen.getByTestId('unread')).toHaveTextContent('2');
  },
};

export const Empty: Story = {
  args: { drivers: [buildDriver({ id: 1 })] },
  play: async () => {
    const { panel } = await openBell('Notifications');
    await expect(await panel.findByText('No new notifications')).toBeVisible();
    await expect(panel.queryByRole('link')).toBeNull();
    await expect(panel.queryByRole('button')).toBeNull();
  },
};

/** Every list with expiry dates; a document is grouped under its holder. */
export const WholeFleet: Story = {
  args: {
    ...countedFleet(),
    documents: [
      documentWith({
        id: 1,
        title: 'Crane certificate',
        holder_type: 'truck',
        holder_id: 1,
        expiry_date: inDays(5),
      }),
    ],
  },
  play: async () => {
    const { panel } = await openBell('7 unread notifications');
    const truck = (await panel.findByRole('link', { name: 'T-101' })).closest('li');
    await expect(truck).toHaveTextContent(/^T-101Truck · 2 expiry datesRegistrationExpires today/);
    await expect(panel.getByRole('link', { name: 'Crane certificate' })).toHaveAttribute(
      'href',
      '/fleet/documents/1/show',
    );
  },
};

const alerts = () => ({
  rows: [
    {
      id: 'not_counted-2',
      kind: 'not_counted',
      severity: 'warning',
      branch_id: 2,
      message: 'Alain tank was last counted 41 days ago',
      at: `${inDays(-3)}T08:00:00Z`,
    },
    {
      id: 'low_stock-1',
      kind: 'low_stock',
      severity: 'error',
      branch_id: 1,
      message: 'Main tank holds 900 l, below the reorder level of 4000 l',
      at: `${today}T05:00:00Z`,
    },
  ],
});

/** Roles with access to diesel figures see the diesel alerts; a Super Admin's links lead to the overviews. */
export const ForASuperAdmin: Story = {
  args: { role: 'Super Admin', path: '/admin/settings', api: { [ALERTS]: alerts } },
  play: async () => {
    const { panel } = await openBell('5 unread notifications');
    await expect(await panel.findByText(/below the reorder level/)).toBeVisible();
    await expect(panel.getAllByRole('link', { name: 'Diesel stock' })[0]).toHaveAttribute(
      'href',
      '/admin/diesel',
    );
    await expect(panel.getAllByRole('link', { name: 'Chandran Pillai' })[0]).toHaveAttribute(
      'href',
      '/admin/fleet-overview?record=fleet/drivers/1',
    );
    await expect(panel.queryByRole('button', { name: /^Renew/ })).toBeNull();
  },
};

let queryClient: QueryClient;
let sendTrucks: () => void;
let trucks: Promise<undefined>;

/** The alerts come first; their number alone would be too low. */
export const CountedOnce: Story = {
  beforeEach: () => {
    trucks = new Promise((resolve) => {
      sendTrucks = () => resolve(undefined);
    });
  },
  args: {
    role: 'Super Admin',
    path: '/admin/settings',
    api: { [ALERTS]: alerts, 'GET /api/fleet/trucks/trucks.php': () => trucks },
    onStart: (client: QueryClient) => {
      queryClient = client;
    },
  },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications' });
    const names: (string | null)[] = [];
    const note = () => names.push(bell.ariaLabel);
    new MutationObserver(note).observe(bell, { attributeFilter: ['aria-label'] });
    await waitFor(() => expect(queryClient.getQueryData(['dieselAlerts'])).toHaveLength(2));
    sendTrucks();
    await waitFor(() => expect(names).toContain('5 unread notifications'));
    await expect(names).toHaveLength(1);
  },
};

export const ForADieselManager: Story = {
  args: { role: 'Diesel Manager', path: '/diesel/issues', api: { [ALERTS]: alerts } },
  play: async () => {
    const { dialog, panel } = await openBell('2 unread notifications');
    await panel.findByRole('heading', { name: 'New today' });
    await expect(sections(dialog).map(([title, first]) => [title, first?.slice(0, 10)])).toEqual([
      ['New today', 'Main tank '],
      ['Earlier', 'Alain tank'],
    ]);
    await expect(panel.queryByRole('link', { name: 'View all expiry dates' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: /^Mark as read: Alain tank/ }));
    await waitFor(() => expect(screen.getByTestId('unread')).toHaveTextContent('1'));
  },
};

/** One failed list is named and does not hide the others. */
export const PartlyFailed: Story = {
  args: {
    ...countedFleet(),
    role: 'Super Admin',
    path: '/admin/settings',
    api: {
      'GET /api/fleet/trucks/trucks.php': fails('network'),
      [ALERTS]: fails('server', { status: 500 }),
    },
  },
  play: async () => {
    const { panel } = await openBell(/not known$/);
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Not all of these could be loaded: Trucks, Diesel alerts. Some notifications may be missing.',
    );
    await expect(panel.getAllByRole('link', { name: 'Chandran Pillai' })[0]).toBeVisible();
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
  play: async () => {
    const { panel } = await openBell(/^Notifications/);
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'The notifications could not be loaded.',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(await panel.findByText('Expired 1 day ago')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    drivers: manyDrivers(120).map((driver) => ({
      ...driver,
      gatepass_expiry: inDays(30 - driver.id),
    })),
  },
  play: async () => {
    const { dialog, panel } = await openBell('120 unread notifications');
    const count = screen.getByTestId('unread');
    await expect(count).toHaveTextContent('99+');
    // Neither hides the bell nor touches the button beside it.
    const [about, icon] = [count, count.previousElementSibling].map((part) =>
      part?.getBoundingClientRect(),
    );
    const covered =
      ((icon?.right ?? 0) - (about?.left ?? 0)) * ((about?.bottom ?? 0) - (icon?.top ?? 0));
    await expect(covered).toBeLessThan(((icon?.width ?? 0) * (icon?.height ?? 0)) / 6);
    const profile = document.querySelector('header a[href$="/profile"]');
    await expect(about?.right).toBeLessThan(profile?.getBoundingClientRect().left ?? 0);
    await expect(await panel.findByText('Showing 50 of 120')).toBeVisible();
    await expect(sections(dialog).flatMap(([, ...rows]) => rows)).toHaveLength(50);
    await userEvent.click(panel.getByRole('link', { name: 'View all expiry dates' }));
    await isGone();
    await expect(await screen.findByText('You are at /fleet/dashboard')).toBeVisible();
  },
};

/** What the notice offers works though the panel, in which the date was renewed, has closed. */
export const FileAddedLater: Story = {
  args: {
    children: (
      <>
        {meta.args.children}
        <Notices />
      </>
    ),
  },
  play: async () => {
    const { panel } = await openBell('3 unread notifications');
    const name = 'Gatepass of Bilal Hussain (D-1002)';
    await userEvent.click(await panel.findByRole('button', { name: `Renew ${name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const add = await screen.findByRole('button', { name: 'Add the file' });
    screen.getByRole('dialog', { name: 'Notifications' }).hidePopover();
    await isGone();
    await userEvent.click(add);
    await seen(screen.findByRole('dialog', { name: `Add the file of ${name}` }));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    const { dialog, panel } = await openBell('3 unread notifications');
    await seenInDarkMode(panel.findByText('Expired 40 days ago'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
