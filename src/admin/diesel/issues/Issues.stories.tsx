import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import type { PhpAnswer } from '../../../dataProvider/client/phpClient.ts';
import { issueWith, someStock } from '../../../domain/diesel/vouchers.testing.ts';
import { driverWith, truckWith } from '../../../domain/fleet/testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { daysAgo } from '../../../testing/dieselBuilders.ts';
import { fails, type StoryServer } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';
import { dropDraft, keepDraft } from '../../kit/drafts/draftStore.ts';

const REPORTS = '/diesel/diesel-manager/reports';
const LIST = `GET ${REPORTS}/issued.php`;
const ADD = `POST ${REPORTS}/issued.php`;

const DRAFT = 'diesel/issues/new';

const meta = {
  title: 'Diesel/Issues',
  component: AdminStory,
  args: {
    role: 'Diesel Manager',
    path: '/diesel/issues',
    diesel_stock: someStock(),
    trucks: [
      truckWith({
        id: 1,
        truck_number: 'T-101',
        plate_emirate: 'Dubai',
        plate_code: 'K',
        plate_number: '12345',
        fuel_tank_capacity_l: 400,
        expected_l_per_100km: 30,
      }),
      truckWith({ id: 2, truck_number: 'T-102' }),
    ],
    diesel_issues: [
      issueWith({ id: 1, odometer_km: 120_000 }),
      issueWith({ id: 2, truck_id: 2, liters: 100.5, total_cost: 276.38, full_tank: false }),
      issueWith({ id: 3, branch_id: 2, liters: 40, total_cost: 110 }),
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The list starts with the user's branch, and the totals are those of the filtered issues. */
export const List: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('2 issues'));
    const totals = canvas.getByRole('status', { name: 'Total' });
    await waitFor(() => expect(totals).toHaveTextContent('300.5 LAED 826.38'));
    await userEvent.click(canvas.getByRole('button', { name: /Remove filter Branch/ }));
    await seen(canvas.findByText('3 issues'));
    await waitFor(() => expect(totals).toHaveTextContent('340.5 LAED 936.38'));
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await seen(canvas.findByText('0 issues'));
  },
};

export const Empty: Story = {
  args: { diesel_issues: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Nothing matches the search and filters.'));
  },
};

export const Failed: Story = {
  args: { api: { [LIST]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load issues. Please try again later.'));
  },
};

/** Two vouchers of the same truck, litres and minute: the page names the other one, and either can be taken back. */
export const RecordedTwice: Story = {
  args: {
    path: '/diesel/issues/2/show',
    diesel_issues: [
      issueWith({ id: 1, ref: 'ISS-1', at: '2026-03-01T08:00:00Z' }),
      issueWith({ id: 2, ref: 'ISS-2', at: '2026-03-01T08:01:30Z' }),
      issueWith({ id: 3, ref: 'ISS-3', at: '2026-03-01T09:00:00Z' }),
    ],
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^Has the same place, litres and time/);
    await userEvent.click(within(notice).getByRole('link', { name: 'ISS-1' }));
    await seen(canvas.findByRole('heading', { name: 'ISS-1' }));
    await seen(canvas.findByRole('button', { name: 'Take back' }));
    const crumbs = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await userEvent.click(within(crumbs).getByRole('link', { name: 'Issues' }));
    await seen(canvas.findByText('3 issues'));
    await expect(await canvas.findAllByText('Recorded twice?')).toHaveLength(2);
  },
};

/** Until the story lets it go. */
const stock: { letGo?: () => void } = {};

/** No branch is shown by its bare id before its name is known. */
export const BranchArrivesLater: Story = {
  args: {
    path: '/diesel/issues/1/show',
    api: {
      [`GET ${REPORTS}/stock.php`]: async () => {
        await new Promise<void>((resolve) => (stock.letGo = resolve));
        return undefined;
      },
    },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Branch', { selector: 'dt' });
    await expect(name.nextElementSibling).toBeEmptyDOMElement();
    await waitFor(() => expect(stock.letGo).toBeDefined());
    stock.letGo?.();
    await seen(canvas.findByText('OCGLT', { selector: 'dd *' }));
  },
};

/** What was typed and not sent is offered on the next visit; the time stays the moment of booking. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('2 issues'));
    await keepDraft(DRAFT, { typed: { liters: '123', notes: 'At night' }, at: Date.now() });
    await userEvent.click(canvas.getByRole('link', { name: 'Issue diesel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(litresOf(canvas)).toHaveValue('123');
    await dropDraft(DRAFT);
  },
};

/** The form says that it cannot check the litres, and offers to reload the stock. */
export const StockFailed: Story = {
  args: {
    path: '/diesel/issues/create',
    faults: { [`GET ${REPORTS}/stock.php`]: { kind: 'status', status: 500 } },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^The stock could not be loaded, so/));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seen(canvas.findByText(/^OCGLT holds /));
    await expect(canvas.queryByText(/^The stock could not be loaded, so/)).toBeNull();
  },
};

/** The server sends only the four fields that the contract names. */
export const FourNames: Story = {
  args: {
    api: { [LIST]: () => [{ branch_id: '1', company_id: 1, liters: '80', cost: '200.00' }] },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('1 issue'));
    const row = await canvas.findByRole('row', { name: /80\sL/ });
    await expect(within(row).getByRole('link', { name: '#1' })).toBeVisible();
    await expect(within(row).getByText('AED 200.00')).toBeVisible();
    await expect(within(row).getAllByText('—').length).toBeGreaterThan(2);
  },
};

const chooseTruck = async (canvas: Canvas, number: string) => {
  const truck = await canvas.findByRole('combobox', { name: /Truck/ });
  await userEvent.type(truck, number);
  await userEvent.click(await screen.findByRole('option', { name: /T-101/ }));
};

const TRUCKS = [
  truckWith({ id: 1, truck_number: 'T-101', plate_code: 'K', plate_number: '18812' }),
  truckWith({ id: 2, truck_number: 'T-110' }),
  truckWith({ id: 3, truck_number: 'T-120' }),
  truckWith({ id: 4, truck_number: 'T-188' }),
  truckWith({ id: 5, truck_number: 'T-130', plate_emirate: 'Dubai', plate_number: '6118' }),
  truckWith({ id: 6, truck_number: 'T-140', plate_emirate: 'Ajman', plate_number: '6118' }),
];

/** The number typed is the number taken, also over one chosen before; a driver finds the truck too. */
export const TruckByNumber: Story = {
  args: {
    path: '/diesel/issues/create',
    trucks: TRUCKS,
    drivers: [
      driverWith({ id: 1, name: 'Vinod Kumar', driver_id: 'D-7', uae_number: '784', truck_id: 2 }),
    ],
  },
  play: async ({ canvas }) => {
    const truck = await canvas.findByRole('combobox', { name: /Truck/ });
    // Fields are for gloved hands only where they are touched.
    await expect(truck.offsetHeight).toBeLessThan(40);
    const take = async (typed: string, taken: string) => {
      await userEvent.clear(truck);
      await userEvent.type(truck, `${typed}{Enter}`);
      await waitFor(() => expect(truck).toHaveValue(taken));
    };
    await canvas.findByRole('radio', { name: 'OCGLT' });
    await userEvent.click(truck);
    await screen.findByRole('option', { name: /T-110.*Vinod Kumar/ });
    await take('188', 'T-188');
    await take('110', 'T-110');
    await userEvent.tripleClick(truck);
    await userEvent.keyboard('120{Enter}');
    await waitFor(() => expect(truck).toHaveValue('T-120'));
    await take('vinod', 'T-110');
    await take('784', 'T-110');
    // Emirate and plate together, and a number without its dash.
    await take('dubai 6118', 'T-130');
    await take('t120', 'T-120');
  },
};

const TRUCK_LIST = 'GET /api/fleet/trucks/trucks.php';
const NO_FLEET = {
  [TRUCK_LIST]: fails('forbidden'),
  'GET /api/fleet/drivers.php': fails('forbidden'),
};

/** A server that keeps trucks and drivers from the role: both are typed, and their vouchers show them. */
export const TruckTyped: Story = {
  args: { path: '/diesel/issues/create', api: NO_FLEET },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^The trucks can’t be listed for you/));
    await press(canvas);
    const truck = canvas.getByRole('combobox', { name: /Truck/ });
    await waitFor(() => expect(truck).toHaveAccessibleDescription('Required'));
    await userEvent.type(truck, 'T-907');
    await userEvent.type(canvas.getByRole('combobox', { name: /Driver/ }), 'Omar Said');
    await userEvent.type(canvas.getByRole('textbox', { name: /Odometer/ }), '90000');
    await userEvent.type(litresOf(canvas), '120');
    await press(canvas);
    await seen(canvas.findByText('Issued 120 L to T-907'));
    await userEvent.type(canvas.getByRole('combobox', { name: /Truck/ }), 't-907');
    await seen(canvas.findByText('90,000 km'));
    await userEvent.clear(canvas.getByRole('combobox', { name: /Truck/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Open' }));
    // The form offers earlier numbers as options.
    await seen(canvas.findByText('T-907', { selector: ':not(option)' }));
    await seen(canvas.findByText('Omar Said', { selector: ':not(option)' }));
  },
};

/** What was typed while the list could not be loaded is found in it later. */
export const TrucksFailed: Story = {
  args: {
    path: '/diesel/issues/create',
    faults: { [TRUCK_LIST]: { kind: 'status', status: 500 } },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Truck/ }), 't-1');
    await seen(canvas.findByText(/^The trucks can’t be listed for you/));
    await userEvent.type(canvas.getByRole('combobox', { name: /Truck/ }), '02');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Truck/ })).toHaveValue('T-102'),
    );
  },
};

/** What the form can be recorded without can be asked for again once the server allows it. */
export const ListsBusy: Story = {
  args: {
    path: '/diesel/issues/create',
    api: {
      [`GET ${REPORTS}/stock.php`]: fails('tooMany', { retryAfter: 60 }),
      [TRUCK_LIST]: fails('tooMany', { retryAfter: 60 }),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^The stock could not be loaded, so/));
    await seen(canvas.findByText(/^The trucks can’t be listed for you/));
    const buttons = canvas.getAllByRole('button', { name: /^Try again in \d\d s$/ });
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await expect(button).toBeDisabled();
  },
};

/** Lets the list of trucks be answered. */
let answerTrucks = () => {};
const waiting = (answer: () => PhpAnswer | Response | undefined) => {
  const asked = new Promise<void>((resolve) => {
    answerTrucks = resolve;
  });
  return { [TRUCK_LIST]: () => asked.then(answer) };
};

/** The refusal comes between two letters: neither those before nor those after it are lost. */
export const TrucksRefusedMeanwhile: Story = {
  args: { path: '/diesel/issues/create' },
  beforeEach: ({ args }) => {
    args.api = waiting(() => Response.json({ success: false }, { status: 403 }));
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Truck/ }), 'T-9');
    const goOn = new MutationObserver(() => {
      if (!canvasElement.querySelector('datalist')) return;
      goOn.disconnect();
      document.execCommand('insertText', false, '07');
    });
    goOn.observe(canvasElement, { childList: true, subtree: true });
    answerTrucks();
    await seen(canvas.findByText(/^The trucks can’t be listed for you/));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Truck/ })).toHaveValue('T-907'),
    );
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Truck/ })).toHaveFocus());
  },
};

/** The list comes when the user has gone on: the number is taken, and the focus stays. */
export const TrucksLate: Story = {
  args: { path: '/diesel/issues/create' },
  beforeEach: ({ args }) => {
    args.api = waiting(() => undefined);
  },
  play: async ({ canvas }) => {
    const truck = () => canvas.getByRole('combobox', { name: /Truck/ });
    await userEvent.type(await canvas.findByRole('combobox', { name: /Truck/ }), 't-102');
    await userEvent.type(litresOf(canvas), '1');
    await expect(truck()).toHaveValue('t-102');
    answerTrucks();
    await waitFor(() => expect(truck()).toHaveValue('T-102'));
    await userEvent.keyboard('2');
    await expect(litresOf(canvas)).toHaveValue('12');
    await press(canvas);
    await seen(canvas.findByText('Issued 12 L to T-102'));
  },
};

/** Two that match equally well: Enter takes neither and says so; nothing is sent or lost. */
export const TruckUndecided: Story = {
  args: { path: '/diesel/issues/create', trucks: TRUCKS, api: { [ADD]: fails('server') } },
  play: async ({ canvas }) => {
    const truck = await canvas.findByRole('combobox', { name: /Truck/ });
    await userEvent.type(truck, '1');
    await screen.findByRole('option', { name: /T-188/ });
    await userEvent.keyboard('{Enter}');
    await seen(screen.findByText(/Several match equally well/));
    await expect(truck).toHaveValue('1');
    await userEvent.keyboard('8{Enter}');
    await waitFor(() => expect(truck).toHaveValue('T-188'));
  },
};

const litresOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: /Litres/ });
const press = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Issue diesel' }));

/** The truck is found by its plate and shows its facts; then the form is ready for the next truck. */
export const Booked: Story = {
  args: { path: '/diesel/issues/create' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await chooseTruck(canvas, '12345');
    await seen(canvas.findByText('120,000 km'));
    await userEvent.type(canvas.getByRole('textbox', { name: /Odometer/ }), '121000');
    await seen(canvas.findByText('≈ 300 L'));
    await userEvent.type(litresOf(canvas), '250');
    await seen(canvas.findByText('OCGLT holds 4,699.5 L.', { exact: false }));
    await press(canvas);
    await seen(canvas.findByText('Issued 250 L to T-101'));
    await expect(canvas.getByRole('link', { name: 'Open' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Truck/ })).toHaveFocus());
    await expect(litresOf(canvas)).toHaveValue('');
    await seen(canvas.findByText('OCGLT holds 4,449.5 L.', { exact: false }));
  },
};

/** The server answers with what it stored: other litres, and no odometer. */
export const KeptOtherwise: Story = {
  args: {
    path: '/diesel/issues/create',
    api: {
      [ADD]: ({ json }) => ({
        success: true,
        data: { ...(json as object), id: 99, liters: 25, odometer_km: null },
      }),
    },
  },
  play: async ({ canvas }) => {
    await chooseTruck(canvas, '12345');
    await userEvent.type(canvas.getByRole('textbox', { name: /Odometer/ }), '121000');
    await userEvent.type(litresOf(canvas), '250');
    await press(canvas);
    await seen(canvas.findByText('Issued 250 L to T-101'));
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Litres: 25 LOdometer (km): not kept'));
    await expect(alert).not.toHaveTextContent('Full tank');
  },
};

/** More litres than the branch holds: nothing is sent. */
const hoursAgo = (hours: number) =>
  new Date(Date.parse(daysAgo(0)) - hours * 3_600_000).toISOString();

/** The newest hundred issues, one an hour, whatever is asked for: a server that hands out no more. */
const newestHundred = () =>
  Array.from({ length: 100 }, (_, index) =>
    issueWith({
      id: 500 - index,
      at: hoursAgo(index),
      truck_id: index === 40 ? 1 : 3,
      liters: 10,
      odometer_km: index === 40 ? 130_000 : null,
    }),
  );

/** What the newest issues prove is shown, and from when on they are known. */
export const OnlyTheNewest: Story = {
  args: {
    path: '/diesel/issues/create',
    diesel_stock: someStock().map((stock) => ({ ...stock, counted_at: hoursAgo(9.5) })),
    api: { [LIST]: newestHundred },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('OCGLT holds 4,900 L.', { exact: false }));
    const truck = canvas.getByRole('combobox', { name: /Truck/ });
    await userEvent.type(truck, 'T-101{Enter}');
    await seen(canvas.findByText('130,000 km'));
    await expect(canvas.getByText(/^Only the issues from .*on could be loaded\./)).toBeVisible();
    await userEvent.clear(truck);
    await userEvent.type(truck, 'T-102{Enter}');
    await waitFor(() => expect(canvas.queryByText('130,000 km')).toBeNull());
  },
};

/** Nothing is known of the stock if its count is older than the vouchers, and the form says so. */
export const BeyondTheNewest: Story = {
  args: {
    path: '/diesel/issues/create',
    api: {
      [LIST]: newestHundred,
      [`GET ${REPORTS}/stock.php`]: () =>
        someStock().map((stock) => ({ ...stock, name: 'OCGLT', counted_at: hoursAgo(200) })),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^What OCGLT holds isn’t known/));
    await expect(canvas.queryByText(/per litre/)).toBeVisible();
  },
};

export const InvalidInput: Story = {
  args: { path: '/diesel/issues/create', api: { [ADD]: fails('server') } },
  play: async ({ canvas }) => {
    await chooseTruck(canvas, 'T-101');
    await seen(canvas.findByText('120,000 km'));
    await userEvent.type(litresOf(canvas), '9000');
    await press(canvas);
    await seen(canvas.findByText('OCGLT holds only 4,699.5 L; you entered 9,000 L.'));
    // What left before the count is not in the tank.
    await userEvent.click(canvas.getByText(/^Now: .* Notes$/));
    const at = canvas.getByRole('textbox', { name: /Date and time/ });
    await userEvent.clear(at);
    await userEvent.type(at, '2026-03-07 10:00');
    await seen(canvas.findByText(/The stock will not change\.$/));
    await press(canvas);
    await seen(screen.findByRole('dialog', { name: 'Is this right?' }));
    await expect(canvas.queryByText(/^OCGLT holds only/)).toBeNull();
  },
};

/** What can hardly be true is said beside the fields, and asked once before it is sent. */
export const Doubted: Story = {
  args: { path: '/diesel/issues/create' },
  play: async ({ canvas }) => {
    await chooseTruck(canvas, 'T-101');
    await seen(canvas.findByText('120,000 km'));
    const odometer = canvas.getByRole('textbox', { name: /Odometer/ });
    await userEvent.type(odometer, '12100');
    await expect(canvas.queryByText(/This reading is lower/)).toBeNull();
    await userEvent.type(odometer, '00');
    await seen(
      canvas.findByText(/^1,090,000 km since .* when a truck drives [\d,]+ km at most\.$/),
    );
    await userEvent.type(litresOf(canvas), '450');
    await seen(canvas.findByText('450 L is more than the truck’s tank of 400 L holds.'));
    await press(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Record anyway' }));
    await seen(dialog.findByText('Required'));
    await userEvent.type(dialog.getByRole('textbox'), 'Auxiliary tank');
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    await expect(litresOf(canvas)).toHaveValue('450');
    await press(canvas);
    await expect(await screen.findByRole('textbox', { name: 'Why is it right?' })).toHaveValue(
      'Auxiliary tank',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Record anyway' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Open' }));
    await seen(canvas.findByText('Recorded anyway: Auxiliary tank'));
  },
};

/** What the server refuses stays in the form, with the server's message. */
export const RefusedByServer: Story = {
  args: {
    path: '/diesel/issues/create',
    faults: { [ADD]: { kind: 'success_false', body: 'The pump is locked' } },
  },
  play: async ({ canvas }) => {
    await chooseTruck(canvas, 'T-101');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the pump’s meter' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Meter before' }), '100.1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Meter after' }), '350.4');
    await expect(litresOf(canvas)).toHaveValue('250.3');
    await press(canvas);
    await seen(canvas.findByText(/Failed to add issue.*The pump is locked/));
    await expect(litresOf(canvas)).toHaveValue('250.3');
  },
};

/** A wrong voucher is taken back by a counter-voucher, which needs a reason; each links to the other. */
export const TakenBack: Story = {
  args: { path: '/diesel/issues/1/show' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Take back ISS-2026-00001/ }));
    await seen(dialog.findByText(/^A counter-voucher of −200 L is recorded/));
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await seen(dialog.findByText('Required'));
    await userEvent.type(dialog.getByRole('textbox'), 'Wrong truck');
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await seen(canvas.findByText(/^Taken back by/));
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^ISS-2026-0000[4-9]$/ }));
    await seen(canvas.findByText('Takes back ISS-2026-00001: Wrong truck'));
    await expect(await canvas.findByRole('link', { name: 'ISS-2026-00001' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
  },
};

const BACK = issueWith({
  id: 4,
  liters: -200,
  total_cost: -550,
  notes: 'Takes back ISS-2026-00001: Wrong truck',
});

/** Both are listed and told apart at a glance; the totals are net. */
export const Corrected: Story = {
  args: { diesel_issues: [issueWith({ id: 1 }), BACK, issueWith({ id: 5, liters: 20 })] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Taken back'));
    await seen(canvas.findByText('Takes back'));
    const totals = canvas.getByRole('status', { name: 'Total' });
    await waitFor(() => expect(totals).toHaveTextContent('20 L'));
  },
};

/** A server that takes no negative litres: the dialog says how to correct the stock there. */
export const NotTakenBack: Story = {
  args: {
    path: '/diesel/issues/1/show',
    faults: { [ADD]: { kind: 'status', status: 422, body: '{"error":"Litres must be positive"}' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'What was wrong?' }), 'Typo');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await seen(screen.findByText(/correct the stock by a count/));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(screen.getByRole('textbox', { name: 'What was wrong?' })).toHaveValue('Typo');
  },
};

const correct = async (canvas: Canvas, litres: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /What was wrong/ }), 'Typo');
  await userEvent.clear(litresOf(canvas));
  await userEvent.type(litresOf(canvas), litres);
  await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
};

/** 'Correct' opens the form with the voucher's values; saving takes it back and records the new one in its place. */
export const CorrectedInOneStep: Story = {
  args: {
    path: '/diesel/issues/1/show',
    diesel_issues: [
      issueWith({ id: 1, odometer_km: 120_000, notes: 'Night\nPump meter: 100 to 300' }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Correct' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Truck/ })).toHaveValue('T-101'),
    );
    await expect(litresOf(canvas)).toHaveValue('200');
    await expect(canvas.getByRole('textbox', { name: 'Meter after' })).toHaveValue('300');
    await seen(canvas.findByText('OCGLT holds 5,000 L.', { exact: false }));
    const save = canvas.getByRole('button', { name: 'Save correction' });
    await userEvent.click(save);
    await seen(canvas.findByText('Required'));
    const reason = canvas.getByRole('textbox', { name: /What was wrong/ });
    await userEvent.type(reason, 'Meter misread');
    await userEvent.click(save);
    await seen(canvas.findByText(/^Nothing is changed yet/));
    const after = canvas.getByRole('textbox', { name: 'Meter after' });
    await userEvent.clear(after);
    await userEvent.type(after, '180');
    await expect(litresOf(canvas)).toHaveValue('80');
    await userEvent.click(save);
    await seen(canvas.findByText(/^Replaces ISS-2026-00001: Night/));
    await expect(canvas.getByText(/Pump meter: 100 to 180/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'ISS-2026-00001' }));
    await seen(canvas.findByText(/^Replaced by/));
    await expect(canvas.queryByRole('link', { name: 'Correct' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('link', { name: 'Issues' })[0] as HTMLElement);
    await seen(canvas.findByText('Correction'));
    const totals = canvas.getByRole('status', { name: 'Total' });
    await waitFor(() => expect(totals).toHaveTextContent('80 L'));
  },
};

const REPLACED = issueWith({
  id: 5,
  at: '2026-03-08T06:30:00Z',
  branch_id: 2,
  liters: 20,
  notes: 'Replaces ISS-2026-00001',
});

/** What replaces a voucher may be of another branch and an earlier day: it can't be replaced once more. */
export const ReplacedElsewhere: Story = {
  args: {
    path: '/diesel/issues/1/show',
    diesel_issues: [issueWith({ id: 1 }), BACK, REPLACED],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Taken back by/));
    await seen(canvas.findByText(/^Replaced by/));
    await expect(canvas.getByRole('link', { name: 'ISS-2026-00005' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Replace' })).toBeNull();
  },
};

let issues: StoryServer['store']['diesel_issues'];
let queryClient: QueryClient;

/** Nor where someone else has replaced it while the form was open. */
export const ReplacedMeanwhile: Story = {
  args: {
    path: '/diesel/issues/create?corrects=1',
    diesel_issues: [issueWith({ id: 1 }), BACK],
    api: {
      [LIST]: (_request, { store }) => {
        issues = store.diesel_issues;
        return undefined;
      },
    },
    onStart: (client: QueryClient) => {
      queryClient = client;
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/was taken back\. Saving records this one in its place\.$/));
    await issues.insert(REPLACED);
    await queryClient.invalidateQueries();
    await userEvent.clear(litresOf(canvas));
    await userEvent.type(litresOf(canvas), '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
    await seen(canvas.findByText('Replaces ISS-2026-00001'));
    await expect(await issues.count()).toBe(3);
  },
};

/** Refuses a call once: the first after so many. */
const refusesOnceAfter = (before: number) => {
  let calls = 0;
  const refuse = fails('refused', { serverMessage: 'The pump is locked' });
  return (...call: Parameters<typeof refuse>) => {
    calls += 1;
    return calls === before + 1 ? refuse(...call) : undefined;
  };
};

/** The second of the two writes is refused: it says what is recorded, and saving again completes it. */
export const HalfCorrected: Story = {
  args: {
    path: '/diesel/issues/create?corrects=1',
    api: { [ADD]: refusesOnceAfter(1) },
  },
  play: async ({ canvas }) => {
    await correct(canvas, '20');
    await seen(
      canvas.findByText(/^ISS-2026-00001 is taken back, but this one was not recorded.*locked/),
    );
    await expect(litresOf(canvas)).toHaveValue('20');
    await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
    await seen(canvas.findByText('Replaces ISS-2026-00001'));
    await userEvent.click(canvas.getAllByRole('link', { name: 'Issues' })[0] as HTMLElement);
    await seen(canvas.findByText('4 issues'));
  },
};

/** A server that takes no negative litres: nothing is recorded, and the form says how to correct there. */
export const NotCorrected: Story = {
  args: {
    path: '/diesel/issues/create?corrects=1',
    faults: { [ADD]: { kind: 'status', status: 422, body: '{"error":"Litres must be positive"}' } },
  },
  play: async ({ canvas }) => {
    await correct(canvas, '20');
    await seen(canvas.findByText(/could not be taken back, so nothing was recorded\./));
    await expect(canvas.getByRole('link', { name: 'Open stock' })).toBeVisible();
    await expect(litresOf(canvas)).toHaveValue('20');
  },
};

/** Readings are kept with the issue; the next truck starts where this one ended, still by meter. */
export const ByMeter: Story = {
  args: { path: '/diesel/issues/create' },
  play: async ({ canvas }) => {
    await chooseTruck(canvas, 'T-101');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the pump’s meter' }));
    const meter = (name: string) => canvas.getByRole('textbox', { name: `Meter ${name}` });
    await userEvent.type(meter('before'), '350.4');
    await userEvent.type(meter('after'), '100.1');
    await press(canvas);
    await seen(canvas.findByText('Lower than before: a meter never runs back'));
    await userEvent.clear(meter('after'));
    await userEvent.type(meter('after'), '430,4');
    await press(canvas);
    await waitFor(() => expect(meter('after')).toHaveAccessibleDescription(/^Must be a number/));
    await userEvent.clear(meter('after'));
    await userEvent.type(meter('after'), '430.4');
    await expect(litresOf(canvas)).toHaveValue('80');
    await press(canvas);
    await seen(canvas.findByText('Issued 80 L to T-101'));
    await expect(meter('before')).toHaveValue('430.4');
    await expect(meter('after')).toHaveValue('');
    await userEvent.click(canvas.getByRole('link', { name: 'Open' }));
    await seen(canvas.findByText('Pump meter: 350.4 to 430.4'));
  },
};
