import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { documentWith, truckWith } from '../../../domain/fleet/testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const { today } = testDay();

/** The 15th of next month, so that the days around it are in the same month. */
const DAY = `${addDays(`${today.slice(0, 7)}-28`, 10).slice(0, 7)}-15`;
const MONTH = DAY.slice(0, 7);

const fleet = {
  drivers: [
    buildDriver({
      id: 1,
      driver_id: 'D-1001',
      name: 'Ahmed Khan',
      gatepass_expiry: DAY,
      road_permit_expiry: addDays(today, -40),
    }),
  ],
  trucks: [
    ...['T-101', 'T-102', 'T-103', 'T-104', 'T-105'].map((truck_number, at) =>
      truckWith({ id: at + 1, truck_number, registration_expiry: DAY }),
    ),
    truckWith({ id: 9, truck_number: 'T-109', insurance_expiry: addDays(DAY, 1) }),
  ],
  trailers: [],
  documents: [],
};

const meta = {
  title: 'Fleet/Calendar',
  component: AdminStory,
  args: { path: `/fleet/calendar?view=month&month=${MONTH}`, ...fleet },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dayButton = (canvas: Canvas, day: string) =>
  canvas.findByRole('button', { name: new RegExp(day) });

const openDay = async (canvas: Canvas, day: string) =>
  within(await canvas.findByRole('region', { name: new RegExp(day) }));

/** A day shows how many papers expire and names the first ones; opened, it lists them all. */
export const Month: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('8 expiry dates'));
    const full = await dayButton(canvas, DAY);
    await expect(full).toHaveAccessibleName(/, 6 (valid|expiring soon)$/);
    await expect(full).toHaveTextContent(/\+\d more/);
    await expect(full).toHaveTextContent('Ahmed Khan Gatepass');
    await expect(await dayButton(canvas, addDays(DAY, 2))).toHaveAccessibleName(/nothing expires$/);
    await userEvent.click(full);
    const opened = await openDay(canvas, DAY);
    await expect(within(full).getByText('Gatepass')).toBeVisible();
    await expect(opened.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ahmed Khan',
      'T-101',
      'T-102',
      'T-103',
      'T-104',
      'T-105',
    ]);
    await expect(opened.getByRole('link', { name: 'T-101' })).toHaveAttribute(
      'href',
      '/fleet/trucks/1/show',
    );
    // Renewed in place, a date leaves its day.
    await userEvent.click(opened.getByRole('button', { name: 'Renew Registration of T-101' }));
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opened.queryByRole('link', { name: 'T-101' })).toBeNull());
    await expect(full).toHaveAccessibleName(/, 5 (valid|expiring soon)$/);
  },
};

/** Grid keys move by day, week, to the ends of a week, and by month. Escape closes an open day. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await dayButton(canvas, DAY)).focus();
    const isAt = (day: string) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(day)));
    await userEvent.keyboard('{ArrowRight}');
    await isAt(addDays(DAY, 1));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await isAt(addDays(DAY, 7));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await openDay(canvas, DAY);
    await isAt(DAY);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: new RegExp(DAY) })).toBeNull());
    await expect(document.activeElement).toBe(await dayButton(canvas, DAY));
    await userEvent.keyboard('{PageDown}');
    await isAt(`${addDays(DAY, 30).slice(0, 7)}-15`);
    await userEvent.keyboard('{PageUp}');
    await isAt(DAY);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Monday/));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Sunday/));
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(await dayButton(canvas, today)).toHaveAccessibleName(/, today, /);
  },
};

/** What has expired is collapsed, so that it does not bury what is ahead. */
export const Agenda: Story = {
  args: { path: '/fleet/calendar?view=agenda' },
  play: async ({ canvas }) => {
    const days = async () =>
      (await canvas.findAllByRole('heading', { level: 2 })).map((one) => one.textContent);
    await seen(canvas.findByText('8 expiry dates'));
    await expect((await days()).map((text) => text?.match(/[\d-]{10}/)?.[0])).toEqual([
      DAY,
      addDays(DAY, 1),
    ]);
    await userEvent.click(canvas.getByText('Expired', { selector: 'summary' }));
    await waitFor(async () => expect((await days())[0]).toMatch(/40 days ago$/));
  },
};

/** Search, filters and states combine; each choice shows how many it would leave. */
export const Narrowed: Story = {
  args: { path: '/fleet/calendar?view=agenda' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('8 expiry dates'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Registration (5)' }));
    await seen(canvas.findByText('5 expiry dates'));
    await expect(canvas.getByRole('radio', { name: 'Trucks (5)' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 't-104');
    await seen(canvas.findByText('1 expiry date'));
    await userEvent.click(canvas.getByRole('button', { name: /^Expired/ }));
    await seen(canvas.findByText('No matching expiry dates'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await seen(canvas.findByText('8 expiry dates'));
  },
};

/** A whole day is selected and renewed at once. */
export const RenewSeveral: Story = {
  args: { path: '/fleet/calendar?view=agenda' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', {
      name: new RegExp(`Select all 6 of .*${DAY}`),
    });
    await userEvent.click(box);
    await seen(canvas.findByText('6 expiry dates selected'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Registration of T-105' }));
    await seen(canvas.findByText('5 expiry dates selected'));
    await expect(box).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    const body = within(document.body);
    const dialog = within(await body.findByRole('dialog', { name: /5/ }));
    await userEvent.click(await dialog.findByRole('button', { name: /5/ }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText(/ selected$/)).toBeNull());
    const left = (await canvas.findByRole('heading', { name: new RegExp(DAY) })).closest('section');
    await expect(within(left ?? document.body).getAllByRole('listitem')).toHaveLength(1);
  },
};

const LATER = addDays(DAY, 30);

/** The next month of a large fleet is not empty before the server has answered; nor is a day left behind. */
export const NextMonthLate: Story = {
  args: {
    path: `/fleet/calendar?view=month&month=${MONTH}&day=${DAY}`,
    lists: { 'fleet/papers': 50_000 },
    api: {
      'GET /api/fleet/papers/papers.php': ({ query = {} }, server) =>
        String(query['filter']).includes(addDays(`${LATER.slice(0, 7)}-01`, -6))
          ? hangs({ query }, server)
          : { rows: [], total: 0, facets: {} },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await dayButton(canvas, DAY)).toHaveAccessibleName(/, nothing expires$/),
    );
    await seen(canvas.findByText('Nothing expires on this day.'));
    await userEvent.click(canvas.getByRole('button', { name: /next month/i }));
    await expect(await dayButton(canvas, LATER)).not.toHaveAccessibleName(/, nothing expires$/);
    await expect(canvas.queryByText('Nothing expires on this day.')).toBeNull();
  },
};

export const Empty: Story = {
  args: { drivers: [], trucks: [], trailers: [], documents: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No expiry dates yet'));
    await expect(canvas.getByRole('button', { name: 'Download .ics' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Loading expiry dates…'));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

/** Shows what loaded and names what is missing. */
export const ListFailed: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': fails('network') } },
  play: async ({ canvas }) => {
    await seen(
      canvas.findByText('Drivers could not be loaded; their expiry dates are missing here.'),
    );
    await seen(canvas.findByText('– expiry dates'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('You don’t have access to this page'));
  },
};

/** A phone starts with the agenda; the month shows only counts, and its days open below it. */
export const OnAPhone: Story = {
  args: { path: '/fleet/calendar' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'T-109' }));
    const file = canvas.getByRole('button', { name: 'Download .ics' });
    await expect(file.querySelector('svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(await dayButton(canvas, today)).toHaveAccessibleName(/, today, /);
    await userEvent.click(canvas.getByRole('button', { name: /next month/i }));
    await userEvent.click(await dayButton(canvas, DAY));
    await expect((await openDay(canvas, DAY)).getAllByRole('listitem')).toHaveLength(6);
  },
};

/** People who left and vehicles that are gone are no work; a filter shows their dates. */
export const NotInService: Story = {
  args: {
    drivers: [],
    trucks: [
      truckWith({ id: 1, truck_number: 'T-101', registration_expiry: DAY }),
      truckWith({ id: 2, truck_number: 'T-102', registration_expiry: DAY, status: 'sold' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await seen(canvas.findByText('1 expiry date'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('radio', { name: 'Also not in service' }));
    await seen(canvas.findByText('2 expiry dates'));
    await expect(
      canvas.getByRole('button', { name: /Remove.*Show: Also not in service/ }),
    ).toBeVisible();
  },
};

/** A driver is found by their ID, and a document is named after them. */
export const Whose: Story = {
  args: {
    path: `/fleet/calendar?view=month&month=${MONTH}&day=${DAY}&q=d-1001`,
    drivers: [...fleet.drivers, buildDriver({ id: 2, name: 'Ahmed Khan', gatepass_expiry: DAY })],
    documents: [
      documentWith({
        id: 7,
        title: 'Scan 4',
        category: 'visa',
        holder_type: 'driver',
        holder_id: 1,
        expiry_date: DAY,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('3 expiry dates'));
    await expect(await dayButton(canvas, DAY)).toHaveTextContent('Ahmed Khan D-1001 Visa');
    const opened = await openDay(canvas, DAY);
    const [, visa] = opened.getAllByRole('listitem');
    await expect(visa).toHaveTextContent('Ahmed KhanD-1001Visa · Scan 4');
    await expect(
      opened.getByRole('button', { name: 'Renew Scan 4 of Ahmed Khan (D-1001)' }),
    ).toBeVisible();
  },
};

/** As narrow as with a text of 400 %: the head of the month overlaps nothing. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const today = await seen(canvas.findByRole('button', { name: 'Today' }));
    const { left, right, top, bottom } = today.getBoundingClientRect();
    const year = canvas.getByRole('combobox', { name: /year/i }).getBoundingClientRect();
    const isApart =
      year.right <= left || year.left >= right || year.bottom <= top || year.top >= bottom;
    await expect(isApart).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
