import { DEFAULT_USER_ROLE, type User, type UserField } from '../../../src/domain/people/user.ts';
import { userChecks } from '../../../src/domain/people/userChecks.ts';
import { whyUserStays, type UserStays } from '../../../src/domain/people/userRules.ts';
import { userOf } from '../call.ts';
import type { StoredUser } from '../store/collections.ts';
import { checkAll } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const fields: Record<UserField, FieldType> = {
  name: 'text',
  email: 'text',
  role: 'text',
  branch: 'text',
  status: 'text',
};

/** A user as it leaves the server: without anything of the password. */
export const publicUser = ({
  id,
  name,
  email: address,
  role,
  branch,
  status,
  avatar,
  created_at,
}: StoredUser): User => ({ id, name, email: address, role, branch, status, avatar, created_at });

const REASONS: Record<UserStays, string> = {
  self: 'You cannot delete your own account',
  lastAdmin: 'The last Super Admin cannot be deleted',
};

export const userKind: RecordKind<'users'> = {
  collection: 'users',
  resource: 'admin/settings/users',
  noun: 'user',
  key: 'email',
  fields,
  empty: {
    name: '',
    email: '',
    role: DEFAULT_USER_ROLE,
    branch: null,
    status: 'active',
    avatar: null,
    created_at: '',
    password_hash: '',
    two_factor_enabled: false,
  },
  problems: (draft, api) => ({
    ...checkAll(userChecks, draft),
    ...(api.store.roles.find(({ name }) => name === draft['role'])
      ? {}
      : { role: 'There is no such role' }),
  }),
  label: ({ name }) => name,
  refuseDelete: (user, api, call) => {
    const reason = whyUserStays(user, api.store.users.all(), String(userOf(call).id));
    return reason && REASONS[reason];
  },
};
