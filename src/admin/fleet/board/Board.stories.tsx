import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { trailerWith, truckWith } from '../../../domain/fleet/testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';

const DRIVERS = 'GET /api/fleet/drivers.php';
const TRAILERS = 'GET /api/fleet/trailers/trailers.php';

const { today } = testDay();
const later = addDays(today, 200);
const vehicle = {
  registration_expiry: later,
  insurance_expiry: later,
  plate_emirate: 'Dubai',
  plate_code: 'K',
} as const;

/** One set of each status today; tomorrow the second may not drive either. */
const fleet = {
  drivers: [
    buildDriver({ id: 1, name: 'Ahmed Khan', truck_id: 1, trailer_id: 1 }),
    buildDriver({ id: 2, name: 'Bilal Hussain', truck_id: 2, gatepass_expiry: today }),
    buildDriver({ id: 3, name: 'Chandran Pillai', truck_id: 3, trailer_id: 2 }),
    buildDriver({ id: 4, name: 'Dawit Alemu', status: 'vacation' }),
  ],
  trucks: [
    truckWith({ ...vehicle, id: 1, truck_number: 'T-101', plate_number: '88345' }),
    truckWith({ ...vehicle, id: 2, truck_number: 'T-102', plate_number: '7' }),
    truckWith({
      ...vehicle,
      id: 3,
      truck_number: 'T-103',
      plate_number: '90210',
      registration_expiry: addDays(today, -3),
      insurance_expiry: null,
    }),
    truckWith({ ...vehicle, id: 4, truck_number: 'T-104', status: 'maintenance' }),
  ],
  trailers: [
    trailerWith({ ...vehicle, id: 1, trailer_number: 'TR-201', plate_number: '555' }),
    trailerWith({ ...vehicle, id: 2, trailer_number: 'TR-202' }),
  ],
  documents: [],
};

const meta = {
  title: 'Fleet/Who may not drive',
  component: AdminStory,
  args: { path: '/fleet/board', ...fleet },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The driver or vehicle of each row, with its status. */
const rows = async (canvas: Canvas) => {
  const [, ...found] = within(await canvas.findByRole('table')).getAllByRole('row');
  return found.map((row) => {
    const [status] = within(row).getAllByRole('cell');
    return `${within(row).getAllByRole('link')[0]?.textContent}: ${status?.textContent}`;
  });
};

const showsRows = (canvas: Canvas, wanted: string[]) =>
  waitFor(async () => expect(await rows(canvas)).toEqual(wanted));

export const Today: Story = {
  play: async ({ canvas }) => {
    await showsRows(canvas, [
      'Chandran Pillai: May not drive',
      'Bilal Hussain: Check',
      'Ahmed Khan: May drive',
    ]);
    await expect(canvas.getByRole('row', { name: /Bilal/ })).toHaveTextContent('Unassigned');
    const statuses = within(canvas.getByRole('group', { name: 'Status' }));
    await expect(statuses.getByRole('button', { name: 'May not drive 1' })).toBeVisible();
    const first = canvas.getByRole('row', { name: /Chandran/ });
    // One line with what stops the set; the rest opens.
    await expect(first).toHaveTextContent('T-103 Registration 3 d ago+1 more');
    await expect(first.getBoundingClientRect().height).toBeLessThanOrEqual(37);
    await expect(
      within(first).getByRole('button', { name: 'Renew Registration of T-103' }),
    ).toBeVisible();
    await userEvent.click(within(first).getByRole('button', { name: '+1 more' }));
    await expect(first).toHaveTextContent(
      `Registration of T-103 expired 3 days ago ${addDays(today, -3)}`,
    );
    await expect(first).toHaveTextContent('Insurance of T-103 no date recorded');
    await userEvent.click(within(first).getByRole('button', { name: 'Less' }));
    await expect(first).not.toHaveTextContent('Insurance');
    await expect(within(first).getByRole('link', { name: '+971 50 123 4567' })).toHaveAttribute(
      'href',
      'tel:+971501234567',
    );
    await userEvent.click(statuses.getByRole('button', { name: 'Check 1' }));
    await showsRows(canvas, ['Bilal Hussain: Check']);
    const shown = canvas.getByRole('combobox', { name: 'Show' });
    await userEvent.selectOptions(shown, 'Drivers without a truck (1)');
    await showsRows(canvas, ['Dawit Alemu: May not drive']);
    await userEvent.selectOptions(shown, 'Vehicles without a driver (1)');
    await showsRows(canvas, ['T-104: May not drive']);
    await expect(canvas.getByRole('row', { name: /T-104/ })).toHaveTextContent(
      'T-104 in maintenance',
    );
  },
};

/** All sets of a large fleet are read for its file; where that fails, it is said. */
export const NoFile: Story = {
  args: {
    lists: { 'fleet/sets': 50_000 },
    api: {
      'GET /api/fleet/sets/sets.php': ({ query = {} }, server) => {
        if (query['range'] === '[0,999]') return fails('server')({ query }, server);
        const driver = buildDriver({ id: 1, name: 'Chandran Pillai' });
        const set = { id: 'fleet/drivers/1', group: 'sets', driver, status: 'green', reasons: [] };
        return { rows: [set], total: 50_000, facets: {} };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Chandran/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await seen(canvas.findByText(/^Could not create the file/));
  },
};

/** Who left and what was sold is on the board only if it is asked for. */
export const NotInService: Story = {
  args: {
    drivers: [buildDriver({ id: 1, name: 'Hamad Al Balushi', status: 'cancelled' })],
    trucks: [truckWith({ ...vehicle, id: 1, truck_number: 'T-101', status: 'sold' })],
    trailers: [],
  },
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole('combobox', { name: 'Show' });
    await seen(within(shown).findByRole('option', { name: 'Not in service (2)' }));
    await expect(canvas.queryByText('Hamad Al Balushi')).toBeNull();
    await userEvent.selectOptions(shown, 'Not in service (2)');
    await showsRows(canvas, ['Hamad Al Balushi: May not drive', 'T-101: May not drive']);
  },
};

export const Tomorrow: Story = {
  args: { path: '/fleet/board?day=tomorrow' },
  play: async ({ canvas }) => {
    await showsRows(canvas, [
      'Chandran Pillai: May not drive',
      'Bilal Hussain: May not drive',
      'Ahmed Khan: May drive',
    ]);
    await expect(canvas.getByText(new RegExp(`day, ${addDays(today, 1)}$`))).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Bilal/ })).toHaveTextContent(
      'Gatepass expired the day before',
    );
    // A day out of range is rejected, and the typed text stays.
    const field = canvas.getByRole('textbox', { name: 'Another day' });
    await userEvent.type(field, addDays(today, 91));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `Choose a day from ${today} to ${addDays(today, 90)}.`,
    );
    await expect(field).toHaveValue(addDays(today, 91));
    await userEvent.clear(field);
    await userEvent.type(field, addDays(today, 90));
    await expect(await canvas.findByText(new RegExp(`day, ${addDays(today, 90)}$`))).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'k 88345');
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
  },
};

export const TrailersFailed: Story = {
  args: { api: { [TRAILERS]: fails('server') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Could not load trailers – the board may be incomplete.',
    );
    // A set whose trailer is unknown is not shown as valid.
    await showsRows(canvas, [
      'Chandran Pillai: May not drive',
      'Bilal Hussain: Check',
      'Ahmed Khan: Check',
    ]);
    await expect(canvas.getByRole('row', { name: /Ahmed/ })).toHaveTextContent(
      'Trailer could not be checked',
    );
    await expect(canvas.getAllByText('Unassigned')).toHaveLength(1);
  },
};

export const DriversFailed: Story = {
  args: { api: { [DRIVERS]: fails('network') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Could not load drivers, so we can’t tell who may drive.',
    );
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'May drive –' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { api: { [DRIVERS]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Who May Not Drive' }));
    await expect(canvas.getByRole('button', { name: 'May not drive –' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { drivers: [], trucks: [], trailers: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'No drivers, trucks or trailers yet' }));
  },
};

export const AllMayDrive: Story = {
  args: { path: '/fleet/board?status=red', drivers: fleet.drivers.slice(0, 1) },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'No one is stopped on this day' }));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('May not drive');
    await expect(canvas.queryByRole('table')).toBeNull();
    // Only one row of controls stays while the board scrolls.
    const bar = canvas.getByRole('searchbox').parentElement?.parentElement;
    await expect(bar).toHaveStyle({ position: 'sticky' });
    await expect(bar?.clientHeight).toBeLessThan(64);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await seenInDarkMode(canvas.findByRole('table'));
  },
};

/** A Super Admin may look but not renew; a record opens over the overview. */
export const ForASuperAdmin: Story = {
  args: { path: '/admin/board', role: 'Super Admin' },
  play: async ({ canvas }) => {
    const set = within(await canvas.findByRole('row', { name: /Chandran/ }));
    await expect(set.getByText('May not drive')).toBeVisible();
    await expect(set.queryByRole('button', { name: /^Renew/ })).toBeNull();
    await expect(set.getByRole('link', { name: 'Chandran Pillai' })).toHaveAttribute(
      'href',
      '/admin/fleet-overview?record=fleet/drivers/3',
    );
  },
};

/** The printed sheet, rendered on the browser's print event. */
export const OnPaper: Story = {
  args: { path: '/fleet/board?day=tomorrow&status=red' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = within(
      await within(document.body).findByRole('document', { name: 'Who May Not Drive' }),
    );
    await expect(sheet.getByText(new RegExp(`^For .*day, ${addDays(today, 1)}$`))).toBeVisible();
    await expect(sheet.getByText('Only: May not drive')).toBeVisible();
    await expect(sheet.getByRole('row', { name: /Bilal/ })).toHaveTextContent(
      `Gatepass: expired the day before (${today})`,
    );
    await expect(sheet.queryByText('Ahmed Khan')).toBeNull();
  },
};
