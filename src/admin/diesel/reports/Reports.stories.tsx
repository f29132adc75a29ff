import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import type { ActivityEntry } from '../../../domain/activity/activity.ts';
import { issueWith, purchaseWith } from '../../../domain/diesel/vouchers.testing.ts';
import { truckWith } from '../../../domain/fleet/testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildStock, someDiesel } from '../../../testing/dieselBuilders.ts';
import { fails } from '../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';

const BASE = '/diesel/diesel-manager/reports';
const MARCH = 'from=2026-03-01&to=2026-03-31';

const meta = {
  title: 'Diesel/Reports',
  component: AdminStory,
  args: {
    path: `/diesel/reports?${MARCH}`,
    role: 'Diesel Manager',
    diesel_issues: [
      issueWith({ id: 1, at: '2026-03-02T06:00:00Z', liters: 100.1, total_cost: 270.27 }),
      issueWith({ id: 2, at: '2026-03-03T06:00:00Z', liters: 200.2, total_cost: 540.54 }),
      issueWith({ id: 3, at: '2026-03-03T08:00:00Z', truck_id: 2, liters: 50, total_cost: 135 }),
      issueWith({ id: 4, at: '2026-03-04T06:00:00Z', branch_id: 2, liters: 900 }),
      issueWith({ id: 5, at: '2026-04-04T06:00:00Z', liters: 1000 }),
      issueWith({ id: 6, at: '2026-03-04T06:00:00Z', liters: 5000, status: 'void' }),
    ],
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowTexts = async (canvas: Canvas, name: string) => {
  const row = await canvas.findByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
};

/** The user's own branch and the period, without void vouchers, exact to the millilitre. */
export const Issued: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Diesel issued' }));
    await expect(await rowTexts(canvas, 'Total')).toEqual([
      '3',
      '350.3 L',
      'AED 945.81',
      'AED 2.70',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Grouped by'), 'Truck');
    await expect(await rowTexts(canvas, 'T-101')).toEqual([
      '2',
      '300.3 L',
      'AED 810.81',
      'AED 2.70',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Branch'), 'All');
    await waitFor(async () => expect((await rowTexts(canvas, 'Total'))[1]).toBe('1,250.3 L'));
  },
};

/** Drivers have the names by which their lists know them. */
export const InArabic: Story = {
  globals: { language: 'ar' },
  args: {
    path: `/diesel/reports?by=driver&${MARCH}`,
    diesel_issues: [issueWith({ id: 1, at: '2026-03-02T06:00:00Z', driver_id: 1 })],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('rowheader', { name: 'أحمد خان' }));
  },
};

/** Missing amounts are unknown, not counted as zero. */
export const Purchased: Story = {
  args: {
    path: `/diesel/reports?report=purchased&by=supplier&${MARCH}`,
    api: {
      [`GET ${BASE}/purchased.php`]: () => [
        purchaseWith({ id: 1, liters_received: 999.5 }),
        {
          id: 2,
          at: '2026-03-05',
          supplier: 'Desert Star Fuels',
          branch_id: 1,
          liters: 999.5,
          cost: 2500,
        },
        { id: 3, branch_id: 1, company_id: 1, liters: 500, cost: 1250 },
      ],
    },
  },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await seenInDarkMode(canvas.findByRole('heading', { name: 'Diesel purchased' }));
    await expect(await rowTexts(canvas, 'Total')).toEqual([
      '2',
      '1,000 L *',
      '1,999 L',
      'AED 5,000.00',
      'AED 125.00 *',
      'AED 2,625.00 *',
      '—',
    ]);
    await expect(canvas.getByText(/^\* 1 voucher has no amount/)).toBeVisible();
    await expect(canvas.getByText(/^1 voucher has no date/)).toBeVisible();
  },
};

export const NotOffered: Story = {
  args: {
    path: '/diesel/reports?report=extractions',
    api: { [`GET ${BASE}/extractions.php`]: fails('notFound') },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('This server does not list these records.'));
  },
};

/**
 * From full tank to full tank: the first may be before the period, but nothing after it counts. All figures of
 * a row are of the same fills: those at all branches.
 */
export const Consumption: Story = {
  args: {
    path: '/diesel/reports?report=consumption&from=2026-03-05&to=2026-03-31&branch=1',
    trucks: [
      truckWith({ id: 1, truck_number: 'T-101', expected_l_per_100km: 28 }),
      truckWith({ id: 2, truck_number: 'T-102', expected_l_per_100km: 20 }),
      truckWith({ id: 3, truck_number: 'T-103', expected_l_per_100km: null }),
    ],
    diesel_issues: [
      issueWith({ id: 1, at: '2026-03-02T06:00:00Z', liters: 100, odometer_km: 1000 }),
      issueWith({ id: 2, at: '2026-03-06T06:00:00Z', liters: 150, odometer_km: 1500 }),
      issueWith({
        id: 3,
        at: '2026-03-08T06:00:00Z',
        branch_id: 2,
        liters: 160,
        odometer_km: 2000,
      }),
      issueWith({ id: 4, at: '2026-04-02T06:00:00Z', liters: 900, odometer_km: 2500 }),
      issueWith({ id: 5, at: '2026-03-07T06:00:00Z', truck_id: 3, liters: 80, odometer_km: null }),
      issueWith({ id: 6, at: '2026-03-07T06:00:00Z', truck_id: 2, liters: 80, odometer_km: 5000 }),
      issueWith({ id: 7, at: '2026-03-09T06:00:00Z', truck_id: 2, liters: 90, odometer_km: 5300 }),
      // One digit too many.
      issueWith({
        id: 8,
        at: '2026-03-12T06:00:00Z',
        truck_id: 2,
        liters: 90,
        odometer_km: 56_000,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Diesel consumption' }));
    await expect(await rowTexts(canvas, 'T-101')).toEqual([
      '31.0 L',
      '28.0 L',
      '310 L',
      '1,000 km',
      '310 L',
      '2',
      '',
    ]);
    await expect(await rowTexts(canvas, 'T-102')).toEqual([
      '30.0 L',
      '20.0 L',
      '90 L',
      '300 km',
      '260 L',
      '3',
      'Odometer readings don’t add up: ISS-2026-00008',
    ]);
    await expect(await rowTexts(canvas, 'T-103')).toEqual([
      'Needs two full tanks',
      '—',
      '—',
      '—',
      '80 L',
      '1',
      '',
    ]);
    await expect(canvas.getByText(/^Trucks that were filled at OCGLT; all figures/)).toBeVisible();
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names()).toEqual(['T-101', 'T-102', 'T-103']);
    await userEvent.selectOptions(canvas.getByLabelText('Sorted by'), 'Furthest above expected');
    await waitFor(async () => expect(names()).toEqual(['T-102', 'T-101', 'T-103']));
  },
};

/** One truck, with each distance from full tank to full tank. */
export const ConsumptionOfOneTruck: Story = {
  args: { ...Consumption.args, path: `${Consumption.args?.path}&truck=1` },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await seenInDarkMode(canvas.findByRole('heading', { name: 'Diesel consumption' }));
    const table = await canvas.findByRole('table', { name: 'From full tank to full tank' });
    const lines = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
      );
    await expect(lines).toEqual([
      ['30.0 L', '150 L', '500 km'],
      ['32.0 L', '160 L', '500 km'],
    ]);
    await expect(canvas.queryByRole('row', { name: /^T-102/ })).toBeNull();
  },
};

/** A fill whose voucher has only the truck's number is the truck's too. */
export const ConsumptionByNumber: Story = {
  args: {
    ...Consumption.args,
    diesel_issues: [
      issueWith({ id: 1, at: '2026-03-06T06:00:00Z', liters: 100, odometer_km: 1000 }),
      issueWith({
        id: 2,
        at: '2026-03-07T06:00:00Z',
        truck_id: null,
        truck_number: 'T-101',
        liters: 50,
        full_tank: false,
      }),
      issueWith({
        id: 3,
        at: '2026-03-08T06:00:00Z',
        truck_number: 'T-101',
        liters: 150,
        odometer_km: 1500,
      }),
    ],
    path: ConsumptionOfOneTruck.args?.path ?? '',
  },
  play: async ({ canvas }) => {
    const used = async () => (await rowTexts(canvas, 'T-101')).slice(0, 4);
    await waitFor(async () =>
      expect(await used()).toEqual(['40.0 L', '28.0 L', '200 L', '500 km']),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Issued' }));
    await userEvent.selectOptions(await canvas.findByLabelText('Grouped by'), 'Truck');
    await waitFor(async () =>
      expect((await rowTexts(canvas, 'T-101')).slice(0, 2)).toEqual(['3', '300 L']),
    );
  },
};

const logged = (id: number, at: string, changes: ActivityEntry['changes']): ActivityEntry => ({
  id,
  at,
  actor_id: 3,
  actor_name: 'Nadia Khalil',
  actor_role: 'Diesel Manager',
  kind: 'user',
  action: 'update',
  entity_type: 'diesel/stock',
  entity_id: 1,
  entity_label: 'Main tank OCGLT',
  changes,
});

/** Counted before, in and after March; issued 350.3 L and received 995 L in it. */
const someMonth = {
  diesel_stock: [buildStock({ liters: 5500, cost: 2.75, counted_at: '2026-03-20T06:00:00Z' })],
  activity: [
    logged(1, '2026-02-26T06:00:00Z', [
      { field: 'book_l', old: 5100, new: 5000 },
      { field: 'cost', old: 2.75, new: 2.75 },
    ]),
    logged(2, '2026-03-20T06:00:00Z', [
      { field: 'book_l', old: 5644.7, new: 5500 },
      { field: 'cost', old: 2.75, new: 2.75 },
      { field: 'graduation_l', old: null, new: 150 },
      { field: 'reason', old: null, new: 'Leaking valve, repaired on the same day' },
    ]),
  ],
  diesel_purchases: [purchaseWith({ id: 1, at: '2026-03-05T06:00:00Z' })],
  diesel_extractions: [],
};

/** Each count with book, count, variance, reason, who and when. */
export const Counts: Story = {
  args: { path: '/diesel/reports?report=counts&from=2026-01-01&to=2026-12-31', ...someMonth },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Counts of the tanks' }));
    const row = await canvas.findByRole('row', { name: /Leaking valve/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'OCGLT',
      '5,644.7 L',
      '5,500 L',
      '−144.7 L',
      '−2.6%',
      'Leaking valve, repaired on the same day',
      'Nadia Khalil',
    ]);
    // Within one graduation of the stick.
    await expect(within(row).getByText(/^−144.7/)).not.toHaveAttribute('data-tone');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

export const NoEarlierCounts: Story = {
  args: {
    ...Counts.args,
    api: { [`GET ${BASE}/audit_log.php`]: fails('notFound') },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^This server keeps no earlier counts/));
    await expect(canvas.getByText('5,500 L')).toBeVisible();
  },
};

/** From opening to closing, in litres and in money; closed, it says when something is recorded later. */
export const MonthEnd: Story = {
  args: { path: '/diesel/reports?report=month&month=2026-03', ...someMonth },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Month end' }));
    const line = async (name: string) => (await rowTexts(canvas, name)).slice(0, 2);
    await expect(await line('Opening')).toEqual(['5,000 L', 'AED 13,750.00']);
    await expect(await line('Purchases received')).toEqual(['+995 L', '+AED 2,500.00']);
    await expect(await line('Issues')).toEqual(['−350.3 L', '−AED 945.81']);
    await expect(await line('Variance of the counts')).toEqual(['−144.7 L', '−AED 391.87']);
    await expect(await line('Price variance')).toEqual(['0 L', '+AED 212.68']);
    await expect(await line('Closing')).toEqual(['5,500 L', 'AED 15,125.00']);
    await expect(canvas.getByRole('link', { name: '3 vouchers' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 count' })).toBeVisible();
    await expect(canvas.queryByText(/marked in this browser only/)).toBeNull();
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Close March 2026 of OCGLT/ }),
    );
    await seen(canvas.findByText(/^Closed by .*, with 5,500\sL, AED\s15,125.00\.$/));
    await expect(canvas.queryByText(/recorded after/)).toBeNull();
    // A voucher that would change it says so before it is recorded, and then the report does.
    await userEvent.click(canvas.getByRole('link', { name: 'Purchases' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'PUR-2026-00001' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await seen(dialog.findByText(/^March 2026 of OCGLT was closed by .* This date changes it\.$/));
    await userEvent.type(dialog.getByRole('textbox'), 'Wrong tank');
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await seen(canvas.findByText(/^Taken back by/));
    await userEvent.click(canvas.getByRole('link', { name: 'Reports' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Month end' }));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /Month/ }),
      '2026-03',
    );
    await seen(canvas.findByText('Recorded after the closing:'));
    await expect(canvas.getByRole('link', { name: 'PUR-2026-00002' })).toBeVisible();
    // Reopened with a reason, which stays.
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    const question = within(await seen(screen.findByRole('dialog')));
    await userEvent.click(question.getByRole('button', { name: 'Reopen' }));
    await expect(question.getByRole('textbox')).toHaveAccessibleDescription('Required');
    await userEvent.type(question.getByRole('textbox'), 'The wrong tank');
    await userEvent.click(question.getByRole('button', { name: 'Reopen' }));
    await seen(canvas.findByText(/^Reopened by .*: The wrong tank$/));
    await expect(canvas.getByRole('button', { name: /^Close March 2026 of OCGLT/ })).toBeVisible();
  },
};

/** The month is closed when the server wants to be asked. */
export const MonthEndOfABusyServer: Story = {
  args: {
    ...MonthEnd.args,
    faults: {
      [`POST ${BASE}/books.php`]: {
        kind: 'status',
        status: 429,
        headers: { 'Retry-After': '6' },
        times: 1,
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Close March 2026 of OCGLT/ }),
    );
    await expect(await canvas.findByRole('button', { name: /^Try again in \d s$/ })).toBeDisabled();
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Close March 2026 of OCGLT/ }),
    );
    await seen(canvas.findByText(/^Closed by .*, with 5,500\sL, AED\s15,125.00\.$/));
  },
};

/** A branch that the server knows by its name is sent back as received. */
export const MonthEndOfNamedBranches: Story = {
  args: {
    ...MonthEnd.args,
    dialect: 'foreign',
    choices: new Set(['branchNames'] as const),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Close March 2026 of OCGLT/ }),
    );
    await seen(canvas.findByText(/^Closed by .*, with 5,500\sL, AED\s15,125.00\.$/));
  },
};

/** A server that hands out the newest hundred issues, whatever is asked for. */
const newestHundred = (from: string) => ({
  [`GET ${BASE}/issued.php`]: () =>
    Array.from({ length: 100 }, (_, index) =>
      issueWith({
        id: 500 - index,
        at: new Date(Date.parse(from) - index * 3_600_000).toISOString(),
        liters: 1,
        total_cost: 2.7,
      }),
    ),
});

/** What the newest vouchers prove: the month, as it starts from a count that they go back to; not the one before. */
export const MonthEndOfTheNewest: Story = {
  args: {
    ...MonthEnd.args,
    ...someMonth,
    activity: someMonth.activity.map((entry) =>
      entry.id === 1 ? { ...entry, at: '2026-02-28T06:00:00Z' } : entry,
    ),
    api: newestHundred('2026-03-04T05:00:00Z'),
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Issues: only the newest could be loaded, from /));
    await expect(await rowTexts(canvas, 'Issues')).toEqual(['−82 L', '−AED 221.40', '—', '—']);
    await expect(canvas.queryByText(/^A tank’s month needs/)).toBeNull();
  },
};

/** If they don't go back to that count, no figure is shown. */
export const MonthEndUnproved: Story = {
  args: { ...MonthEnd.args, ...someMonth, api: newestHundred('2026-03-20T05:00:00Z') },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^A tank’s month needs all vouchers/));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Counts of two tanks of one branch don't follow each other. */
export const MonthEndOfTwoTanks: Story = {
  args: {
    ...MonthEnd.args,
    diesel_stock: [
      ...someMonth.diesel_stock,
      buildStock({ id: 2, name: 'Second tank', counted_at: '2026-03-21T06:00:00Z' }),
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^A branch has a ledger if it has one stock/));
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Close March 2026/ })).toBeNull();
  },
};

/** Without any count, there is no book. */
export const MonthEndWithoutCounts: Story = {
  args: {
    ...MonthEnd.args,
    diesel_stock: [],
    activity: [],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('A month’s book needs at least one count of the tank.'));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Stock: Story = {
  args: {
    path: '/diesel/reports?report=stock',
    ...someDiesel(),
    api: { [`POST ${BASE}/export.php`]: fails('server') },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Diesel stock' }));
    await seen(canvas.findByRole('table', { name: /^Ledger of/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download vouchers' }));
    await seen(screen.findByText(/^Failed to export report/));
  },
};

export const ExportFailed: Story = {
  args: { api: { [`GET ${BASE}/issued_export.php`]: fails('nonJson') } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download vouchers' }));
    await seen(screen.findByText(/^Failed to export issued records/));
    // What is chosen leaves most of the screen to the report.
    const { height } = canvas.getByRole('region', { name: 'Report' }).getBoundingClientRect();
    await expect(height).toBeLessThan(360);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Report' }), 'Counts');
    await seen(canvas.findByRole('heading', { name: /counts/i }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** Of a period before the newest vouchers nothing is known, which is not nothing. */
export const BeforeTheNewest: Story = {
  args: {
    path: '/diesel/reports?from=2026-01-01&to=2026-01-31',
    api: newestHundred('2026-03-20T05:00:00Z'),
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Only the first 100 vouchers/));
    await expect(canvas.queryByText('Nothing recorded')).toBeNull();
  },
};

/** A row that could not be read is missing from the sums. */
export const OneUnreadable: Story = {
  args: {
    api: {
      [`GET ${BASE}/issued.php`]: () => [
        issueWith({ id: 1, at: '2026-03-02T06:00:00Z', liters: 100 }),
        'PHP Notice: Undefined index',
      ],
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('1 record could not be read and is not shown.'));
    await expect((await rowTexts(canvas, 'Total'))[1]).toBe('100 L');
  },
};

/** Vouchers without a date are no part of any period, and that is said where there are no others. */
export const NoneDated: Story = {
  args: { api: { [`GET ${BASE}/issued.php`]: () => [{ id: 1, branch_id: 1, liters: 500 }] } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^1 voucher has no date/));
  },
};

export const Empty: Story = {
  args: { path: '/diesel/reports?from=2020-01-01&to=2020-01-31' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Nothing recorded'));
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled();
  },
};
