import { flag, instant, integer, readOnly, text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

/** The sign-ins in force: one for each device on which someone signed in and did not sign out. */
export const sessions = recordType({
  name: RESOURCES.sessions,
  label: 'name',
  hint: 'email',
  fields: {
    user_id: readOnly(integer({ column: false })),
    name: readOnly(text({ required: true, search: true })),
    email: readOnly(text({ required: true, search: true })),
    role: readOnly(text({ required: true, search: true })),
    created_at: readOnly(instant({ required: true })),
    last_used_at: readOnly(instant()),
    device: readOnly(text({ search: true })),
    ip: readOnly(text({ search: true })),
    is_current: readOnly(flag({ column: false })),
  },
  filters: [],
  columns: ['name', 'email', 'role', 'created_at', 'last_used_at', 'device', 'ip'],
});

/** One sign-in in force. */
export type SessionRow = RecordOf<typeof sessions>;
