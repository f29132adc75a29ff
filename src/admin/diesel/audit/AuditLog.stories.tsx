import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import type { ActivityEntry } from '../../../domain/activity/activity.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const LOG = 'GET /diesel/diesel-manager/reports/audit_log.php';

const entry = (values: Partial<ActivityEntry> & { id: number }): ActivityEntry => ({
  at: `2026-03-0${values.id}T06:00:00Z`,
  actor_id: 3,
  actor_name: 'Nadia Khalil',
  actor_role: 'Diesel Manager',
  kind: 'user',
  action: 'create',
  entity_type: 'diesel/issues',
  entity_id: null,
  entity_label: 'ISS-2026-00017',
  changes: [{ field: 'liters', old: null, new: 250 }],
  ...values,
});

const meta = {
  title: 'Diesel/Audit log',
  component: AdminStory,
  args: {
    path: '/diesel/audit',
    role: 'Diesel Manager',
    activity: [
      entry({ id: 1 }),
      entry({ id: 2, action: 'export', entity_type: 'diesel/issued', entity_label: '12 rows' }),
      entry({ id: 3, entity_type: 'fleet/drivers', entity_label: 'D-1001 Ahmed Khan' }),
      entry({
        id: 4,
        action: 'update',
        entity_type: 'diesel/stock',
        entity_label: 'Main tank OCGLT',
        changes: [
          { field: 'book_l', old: '29060', new: '29214.758' },
          { field: 'cost', old: '3.1', new: 3.0848 },
        ],
      }),
    ],
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lists only diesel actions, which can be filtered by kind. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('ISS-2026-00017'));
    await expect(canvas.queryByText('D-1001 Ahmed Khan')).toBeNull();
    // The book, and not the count before it.
    await waitFor(() =>
      expect(canvas.getByText(/In the tank/).closest('li')).toHaveTextContent(
        'In the tank: 29,060 L→29,214.758 L',
      ),
    );
    await expect(canvas.getByText(/Price per litre/).closest('li')).toHaveTextContent(
      'Price per litre: AED 3.10→AED 3.0848',
    );
    await waitFor(() =>
      expect(canvas.getByText(/^Litres:/).closest('li')).toHaveTextContent('Litres: 250 L'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Exported' }));
    await seen(canvas.findByText('Total: 1 activity'));
    await expect(canvas.queryByText('ISS-2026-00017')).toBeNull();
  },
};

export const Empty: Story = {
  args: { activity: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No audit entries found'));
  },
};

export const CallMissing: Story = {
  args: { api: { [LOG]: fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/doesn’t know this address/));
  },
};
