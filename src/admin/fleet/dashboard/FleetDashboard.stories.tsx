import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { PhpRequest } from '../../../dataProvider/client/phpClient.ts';
import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { weekdayOf } from '../../../domain/base/week.ts';
import { documentWith } from '../../../domain/fleet/testing.ts';
import { DEFAULT_LOCALIZATION } from '../../../domain/settings/localization.ts';
import { localization } from '../../../session/localization.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { buildStock } from '../../../testing/dieselBuilders.ts';
import { fails, hangs, type FakeApi } from '../../../testing/fakeApi.ts';
import { countedFleet } from '../../../testing/fleetBuilders.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';
import { buildUser } from '../../../testing/storyData.ts';

const ALERTS = 'GET /diesel/diesel-manager/reports/alerts.php';
const STATS = 'GET /api/admin/stats.php';
const DRIVERS = 'GET /api/fleet/drivers.php';
const TRUCKS = 'GET /api/fleet/trucks/trucks.php';
const TRAILERS = 'GET /api/fleet/trailers/trailers.php';

const TITLE = 'Medical fitness certificate of a driver with a long name';
const KINDS_OF_DOCUMENTS = ['license', 'identity', 'visa', 'medical', 'other'] as const;

/** The week starts today, so what expires within six days expires this week. */
const startingToday = {
  ...DEFAULT_LOCALIZATION,
  first_day_of_week: weekdayOf(testDay().today),
};

const meta = {
  title: 'Fleet/Dashboard',
  component: AdminStory,
  args: {
    path: '/fleet/dashboard',
    ...countedFleet(),
    settings: [{ id: 1, section: 'localization', ...startingToday }],
  },
  beforeEach: () => localization.set(startingToday),
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const section = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

const tab = (canvas: Canvas, name: RegExp) => canvas.findByRole('tab', { name });

/** The links of each row: the holder, and who or what is assigned. */
const holders = (canvas: Canvas, view: string) =>
  within(canvas.getByRole('table', { name: view }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await tab(canvas, /^2 Expired/)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2 Expired until /),
      expect.stringMatching(/^2 Today /),
      expect.stringMatching(/^2 This week /),
      expect.stringMatching(/^0 Within 30 days /),
    ]);
    await waitFor(() => expect(holders(canvas, 'Expired')).toEqual(['Chandran Pillai', 'T-103']));
    const figures = await section(canvas, 'Fleet figures');
    await expect(
      await figures.findByRole('link', { name: '2 Trucks Expiring Soon' }),
    ).toBeVisible();
    const statuses = await section(canvas, 'Fleet by status');
    await expect(statuses.getByRole('heading', { name: 'Drivers 6' })).toBeVisible();
    await expect(statuses.getByRole('link', { name: 'On vacation 1' })).toHaveAttribute(
      'href',
      `/fleet/drivers?filter=${encodeURIComponent('{"status":"vacation"}')}&page=1`,
    );
  },
};

export const TabsByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await tab(canvas, /^2 Expired/)).focus();
    await waitFor(() => expect(holders(canvas, 'Expired')).toHaveLength(2));
    const columns = () =>
      canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left);
    const before = columns();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^2 Today/ })).toHaveFocus());
    await waitFor(() => expect(holders(canvas, 'Today')).toEqual(['Dawit Alemu', 'T-101']));
    await expect(columns()).toEqual(before);
    await expect(canvas.getByRole('row', { name: /T-101/ })).toHaveTextContent('Ahmed Khan D-1001');
    await userEvent.keyboard('{End}');
    const panel = await canvas.findByRole('tabpanel', { name: /^0 Within 30 days/ });
    await expect(panel).toHaveTextContent('Nothing else expires within 30 days.');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^2 Expired/ })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Newest first' }));
    await waitFor(() => expect(holders(canvas, 'Expired')).toEqual(['T-103', 'Chandran Pillai']));
  },
};

export const Narrowed: Story = {
  args: { path: '/fleet/dashboard?due=week&holder=trucks' },
  play: async ({ canvas }) => {
    await expect(await tab(canvas, /^1 This week/)).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(holders(canvas, 'This week')).toEqual(['T-102']));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'What expires' }),
      'Road permit',
    );
    await expect(await canvas.findByText('Nothing matches the search and filters.')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement,
    );
    await expect(await tab(canvas, /^2 This week/)).toBeVisible();
  },
};

/** The row disappears, the counts follow, and the focus moves to the next row. */
export const RenewedInPlace: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Renew Gatepass of Chandran Pillai (D-1003)' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    const date = await dialog.findByRole('textbox', { name: 'New expiry date' });
    await waitFor(() => expect(date).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await tab(canvas, /^1 Expired/)).toBeVisible();
    await waitFor(() => expect(holders(canvas, 'Expired')).toEqual(['T-103']));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Renew Gatepass of T-103' })).toHaveFocus(),
    );
  },
};

export const SeveralRenewed: Story = {
  args: { path: '/fleet/dashboard?due=soon' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await seen(canvas.findByText('4 expiry dates selected'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Registration of T-101' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Renew 3 expiry dates' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Renew 3' }));
    await expect(await tab(canvas, /^1 Expiring soon/)).toBeVisible();
    await waitFor(() => expect(holders(canvas, 'Expiring soon')).toEqual(['T-101']));
  },
};

/** A week of the chart opens in its own tab above the chart. */
export const WeekOfTheChart: Story = {
  play: async ({ canvas }) => {
    const weeks = await section(canvas, 'Expiring in the next 12 weeks');
    await userEvent.click(await weeks.findByRole('button', { name: 'Show as table' }));
    const [, first] = await weeks.findAllByRole('row');
    if (!first) throw new Error('no week');
    await expect(
      within(first)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['4', '1', '1', '1', '1', '0']);
    await userEvent.click(within(first).getByRole('link', { name: '4' }));
    const week = await tab(canvas, /^4 Week/);
    await waitFor(() => expect(week).toHaveFocus());
    await waitFor(() =>
      expect(holders(canvas, 'Week')).toEqual(['Dawit Alemu', 'T-101', 'Bilal Hussain', 'T-102']),
    );
  },
};

/** A chart's table shows all its columns, however many kinds there are. */
export const AllKindsInTheTable: Story = {
  args: {
    documents: KINDS_OF_DOCUMENTS.map((category, index) =>
      documentWith({
        id: index + 1,
        title: TITLE,
        category,
        holder_type: 'driver',
        holder_id: 1,
        expiry_date: testDay().today,
      }),
    ),
  },
  play: async ({ canvas }) => {
    const weeks = await section(canvas, 'Expiring in the next 12 weeks');
    await userEvent.click(await weeks.findByRole('button', { name: 'Show as table' }));
    await waitFor(() => expect(weeks.getAllByRole('columnheader')).toHaveLength(12));
    const frame = weeks.getByRole('group');
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    // A document's title takes one line of the worklist.
    await userEvent.click(await tab(canvas, /Today/));
    const [title] = await canvas.findAllByRole('link', { name: TITLE });
    await expect(title?.getBoundingClientRect().height).toBeLessThan(22);
  },
};

export const NothingUrgent: Story = {
  args: { drivers: [buildDriver({ id: 1 })], trucks: [], trailers: [] },
  play: async ({ canvas }) => {
    // A fleet of which nothing expires is a fleet.
    const figures = await section(canvas, 'Fleet figures');
    await seen(figures.findByRole('link', { name: '0 Trucks Expiring Soon' }));
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
    await seen(tab(canvas, /^– Expired/));
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Fleet figures' })).toBeNull();
  },
};

const failing = fn<FakeApi[string]>();

/** Shows what the other lists have, but no number that the missing list would change, until it arrives. */
export const PartlyFailed: Story = {
  args: { api: { [STATS]: failing, [DRIVERS]: failing } },
  beforeEach: () => void failing.mockImplementation(fails('server', { status: 500 })),
  play: async ({ canvas }) => {
    await seen(
      canvas.findByText('Drivers could not be loaded; their expiry dates are missing here.'),
    );
    await expect(canvas.getByRole('tab', { name: /^– Expired/ })).toBeVisible();
    await seen(canvas.findByRole('table', { name: 'Expired' }));
    await waitFor(() => expect(holders(canvas, 'Expired')).toEqual(['T-103']));
    await seen(canvas.findByText('Failed to load metrics: Failed to fetch metrics'));
    const statuses = await section(canvas, 'Fleet by status');
    await expect(statuses.getByRole('heading', { name: 'Drivers –' })).toBeVisible();
    failing.mockReset();
    // A button gives way to another while a part is read again.
    const retry = () => canvas.getAllByRole('button', { name: 'Try again' })[0]!;
    await waitFor(() => expect(retry()).toBeEnabled());
    await userEvent.click(retry());
    await seen(tab(canvas, /^2 Expired/));
  },
};

/** Who has a truck may be among the drivers that the server did not send. */
export const DriversCut: Story = {
  args: { api: { [DRIVERS]: () => ({ rows: [buildDriver({ id: 1 })], total: 7 }) } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /T-103/ });
    await expect(row).not.toHaveTextContent('Unassigned');
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
    await section(canvas, 'Fleet by status');
    await expect(canvas.queryByText(/^Nothing/)).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Expired' }));
    await expect(rows.getAllByRole('listitem')).toHaveLength(2);
    await seenInDarkMode(rows.findByRole('button', { name: 'Renew Gatepass of T-103' }));
  },
};

/** A Super Admin may look but not renew. */
export const ForASuperAdmin: Story = {
  args: { path: '/admin/dashboard', role: 'Super Admin' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Super Admin Dashboard' }));
    await expect(canvas.getByText('Overview and management for the entire system.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'T-103' })).toHaveAttribute(
      'href',
      '/admin/fleet-overview?record=fleet/trucks/3',
    );
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Renew/ })).toBeNull();
    const statuses = await section(canvas, 'Fleet by status');
    await seen(statuses.findByRole('heading', { name: 'Drivers 6' }));
    await expect(canvas.getAllByText('Expired')).toHaveLength(1);
    await userEvent.click(statuses.getByRole('link', { name: 'On vacation 1' }));
    const rows = await screen.findByRole('dialog', { name: 'Drivers: On vacation' });
    await seen(within(rows).findByText('1 driver'));
  },
};

/** The whole company, each figure with its place; what no server tells is a dash. */
export const WholeCompany: Story = {
  args: {
    path: '/admin/dashboard',
    role: 'Super Admin',
    drivers: [buildDriver({ id: 1, truck_id: 1, gatepass_expiry: addDays(testDay().today, -1) })],
    diesel_stock: [buildStock()],
    api: { [ALERTS]: fails('server') },
  },
  play: async ({ canvas }) => {
    const company = await section(canvas, 'The whole company');
    await expect(await company.findByRole('link', { name: '1 May not drive' })).toHaveAttribute(
      'href',
      '/admin/board?status=red',
    );
    const failed = await company.findByRole('link', { name: /^\d+ Failed sign-ins$/ });
    await expect(failed).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/settings/login-history?filter='),
    );
    await expect(company.getByRole('link', { name: '– Last backup' })).toHaveAttribute(
      'href',
      '/admin/settings/import-export',
    );
    await seen(company.findByRole('link', { name: /^\d+ Active users$/ }));
    await seen(company.findByRole('link', { name: /^20,000\sL Diesel in stock$/ }));
    await seen(company.findByRole('link', { name: '– Diesel alerts' }));
  },
};

/** Of accounts without a status and sign-ins without an outcome nothing is counted. */
export const CompanyOfAFewFields: Story = {
  args: {
    path: '/admin/dashboard',
    role: 'Super Admin',
    api: {
      'GET /admin/users/users.php': () => ({
        success: true,
        data: [{ id: 1, name: 'Omar', email: 'omar@example.com', role: 'Super Admin' }],
      }),
      'GET /admin/settings/settings.php': ({ query }) =>
        query?.['section'] === 'login_history'
          ? [{ id: 1, email: 'omar@example.com', at: new Date().toISOString() }]
          : undefined,
    },
  },
  play: async ({ canvas }) => {
    const company = await section(canvas, 'The whole company');
    await seen(company.findByRole('link', { name: /^\d+ Imports$/ }));
    await expect(company.getByRole('link', { name: '– Failed sign-ins' })).toBeVisible();
    await expect(company.getByRole('link', { name: '– Active users' })).toBeVisible();
  },
};

const failedSignIn = (id: number, daysAgo: number) => ({
  id,
  email: 'omar@example.com',
  at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  outcome: 'wrong_password',
});

/** Of a list that ends before its total only what must be in it is counted. */
export const CompanyOfListsThatAreCut: Story = {
  args: {
    path: '/admin/dashboard',
    role: 'Super Admin',
    api: {
      'GET /admin/users/users.php': () => ({
        success: true,
        data: [{ id: 1, name: 'Omar', email: 'omar@example.com', status: 'active' }],
        total: 40,
      }),
      'GET /admin/settings/settings.php': ({ query }) =>
        query?.['section'] === 'login_history'
          ? { rows: [failedSignIn(3, 1), failedSignIn(2, 9)], total: 900 }
          : undefined,
    },
  },
  play: async ({ canvas }) => {
    const company = await section(canvas, 'The whole company');
    await seen(company.findByRole('link', { name: '1 Failed sign-ins' }));
    await expect(company.getByRole('link', { name: '– Active users' })).toBeVisible();
  },
};

const asked: (PhpRequest['query'] | undefined)[] = [];

/** A log too long to be read whole is asked for what is counted. */
export const CompanyOfALongLog: Story = {
  args: {
    path: '/admin/dashboard',
    role: 'Super Admin',
    dialect: 'full',
    lists: { 'fleet/activity': 6000 },
    api: {
      'GET /api/fleet/activity/activity.php': ({ query }) => {
        asked.push(query);
        return undefined;
      },
    },
  },
  play: async ({ canvas }) => {
    const company = await section(canvas, 'The whole company');
    await seen(company.findByRole('link', { name: /^\d+ Imports$/ }));
    await expect(asked.filter((query) => query?.['range'] === undefined)).toEqual([]);
    await expect(asked.some((query) => String(query?.['filter']).includes('import'))).toBe(true);
  },
};

/** In a large fleet, what a driver has is asked for: until it is known, nothing is said of it. */
export const DriversUnread: Story = {
  args: {
    dialect: 'full',
    lists: { 'fleet/papers': 50_000 },
    api: { [DRIVERS]: hangs },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Expired' });
    await waitFor(() =>
      expect(within(table).getAllByRole('img', { name: 'Driver' })[0]).toBeVisible(),
    );
    await expect(within(table).queryByText('Unassigned')).toBeNull();
  },
};

/** Trucks with a status of the server's own have their part of the bar. */
export const StatusOfItsOwn: Story = {
  args: {
    trucks: countedFleet().trucks.map((truck, index) =>
      index === 0 ? { ...truck, status: 'retired' as never } : truck,
    ),
  },
  play: async ({ canvas }) => {
    const statuses = await section(canvas, 'Fleet by status');
    const trucks = await statuses.findByRole('heading', { name: /^Trucks \d/ });
    const parts = [...(trucks.parentElement?.querySelectorAll('[aria-hidden] > span') ?? [])];
    const total = parts.reduce((sum, part) => sum + Number(getComputedStyle(part).flexGrow), 0);
    await expect(trucks).toHaveTextContent(`Trucks ${total}`);
  },
};

const NOTHING = { drivers: [], trucks: [], trailers: [], documents: [] };

export const NoDriversYet: Story = {
  args: NOTHING,
  play: async ({ canvas }) => {
    const link = await seen(canvas.findByRole('link', { name: 'Import drivers' }));
    await expect(link).toHaveAttribute('href', '/fleet/drivers/import');
  },
};

/** Import is a Fleet Manager's: whoever set the company up creates one first. */
export const FirstSuperAdmin: Story = {
  args: {
    ...NOTHING,
    path: '/admin/dashboard',
    role: 'Super Admin',
    users: [buildUser({ id: 2, role: 'Super Admin' })],
  },
  play: async ({ canvas }) => {
    const link = await seen(canvas.findByRole('link', { name: 'Create the first Fleet Manager' }));
    await expect(link).toHaveAttribute('href', '/admin/settings/users/create');
    await expect(canvas.queryByRole('link', { name: 'Import drivers' })).toBeNull();
  },
};
