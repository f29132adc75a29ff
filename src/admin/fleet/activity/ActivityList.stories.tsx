import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import type { ActivityEntry } from '../../../domain/activity/activity.ts';
import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const LOG = 'GET /api/fleet/activity/activity.php';

const entry = (values: Partial<ActivityEntry> & { id: number }): ActivityEntry => ({
  at: `2026-03-0${values.id}T06:00:00Z`,
  actor_id: 2,
  actor_name: 'Omar Haddad',
  actor_role: 'Fleet Manager',
  kind: 'user',
  action: 'update',
  entity_type: 'fleet/drivers',
  entity_id: 1,
  entity_label: 'D-1001 Ahmed Khan',
  changes: [],
  ...values,
});

const ENTRIES: ActivityEntry[] = [
  entry({
    id: 1,
    action: 'create',
    changes: ['name', 'phone', 'email', 'uae_number', 'status'].map((field) => ({
      field,
      old: null,
      new: field === 'status' ? 'active' : `the ${field}`,
    })),
  }),
  entry({
    id: 2,
    changes: [
      { field: 'status', old: 'vacation', new: 'active' },
      { field: 'truck_id', old: null, new: 1 },
      { field: 'gatepass_expiry', old: '2026-03-01', new: '2027-03-01' },
    ],
  }),
  entry({ id: 3, action: 'delete', entity_id: 77, entity_label: 'D-1077 Gone Man' }),
  entry({
    id: 4,
    kind: 'system',
    action: 'reminder',
    actor_id: null,
    actor_name: 'System',
    actor_role: null,
  }),
  // 01:30 on the 6th in Dubai.
  entry({
    id: 5,
    at: '2026-03-05T21:30:00Z',
    kind: 'authentication',
    action: 'failed_login',
    actor_id: 4,
    actor_name: 'Layla Al Mansoori',
    entity_type: null,
    entity_id: null,
    entity_label: null,
  }),
];

const meta = {
  title: 'Fleet/Activity',
  component: AdminStory,
  args: { path: '/fleet/activity', activity: ENTRIES },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A day's entries, found by its heading. */
const day = async (canvas: Canvas, name: string) => {
  const heading = await canvas.findByRole('heading', { name });
  return within(heading.closest('section') ?? heading);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Total: 5 activities'));
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['2026-03-06', '2026-03-04', '2026-03-03', '2026-03-02', '2026-03-01']);
    const signIn = await day(canvas, '2026-03-06');
    await expect(signIn.getByText('01:30')).toBeVisible();
    await expect(signIn.getByText('Failed to sign in')).toBeVisible();
    const deleted = await day(canvas, '2026-03-03');
    await expect(deleted.getByText('D-1077 Gone Man')).toBeVisible();
    await expect(deleted.queryByRole('link')).toBeNull();
    const changed = await day(canvas, '2026-03-02');
    await expect(await changed.findByText('T-101')).toBeVisible();
    const [, ...changes] = changed.getAllByRole('listitem').map((item) => item.textContent);
    await expect(changes).toEqual([
      'Status: On vacation→Active',
      'Truck: —→T-101',
      'Gatepass Expiry: 2026-03-01→2027-03-01',
    ]);
    await expect(await changed.findByRole('link', { name: 'D-1001 Ahmed Khan' })).toHaveAttribute(
      'href',
      '/fleet/drivers/1/show',
    );
    const added = await day(canvas, '2026-03-01');
    await expect(added.queryByText('the uae_number')).toBeNull();
    await userEvent.click(added.getByRole('button', { name: '2 more changes' }));
    await expect(added.getByText('the uae_number')).toBeVisible();
  },
};

/** A server with quite other field names: unknown values are shown as unknown, and no key shows. */
export const UnknownFields: Story = {
  args: {
    api: {
      [LOG]: () => ({
        rows: [
          { id: 1, when: '2026-03-01 10:00:00', person: 'Omar', type: 'x', message: 'Saved' },
          { id: 2, actor_id: 7, actor_name: '', action: 'truck_saved', at: '2026-03-02T06:00:00Z' },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    const unknown = await day(canvas, 'Unknown day');
    await expect(unknown.getByRole('listitem')).toHaveTextContent(/^———$/);
    const known = await day(canvas, '2026-03-02');
    await expect(known.getByRole('listitem')).toHaveTextContent('10:00Truck saved#7');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const users = within(await canvas.findByRole('group', { name: 'User' }));
    await seen(users.findByText('#7'));
    await expect(users.getAllByRole('radio')).toHaveLength(2);
  },
};

const { today } = testDay();
const signedIn = { kind: 'authentication', entity_type: null, entity_id: null } as const;
const at = (days: number, hour: string) => `${addDays(today, days)}T${hour}:00:00Z`;

/** Sign-ins and sign-outs are collapsed; the most wanted date ranges are one click away. */
export const RecentAndSignIns: Story = {
  args: {
    activity: [
      entry({ id: 1, at: at(0, '06'), action: 'login', ...signedIn }),
      entry({ id: 2, at: at(0, '07') }),
      entry({ id: 3, at: at(0, '08'), action: 'failed_login', ...signedIn }),
      entry({ id: 4, at: at(0, '09'), action: 'logout', ...signedIn }),
      entry({ id: 5, at: at(-1, '09') }),
      entry({ id: 6, at: at(-30, '09') }),
    ],
  },
  play: async ({ canvas }) => {
    const lately = await day(canvas, 'Today');
    await expect(lately.getByText('Failed to sign in')).toBeVisible();
    await expect(lately.getByText('Signed in')).not.toBeVisible();
    await userEvent.click(lately.getByText('2 sign-ins and sign-outs'));
    await expect(lately.getByText('Signed in')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yesterday' }));
    await seen(canvas.findByText('Total: 1 activity'));
    await expect(canvas.getByRole('button', { name: 'Yesterday' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await seen(canvas.findByText('Total: 5 activities'));
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await seen(canvas.findByText('Total: 6 activities'));
  },
};

/** Days are in the company's time zone: the sign-in was on the 6th in Dubai, on the 5th in UTC. */
export const DateRange: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Total: 5 activities'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.type(await canvas.findByLabelText('From'), '2026-03-06');
    await seen(canvas.findByText('Total: 1 activity'));
    await userEvent.type(canvas.getByLabelText('To'), '2026-03-05');
    await seen(canvas.findByText('Must be after “From”'));
  },
};

export const TypeAndUser: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'User actions' }));
    await seen(canvas.findByText('Total: 3 activities'));
    const users = within(canvas.getByRole('group', { name: 'User' }));
    await expect(users.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual([
      'All',
      'Layla Al Mansoori',
      'Omar Haddad',
      'System',
    ]);
    await userEvent.click(users.getByRole('radio', { name: 'System' }));
    await userEvent.keyboard('{Escape}');
    await seen(canvas.findByText('Total: 0 activities'));
    await expect(canvas.getByText('No activities found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await seen(canvas.findByText('Total: 5 activities'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the log' }), 'gone man');
    await seen(canvas.findByText('Total: 1 activity'));
  },
};

export const Empty: Story = {
  args: { activity: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Total: 0 activities'));
    await expect(canvas.getByText('No activities found')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { api: { [LOG]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Activity Log' }));
    await expect(canvas.queryByText(/^Total/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { faults: { [LOG]: { kind: 'status', status: 500, times: 1 } } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load the activity log. Please try again later.'));
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seen(canvas.findByText('Total: 5 activities'));
  },
};

export const NotOffered: Story = {
  args: { api: { [LOG]: fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('This server keeps no activity log.'));
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('You don’t have access to this page'));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Total: 5 activities'));
    await seen(canvas.findByText('Gatepass Expiry:'));
  },
};

/** A record's history includes its documents. */
export const HistoryWithDocuments: Story = {
  args: {
    path: '/fleet/drivers/1/show',
    activity: [
      entry({
        id: 1,
        action: 'create',
        entity_type: 'fleet/documents',
        entity_id: 7,
        entity_label: 'Driving licence',
        changes: [
          { field: 'holder_type', old: null, new: 'driver' },
          { field: 'holder_id', old: null, new: 1 },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Driving licence'));
  },
};

/** A record's page shows its entries from the log. */
export const History: Story = {
  args: { path: '/fleet/drivers/1/show' },
  play: async ({ canvas }) => {
    const heading = await seen(canvas.findByRole('heading', { name: 'History' }));
    const history = within(heading.closest('section') ?? heading);
    await waitFor(() => expect(history.getByText('On vacation')).toBeVisible());
    await expect(history.getByText('Reminder sent')).toBeVisible();
    await expect(history.queryByText('D-1077 Gone Man')).toBeNull();
  },
};

/** What shows the older entries keeps the focus, and hides them again. */
export const LongHistory: Story = {
  args: {
    path: '/fleet/drivers/1/show',
    activity: [1, 2, 3, 4, 5, 6].map((id) => entry({ id })),
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'History' });
    const history = within(heading.closest('section') ?? heading);
    await userEvent.click(await history.findByRole('button', { name: 'Show all 6' }));
    await expect(await history.findByRole('button', { name: 'Show less' })).toHaveFocus();
  },
};

/** Of a log that the server cut, the record's entries may be among those that are missing. */
export const HistoryCut: Story = {
  args: { path: '/fleet/drivers/1/show', api: { [LOG]: () => ({ rows: [], total: 7 }) } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Only the first 0 records could be loaded/));
    await expect(canvas.queryByText('No history yet.')).toBeNull();
  },
};

export const HistoryNotOffered: Story = {
  args: { path: '/fleet/drivers/1/show', api: { [LOG]: fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('This server keeps no activity log.'));
  },
};

/** A Super Admin sees records in the overview, with their history. */
export const HistoryInTheOverview: Story = {
  args: { path: '/admin/fleet-overview?record=fleet/drivers/1', role: 'Super Admin' },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Ahmed Khan' }));
    await seen(dialog.findByText('Reminder sent'));
  },
};
