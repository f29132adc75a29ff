import type { ActivityAction, ActivityKind } from '../../domain/activity/activity.ts';

const kinds: Record<ActivityKind, string> = {
  user: 'User actions',
  system: 'System events',
  authentication: 'Authentication',
};

const actions: Record<ActivityAction, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  import: 'Imported',
  export: 'Exported',
  login: 'Signed in',
  logout: 'Signed out',
  failed_login: 'Failed to sign in',
  reminder: 'Reminder sent',
};

/** Texts of the activity log. */
export const activity = {
  title: 'Activity Log',
  total: 'Total: %{smart_count} activity |||| Total: %{smart_count} activities',
  kinds,
  actions,
  fields: {
    at: 'When',
    actor: 'User',
    role: 'Role',
    kind: 'Type',
    action: 'Action',
    entity: 'Record',
    recordType: 'Record type',
    changes: 'Changes',
  },
  filters: {
    q: 'Search the log',
    from: 'From',
    to: 'To',
    allKinds: 'All types',
    allUsers: 'All users',
    reversed: 'Before the first day',
  },
  empty: {
    title: 'No activities found',
    hint: 'What people and the system do will be listed here.',
  },
  failed: 'Could not load the activity log. Please try again later.',
  notOffered: 'This server keeps no activity log.',
  more: '%{smart_count} more change |||| %{smart_count} more changes',
  fewer: 'Fewer changes',
  becomes: 'becomes',
  history: {
    title: 'History',
    none: 'Nothing is recorded of this yet.',
    all: 'Show all %{count}',
  },
};
