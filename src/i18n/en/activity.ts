import type { activityLog as type } from '../../domain/activity/activity.ts';
import type { RecordTexts } from '../recordMessages.ts';

/** Texts of the activity log, in the shape that react-admin looks for under `resources`. */
export const activity = {
  name: 'Activity |||| Activity log',
  page: { list: 'Activity Log' },
  fields: {
    at: 'When',
    actor_id: 'User',
    actor_name: 'User',
    actor_role: 'Role',
    kind: 'Type',
    action: 'Action',
    entity_type: 'Record type',
    entity_id: 'Record',
    entity_label: 'Record',
    changes: 'Changes',
    actor: 'User',
    from: 'From',
    to: 'To',
    q: 'Search the log',
  },
  options: {
    kind: {
      user: 'User actions',
      system: 'System events',
      authentication: 'Authentication',
    },
    action: {
      create: 'Added',
      update: 'Changed',
      delete: 'Deleted',
      import: 'Imported',
      export: 'Exported',
      login: 'Signed in',
      logout: 'Signed out',
      failed_login: 'Failed to sign in',
      reminder: 'Reminder sent',
    },
  },
  stats: {},
  actors: { System: 'System' },
  reversed: 'Must be after “From”',
  count: 'Total: %{count} activity |||| Total: %{count} activities',
  empty: {
    title: 'No activities found',
    invite: 'Actions by people and the system will appear here.',
  },
  failed: { load: 'Could not load the activity log. Please try again later.' },
  notOffered: { list: 'This server keeps no activity log.' },
  days: {
    label: 'Days',
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'Last 7 days',
    unknown: 'Unknown day',
  },
  routine: '%{smart_count} sign-in or sign-out |||| %{smart_count} sign-ins and sign-outs',
  more: '%{smart_count} more change |||| %{smart_count} more changes',
  fewer: 'Show less',
  becomes: 'changed to',
  history: {
    title: 'History',
    none: 'No history yet.',
    all: 'Show all %{count}',
  },
} satisfies RecordTexts<typeof type>;
