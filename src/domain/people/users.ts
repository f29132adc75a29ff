import { ROLES, type Role } from '../access/roles.ts';
import { BRANCH_NAMES, DEFAULT_BRANCH } from '../base/branch.ts';
import { flag, instant, readOnly, select, text, writeOnly } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

const DEFAULT_USER_ROLE: Role = 'Fleet Manager';

export const users = recordType({
  name: RESOURCES.users,
  key: 'email',
  label: 'name',
  hint: 'email',
  fields: {
    name: text({ required: true, max: 255, search: true }),
    email: text({ required: true, format: 'email', max: 255, search: true }),
    /** Sent only when an account is created. */
    password: writeOnly(text()),
    /** One of `Role`, or any other name for a generic account: only the API knows which exist. */
    role: text({ required: true, initial: DEFAULT_USER_ROLE, words: ROLES }),
    branch: select(BRANCH_NAMES, { initial: DEFAULT_BRANCH }),
    status: select(['active', 'inactive'], {
      default: 'active',
      tones: { active: 'good', inactive: 'neutral' },
    }),
    /** The address of a picture, relative to the API. */
    avatar: readOnly(text({ column: false })),
    created_at: readOnly(instant({ required: true })),
    /** Assumed, as is the second factor. */
    last_login_at: readOnly(instant()),
    two_factor_enabled: readOnly(flag({ required: true })),
  },
  ownFilters: { role: (user: { role: string }, role: string) => user.role === role },
  filters: ['role'],
  // Accounts with any other role count only in the total.
  stats: {
    active: { status: 'active' },
    'Super Admin': { role: 'Super Admin' },
    'Fleet Manager': { role: 'Fleet Manager' },
    'Diesel Manager': { role: 'Diesel Manager' },
  },
  columns: ['name', 'email', 'role', 'branch', 'status', 'created_at'],
});

export type User = RecordOf<typeof users>;

/** The signed-in user as POST /auth/login.php sends it: there the id is a string. */
export type SessionUserRecord = Pick<User, 'name' | 'email' | 'role' | 'branch' | 'avatar'> & {
  id: string;
};
