import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver, manyDrivers } from '../../../testing/builders.ts';
import { someDiesel } from '../../../testing/dieselBuilders.ts';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { countedFleet } from '../../../testing/fleetBuilders.ts';
import { seen } from '../../../testing/seen.ts';

const STATS = 'GET /api/admin/stats.php';
const ASSIGNMENTS = 'GET /api/admin/assignments.php';

const meta = {
  title: 'Overview/Fleet Overview',
  component: AdminStory,
  args: { path: '/admin/fleet-overview', role: 'Super Admin', ...countedFleet() },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string | RegExp) => {
  const found = await within(document.body).findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Fleet figures' }));
    await expect(
      await figures.findByRole('link', { name: '2 Trucks Expiring Soon' }),
    ).toBeVisible();
    // The last figure to load, because it counts the dates of all lists.
    await figures.findByRole('link', { name: '2 Expired' });
    await expect(figures.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '2Active Trucks',
      '2Active Trailers',
      '4Active Drivers',
      '0Trailers Expiring Soon',
      '2Trucks Expiring Soon',
      '1 expired',
      '1Drivers on Vacations',
      '1Empty Trailers',
      '2Expired',
    ]);
    const table = within(await canvas.findByRole('table', { name: 'Assignments' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      'ID',
      'Name',
      'Truck',
      'Trailer',
    ]);
    await expect(
      table.getByRole('row', { name: '1 D-1001 Ahmed Khan T-101 TR-201' }),
    ).toBeVisible();
    await expect(table.getAllByText('Unassigned')).toHaveLength(10);
  },
};

/** A row opens its details beside the table, one at a time; Escape returns the focus. */
export const Details: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('link', { name: 'Ahmed Khan' });
    await userEvent.click(canvas.getByText('D-1002'));
    const panel = await canvas.findByRole('complementary', { name: 'Bilal Hussain' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.click(name);
    const details = await canvas.findByRole('complementary', { name: 'Ahmed Khan' });
    await expect(canvas.getAllByRole('complementary', { name: /Ahmed|Bilal/ })).toHaveLength(1);
    await expect(
      within(details).getByRole('link', { name: 'driver1@example.com' }),
    ).toHaveAttribute('href', 'mailto:driver1@example.com');
    await expect(within(details).getByText('Actros')).toBeVisible();
    await expect(within(details).getByText('Expires today')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** The server only pages, so all pages are fetched to search and sort. */
export const Searched: Story = {
  args: { drivers: manyDrivers(45), path: '/admin/fleet-overview?page=2' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Driver 11'));
    const search = canvas.getByRole('searchbox', { name: 'Search driver, truck or trailer' });
    await userEvent.type(search, 'd-104');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
    await userEvent.click(canvas.getByRole('button', { name: 'ID' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'ID' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'ID' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('row')[1]).toHaveTextContent('45D-1045Driver 45'),
    );
    await userEvent.type(search, 'x');
    await userEvent.click(
      within(
        (await canvas.findByText('No assignment matches the search.')).closest(
          'section',
        ) as HTMLElement,
      ).getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement,
    );
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

/** Each figure opens as many rows as it counts, and each row opens its record. */
export const RowsOfAFigure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '2 Trucks Expiring Soon' }));
    const rows = await dialog('Trucks Expiring Soon');
    await expect(await rows.findByText('2 trucks')).toBeVisible();
    await expect(rows.getByRole('columnheader', { name: 'Truck Number' })).toBeVisible();
    await userEvent.click(rows.getByRole('link', { name: 'T-102' }));
    const record = await dialog('T-102');
    await expect(record.getByText('FH 460')).toBeVisible();
    await expect(record.getByText('in 5 days')).toBeVisible();
    await userEvent.click(record.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(within(document.body).queryByRole('dialog', { name: 'T-102' })).toBeNull(),
    );
    await userEvent.click(rows.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** Arabic names for who reads Arabic; who has no name goes by the number. */
export const RowsInArabic: Story = {
  globals: { language: 'ar' },
  args: {
    drivers: [
      buildDriver({ id: 1, name: 'Salem Al Mazrouei', name_ar: 'سالم المزروعي' }),
      buildDriver({ id: 2, name: null as never, driver_id: 'D-7' }),
    ],
    path: '/admin/fleet-overview?figure=activeDrivers',
  },
  play: async () => {
    const rows = within(await screen.findByRole('dialog'));
    await userEvent.click(await rows.findByRole('link', { name: 'سالم المزروعي' }));
    await expect(rows.queryByRole('link', { name: 'null' })).toBeNull();
    await expect(await screen.findByRole('dialog', { name: 'سالم المزروعي' })).toBeVisible();
  },
};

export const RowsByStatus: Story = {
  args: { path: '/admin/fleet-overview?figure=trucks.sold' },
  play: async () => {
    await expect(await (await dialog('Trucks: Sold')).findByText('There are none.')).toBeVisible();
  },
};

export const RowsFailed: Story = {
  args: {
    path: '/admin/fleet-overview?figure=activeTrucks',
    api: { 'GET /api/fleet/trucks/trucks.php': fails('network') },
  },
  play: async () => {
    const rows = await dialog('Active Trucks');
    await expect(
      await rows.findByText('The records behind this figure could not be loaded.'),
    ).toBeVisible();
    await expect(rows.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A truck's record shows its consumption if the server lets this role read it. */
export const Consumption: Story = {
  args: {
    path: '/admin/fleet-overview?record=fleet/trucks/1',
    diesel_issues: someDiesel().diesel_issues,
  },
  play: async () => {
    const record = await dialog('T-101');
    const card = within(await record.findByRole('region', { name: /^Consumption/ }));
    await seen(card.findByText('33.3 L'));
    await expect(card.queryByRole('link')).toBeNull();
  },
};

export const ConsumptionRefused: Story = {
  args: {
    path: '/admin/fleet-overview?record=fleet/trucks/1',
    api: { 'GET /diesel/diesel-manager/reports/issued.php': fails('forbidden') },
  },
  play: async () => {
    const record = await dialog('T-101');
    await record.findByRole('region', { name: 'History' });
    await waitFor(() => expect(record.queryByRole('region', { name: /^Consumption/ })).toBeNull());
  },
};

export const RecordGone: Story = {
  args: { path: '/admin/fleet-overview?record=fleet/trucks/77' },
  play: async () => {
    await expect(
      await (await dialog(/^Trucks?$/)).findByText('This record no longer exists.'),
    ).toBeVisible();
  },
};

export const Pages: Story = {
  args: { drivers: manyDrivers(45) },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(pages.getByText('1–10 of 45')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Go to next page' }));
    await seen(canvas.findByText('Driver 11'));
    await userEvent.click(pages.getByRole('button', { name: 'Go to page 5' }));
    await seen(canvas.findByText('Driver 45'));
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Rows per page:' }), '25');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(26));
  },
};

export const MetricsFailed: Story = {
  args: { faults: { [STATS]: { kind: 'status', status: 500, times: 1 } } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Failed to load metrics: Failed to fetch metrics'));
    await seen(canvas.findByText('Ahmed Khan'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seen(canvas.findByRole('link', { name: '2 Active Trucks' }));
  },
};

export const TableFailed: Story = {
  args: { faults: { [ASSIGNMENTS]: { kind: 'status', status: 503, times: 1 } } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Failed to load table: Failed to fetch table data'));
    await seen(canvas.findByRole('link', { name: '2 Active Trucks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};

export const Unreachable: Story = {
  args: { api: { [STATS]: fails('network'), [ASSIGNMENTS]: fails('nonJson') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Failed to load metrics: The server could not be reached\./));
    await seen(canvas.findByText(/^Failed to load table: The server returned a non-JSON response/));
  },
};

export const Empty: Story = {
  args: { drivers: [], trucks: [], trailers: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No fleet data found.')).toHaveLength(2));
  },
};

export const Loading: Story = {
  args: { api: { [STATS]: hangs, [ASSIGNMENTS]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('status', { name: 'Loading assignments' }));
    await expect(canvas.getByRole('link', { name: '– Active Trucks' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { role: 'Fleet Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('You don’t have access to this page'));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Driver Ahmed Khan' });
    if (!first) throw new Error('no driver');
    await userEvent.click(first);
    await seen(canvas.findByText('driver1@example.com'));
    await userEvent.click(canvas.getByRole('button', { name: 'Truck T-101' }));
    await expect(canvas.queryByText('driver1@example.com')).toBeNull();
    await expect(canvas.getByText('Actros')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Driver Bilal Hussain' }));
    await expect(canvas.queryByText('Actros')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Driver Bilal Hussain' }));
    await expect(canvas.queryByText('driver2@example.com')).toBeNull();
  },
};
