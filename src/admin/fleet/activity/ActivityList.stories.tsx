import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { ActivityEntry } from '../../../domain/activity/activity.ts';
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
  // 01:30 of the 6th in Dubai.
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

const rowsOf = async (canvas: Canvas) => {
  const [, ...rows] = within(await canvas.findByRole('table')).getAllByRole('row');
  return rows.map((row) => within(row));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Total: 5 activities'));
    const [signIn, , deleted, changed, added] = await rowsOf(canvas);
    await expect(signIn?.getByText('2026-03-06 01:30')).toBeVisible();
    await expect(signIn?.getByText('Failed to sign in')).toBeVisible();
    await expect(deleted?.getByText('D-1077 Gone Man')).toBeVisible();
    await expect(deleted?.queryByRole('link')).toBeNull();
    await expect(await changed?.findByText('T-101')).toBeVisible();
    await expect(changed?.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Status: On vacation→Active',
      'Truck: —→T-101',
      'Gatepass Expiry: 2026-03-01→2027-03-01',
    ]);
    await expect(await changed?.findByRole('link', { name: 'D-1001 Ahmed Khan' })).toHaveAttribute(
      'href',
      '/fleet/drivers/1/show',
    );
    await expect(added?.getAllByRole('listitem')).toHaveLength(3);
    const more = added?.getByRole('button', { name: '2 more changes' });
    if (more) await userEvent.click(more);
    await expect(added?.getByText('the uae_number')).toBeVisible();
  },
};

/** Days are the company's: the sign-in happened on the 6th in Dubai, on the 5th in UTC. */
export const DateRange: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Total: 5 activities'));
    await userEvent.type(canvas.getByLabelText('From'), '2026-03-06');
    await seen(canvas.findByText('Total: 1 activity'));
    await userEvent.type(canvas.getByLabelText('To'), '2026-03-05');
    await seen(canvas.findByText('Must be after “From”'));
  },
};

export const TypeAndUser: Story = {
  play: async ({ canvas }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Type' }));
    await userEvent.click(await body.findByRole('option', { name: 'User actions' }));
    await seen(canvas.findByText('Total: 3 activities'));
    await userEvent.click(canvas.getByRole('combobox', { name: 'User' }));
    await expect((await body.findAllByRole('option')).map((one) => one.textContent)).toEqual([
      'All users',
      'Layla Al Mansoori',
      'Omar Haddad',
      'System',
    ]);
    await userEvent.click(body.getByRole('option', { name: 'System' }));
    await seen(canvas.findByText('Total: 0 activities'));
    await expect(canvas.getByText('No activities found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await seen(canvas.findByText('Total: 5 activities'));
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
  args: { api: { [LOG]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load the activity log. Please try again later.'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
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
    await expect(canvas.queryByRole('table')).toBeNull();
    await seen(canvas.findByText('Gatepass Expiry:'));
  },
};

/** On a record's page: what the log knows of it. */
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

export const HistoryNotOffered: Story = {
  args: { path: '/fleet/drivers/1/show', api: { [LOG]: fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('This server keeps no activity log.'));
  },
};

/** A Super Admin looks at records in the overview, history and all. */
export const HistoryInTheOverview: Story = {
  args: { path: '/admin/fleet-overview?record=fleet/drivers/1', role: 'Super Admin' },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Ahmed Khan' }));
    await seen(dialog.findByText('Reminder sent'));
  },
};
