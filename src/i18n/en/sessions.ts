import type { sessions as type } from '../../domain/people/sessions.ts';
import type { RecordTexts } from '../recordMessages.ts';

/** Texts of the sessions, in the shape that react-admin looks for under `resources`. */
export const sessions = {
  name: 'Session |||| Sessions',
  page: { list: 'Operations' },
  fields: {
    user_id: 'User',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    created_at: 'Signed in',
    last_used_at: 'Last used',
    device: 'Device',
    ip: 'IP address',
    is_current: 'This session',
    q: 'Search by user, device or IP address',
  },
  options: {},
  stats: {},
  actions: { delete: 'End the session of %{name}' },
  delete: {
    title: 'End this session of %{name} (%{email})?',
    content:
      'On that device they must sign in again. What they typed there and didn’t save is lost.',
    confirm: 'End session',
  },
  failed: { delete: 'Failed to end the session.' },
  notOffered: {
    list: 'This server can’t be run from here: it doesn’t say who is signed in.',
    delete: 'Sessions can’t be ended on this server.',
  },
  notifications: { deleted: 'Session ended |||| %{smart_count} sessions ended' },
} satisfies RecordTexts<typeof type>;
