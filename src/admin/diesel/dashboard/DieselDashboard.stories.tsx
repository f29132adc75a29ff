import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { hasUnsavedWork } from '../../../session/session.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildIssue, buildStock, daysAgo, someDiesel } from '../../../testing/dieselBuilders.ts';
import { fails, hangs, type FakeApi } from '../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';
import { dropDraft, findDraft, keepDraft } from '../../kit/drafts/draftStore.ts';

const PATH = '/diesel/diesel-manager/reports';
const DRAFT = 'explain/overTank-6';

const meta = {
  title: 'Diesel/Dashboard',
  component: AdminStory,
  args: { path: '/diesel/dashboard', role: 'Diesel Manager', ...someDiesel() },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const section = async (canvas: Canvas, name: string | RegExp) =>
  within(await seen(canvas.findByRole('region', { name })));

/** The user's own branch: its tasks, stock and vouchers. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const tasks = await section(canvas, 'To do today');
    await seen(tasks.findByText('2 anomalies to explain'));
    const stock = await section(canvas, 'Stock');
    await seen(stock.findByText('27,300 L'));
    await expect(stock.getByRole('link', { name: 'Open stock' })).toHaveAttribute(
      'href',
      '/diesel/stock?branch=1',
    );
    const trucks = await section(canvas, /^Top consumers/);
    await seen(trucks.findByRole('row', { name: /^T-101 1,100\sL 6 33\.3\sL$/ }));
    await expect(
      trucks.getByRole('row', { name: /^T-102 200\sL 1 Needs two full tanks$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Issue diesel' })).toHaveAttribute(
      'href',
      '/diesel/issues/create',
    );
  },
};

export const AllBranches: Story = {
  args: { path: '/diesel/dashboard?branch=all' },
  play: async ({ canvas }) => {
    const tasks = await section(canvas, 'To do today');
    await seen(tasks.findByText('2 anomalies to explain'));
    await waitFor(() =>
      expect(tasks.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Alain holds 7,000\u00a0L, below its reorder level of 12,000\u00a0L.Record purchase',
        'Alain was last counted 45 days ago.Count',
        '2 anomalies to explainShow',
      ]),
    );
    await seen((await section(canvas, 'Stock')).findByText('34,300 L'));
  },
};

/** The page computes what the worker does not. */
export const WithoutWorker: Story = {
  beforeEach: () => {
    const lost = spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {
      throw new Error('Lost');
    });
    return () => lost.mockRestore();
  },
  play: async ({ canvas }) => {
    const trucks = await section(canvas, /^Top consumers/);
    await seen(trucks.findByRole('row', { name: /^T-101 1,100\sL 6 33\.3\sL$/ }));
  },
};

/** The numbers behind the bars. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    const use = await section(canvas, 'Last 30 days');
    await userEvent.click(await use.findByRole('button', { name: 'Show as table' }));
    await expect(use.getByRole('row', { name: /^Total 1,300\sL 10,000\sL$/ })).toBeVisible();
  },
};

export const Explained: Story = {
  play: async ({ canvas }) => {
    const anomalies = await section(canvas, /^Anomalies/);
    await seen(anomalies.findByText('200 L issued into a tank of 150 L.'));
    await expect(
      anomalies.getByText('10,000 L received of 10,100 L invoiced: 100 L missing (1%).'),
    ).toBeVisible();
    await expect(anomalies.getByRole('link', { name: 'ISS-6' })).toHaveAttribute(
      'href',
      `/diesel/issues?filter=${encodeURIComponent('{"q":"ISS-6"}')}&page=1`,
    );
    await userEvent.click(anomalies.getByRole('button', { name: 'Explain ISS-6' }));
    const form = within(await seen(within(document.body).findByRole('dialog')));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(form.getByLabelText('What happened?')).toHaveAccessibleDescription('Required');
    await userEvent.type(form.getByLabelText('What happened?'), 'Second tank of 300 L');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(anomalies.getByText('1 explained')).toBeVisible());
    // Drawn anew, and closed again, once it is read again.
    await waitFor(() => {
      const summary = anomalies.getByText('1 explained');
      if (!summary.closest('details')?.open) summary.click();
      return expect(anomalies.getByText(/^Second tank of 300 L — Omar Haddad, /)).toBeVisible();
    });
    await expect(anomalies.queryByText(/^The server doesn’t store explanations/)).toBeNull();
    const tasks = await section(canvas, 'To do today');
    await expect(tasks.getByText('1 anomaly to explain')).toBeVisible();
    // The server has it, and who explained what is in its log.
    await userEvent.click(canvas.getByRole('link', { name: 'Audit Log' }));
    await seen(canvas.findByRole('heading', { level: 1, name: 'Audit Log' }));
    await userEvent.click(await canvas.findByText('2 more changes'));
    await seen(canvas.findByText(/Second tank of 300 L/));
  },
};

/** What was typed stays until the server has it, or the user discards it. */
export const ExplanationRefused: Story = {
  args: { api: { [`POST ${PATH}/books.php`]: fails('server') } },
  play: async ({ canvas }) => {
    const anomalies = await section(canvas, /^Anomalies/);
    await userEvent.click(await anomalies.findByRole('button', { name: 'Explain ISS-6' }));
    const form = within(await seen(within(document.body).findByRole('dialog')));
    await userEvent.type(form.getByLabelText('What happened?'), 'Second tank');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await seen(form.findByText(/^Failed to save the explanation/));
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(form.getByLabelText('What happened?')).toHaveValue('Second tank');
    await expect(hasUnsavedWork()).toBe(true);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(anomalies.queryByText('1 explained')).toBeNull();
  },
};

/** Only a reload helps; it leaves what was typed to be restored. */
export const ExplanationOutdated: Story = {
  args: { api: { [`POST ${PATH}/books.php`]: fails('outdated') } },
  play: async ({ canvas }) => {
    const anomalies = await section(canvas, /^Anomalies/);
    await userEvent.click(await anomalies.findByRole('button', { name: 'Explain ISS-6' }));
    const form = within(await seen(within(document.body).findByRole('dialog')));
    await userEvent.type(form.getByLabelText('What happened?'), 'Second tank');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await seen(form.findByText(/After a reload, what you typed can be restored/));
    await expect(form.getByRole('button', { name: 'Reload' })).toBeEnabled();
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
    await waitFor(async () => expect(await findDraft(DRAFT)).toBeDefined());
    await dropDraft(DRAFT);
  },
};

/** After a reload, a crash included, what was typed is offered again. */
export const ExplanationRestored: Story = {
  play: async ({ canvas }) => {
    const anomalies = await section(canvas, /^Anomalies/);
    await keepDraft(DRAFT, { typed: { reason: 'Second tank' }, at: Date.now() });
    await userEvent.click(await anomalies.findByRole('button', { name: 'Explain ISS-6' }));
    const form = within(await seen(within(document.body).findByRole('dialog')));
    await userEvent.click(await form.findByRole('button', { name: 'Restore' }));
    const why = form.getByLabelText('What happened?');
    await expect(why).toHaveValue('Second tank');
    await userEvent.type(why, ' of 300 L');
    await waitFor(async () =>
      expect((await findDraft(DRAFT))?.typed).toEqual({ reason: 'Second tank of 300 L' }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await anomalies.findByText('1 explained'));
    await waitFor(async () => expect(await findDraft(DRAFT)).toBeUndefined());
  },
};

/** Where the server lacks the call, this browser keeps the explanation, and says so. */
export const ExplainedInBrowser: Story = {
  args: { api: { [`GET ${PATH}/books.php`]: fails('notFound') } },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const anomalies = await section(canvas, /^Anomalies/);
    await userEvent.click(await anomalies.findByRole('button', { name: 'Explain ISS-6' }));
    const form = within(await seenInDarkMode(within(document.body).findByRole('dialog')));
    const why = form.getByLabelText('What happened?');
    await expect(why).toHaveAccessibleDescription(/^The server doesn’t store explanations/);
    await userEvent.type(why, 'Second tank of 300 L');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await anomalies.findByText('1 explained'));
    await expect(anomalies.getByText(/^The server doesn’t store explanations/)).toBeVisible();
    await userEvent.click(anomalies.getByRole('button', { name: 'Reopen ISS-6' }));
    await waitFor(() => expect(anomalies.queryByText('1 explained')).toBeNull());
  },
};

const post = fn<FakeApi[string]>();

/** An explanation is taken back when the server wants to be asked. */
export const ReopenedOnABusyServer: Story = {
  args: { api: { [`POST ${PATH}/books.php`]: post } },
  beforeEach: () => void post.mockReset(),
  play: async ({ canvas }) => {
    const anomalies = await section(canvas, /^Anomalies/);
    await userEvent.click(await anomalies.findByRole('button', { name: 'Explain ISS-6' }));
    const form = within(await seen(within(document.body).findByRole('dialog')));
    await userEvent.type(form.getByLabelText('What happened?'), 'Second tank');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await anomalies.findByText('1 explained'));
    post.mockImplementationOnce(fails('tooMany', { retryAfter: 6 }));
    await userEvent.click(anomalies.getByRole('button', { name: 'Reopen ISS-6' }));
    await expect(
      await anomalies.findByRole('button', { name: /^Try again in \d s$/ }),
    ).toBeDisabled();
    await userEvent.click(await anomalies.findByRole('button', { name: 'Reopen ISS-6' }));
    await waitFor(() => expect(anomalies.queryByText('1 explained')).toBeNull());
  },
};

/** Pressed again before the server has answered, it is taken back once. */
export const ReopenedOnce: Story = {
  ...ReopenedOnABusyServer,
  play: async ({ canvas }) => {
    const anomalies = await section(canvas, /^Anomalies/);
    await userEvent.click(await anomalies.findByRole('button', { name: 'Explain ISS-6' }));
    const form = within(await seen(within(document.body).findByRole('dialog')));
    await userEvent.type(form.getByLabelText('What happened?'), 'Second tank');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await anomalies.findByText('1 explained'));
    post.mockReset();
    await userEvent.dblClick(anomalies.getByRole('button', { name: 'Reopen ISS-6' }));
    await waitFor(() => expect(anomalies.queryByText('1 explained')).toBeNull());
    await expect(post).toHaveBeenCalledTimes(1);
  },
};

/** No supplier fills a bowser: what it lacks comes by an extraction. */
export const EmptyBowser: Story = {
  args: {
    path: '/diesel/dashboard?branch=all',
    diesel_stock: [
      ...someDiesel().diesel_stock,
      buildStock({ id: 9, branch_id: 9, name: 'Bowser B-2', liters: 0, reorder_level_l: 500 }),
    ],
  },
  play: async ({ canvas }) => {
    const tasks = await section(canvas, 'To do today');
    const bowser = await tasks.findByText(/^Bowser B-2 holds 0 L, below its reorder level/);
    const [task] = tasks.getAllByRole('listitem').filter((item) => item.contains(bowser));
    if (!task) throw new Error('No such task');
    await seen(within(task).findByRole('link', { name: 'Record extraction' }));
    await expect(within(task).queryByRole('link', { name: 'Record purchase' })).toBeNull();
  },
};

/** What was booked can't be in the tank: a count settles it. */
export const MoreThanFits: Story = {
  args: {
    diesel_stock: [buildStock({ capacity_l: 27_000 })],
  },
  play: async ({ canvas }) => {
    const tasks = await section(canvas, 'To do today');
    const text = 'OCGLT has 27,300 L by the book, more than its tank of 27,000 L can hold.';
    await seen(tasks.findByText(text));
    await userEvent.click(tasks.getByRole('link', { name: 'Count' }));
    await seen(canvas.findByText('More than fits'));
  },
};

/** While it is not known what is explained, nothing is said to be done. */
export const ExplanationsLate: Story = {
  args: { api: { [`GET ${PATH}/books.php`]: hangs, [`GET ${PATH}/alerts.php`]: () => [] } },
  play: async ({ canvas }) => {
    await seen((await section(canvas, 'Stock')).findByText('27,300 L'));
    const trucks = await section(canvas, /^Top consumers/);
    await seen(trucks.findByRole('row', { name: /^T-101/ }));
    await expect((await section(canvas, 'To do today')).getByRole('status')).toHaveTextContent(
      'Checking for tasks…',
    );
  },
};

/** Shows no figure that needs the issues, and no wrong one. */
export const IssuesFailed: Story = {
  args: { api: { [`GET ${PATH}/issued.php`]: fails('server') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Issues could not be loaded/));
    const moved = await section(canvas, 'Issued, purchased, extracted');
    await expect(await moved.findByRole('row', { name: 'Issued — —' })).toBeVisible();
    const trucks = await section(canvas, /^Top consumers/);
    await expect(trucks.getByText('Unavailable: not all issues could be loaded.')).toBeVisible();
  },
};

/** Without the trucks it is not known whose tank was overfilled. */
export const TrucksFailed: Story = {
  args: {
    api: {
      'GET /api/fleet/trucks/trucks.php': fails('server'),
      [`GET ${PATH}/purchased.php`]: () => [],
    },
  },
  play: async ({ canvas }) => {
    const anomalies = await section(canvas, /^Anomalies/);
    await seen(anomalies.findByText('Not everything could be checked.'));
  },
};

/** A server that hands out the newest 100 issues, whatever it is asked for: they prove what was issued today. */
export const OnlyTheNewest: Story = {
  args: {
    api: {
      [`GET ${PATH}/issued.php`]: () =>
        Array.from({ length: 100 }, (_, index) => {
          const at = new Date(Date.parse(daysAgo(0)) - index * 60_000 * 10).toISOString();
          return { ...buildIssue({ id: 1000 - index }), at, liters: 10, total_cost: 28 };
        }),
      [`GET ${PATH}/dashboard.php`]: fails('notFound'),
    },
  },
  play: async ({ canvas }) => {
    const notice = await seen(canvas.findByText(/^Issues: only the newest could be loaded, from /));
    await expect(within(notice).getByText(/^[\d-]{10} [\d:]{5}$/)).toHaveStyle(
      'white-space: nowrap',
    );
    const moved = await section(canvas, 'Issued, purchased, extracted');
    // From midnight in Dubai, 20:00 UTC, to 06:00 UTC.
    const row = await moved.findByRole('row', { name: /^Issued 610\sL/ });
    await expect(row).toHaveTextContent(/AED 1,708\.00/);
    const isFirstOfMonth = daysAgo(0).slice(8, 10) === '01';
    if (!isFirstOfMonth) await expect(row).toHaveTextContent(/—$/);
    const trucks = await section(canvas, /^Top consumers/);
    await expect(trucks.getByText('Unavailable: not all issues could be loaded.')).toBeVisible();
  },
};

export const AllFailed: Story = {
  args: {
    api: Object.fromEntries(
      ['stock', 'issued', 'purchased', 'extractions', 'dashboard', 'alerts'].map((name) => [
        `GET ${PATH}/${name}.php`,
        fails('network'),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('The stock could not be loaded.'));
    // One report for all that failed.
    const reports = () => canvas.getAllByText('Error report for support');
    await waitFor(() => expect(reports().length).toBeGreaterThan(1));
    const [report, ...others] = reports().filter((summary) => summary.checkVisibility());
    await expect(others).toEqual([]);
    await userEvent.click(report!);
    const text = await canvas.findByLabelText('Error report for support');
    const count = () => text.textContent.match(/"what": "ApiError network"/g)?.length;
    await waitFor(() => expect(count()).toBe(reports().length));
    await seen(canvas.findByText('The server’s alerts could not be loaded.'));
    await seen(canvas.findByText('The server’s figures could not be loaded.'));
    await seen(canvas.findByText('Not everything could be checked.'));
  },
};

/** Shows what the server sums up itself; vouchers are not requested. */
export const ForASuperAdmin: Story = {
  args: { path: '/admin/diesel', role: 'Super Admin' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Diesel stock, purchases and issues of all branches.'));
    await seen(canvas.findByText(/^Only Diesel Managers can see vouchers and anomalies\./));
    const stock = await section(canvas, 'Stock');
    await seen(stock.findByText('27,300 L'));
    await expect(stock.queryByRole('link')).toBeNull();
    const movements = await section(canvas, 'Issued, purchased, extracted');
    await seen(movements.findByRole('row', { name: /^Purchased \d/ }));
    await expect(movements.queryByText('—')).toBeNull();
  },
};

/** The server's stock names the branches: nothing waits for the issues. */
export const NamedWithoutIssues: Story = {
  args: {
    path: '/admin/diesel',
    role: 'Super Admin',
    diesel_stock: [
      buildStock({ name: 'OCGLT' }),
      buildStock({ id: 2, branch_id: 2, name: 'Alain' }),
    ],
    api: { [`GET ${PATH}/issued.php`]: hangs },
  },
  play: async ({ canvas }) => {
    const stock = await section(canvas, 'Stock');
    await seen(stock.findByText('OCGLT'));
  },
};

export const OnAPhone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async (context) => {
    await Loaded.play?.(context);
    await seenInDarkMode(context.canvas.findByRole('region', { name: 'Stock' }));
  },
};
