import { BRANCH_NAMES } from '../../src/domain/people/branch.ts';
import {
  DEFAULT_USER_ROLE,
  USER_STATUSES,
  type User,
  type UserField,
} from '../../src/domain/people/user.ts';
import { email, maxLength, oneOf, required, type Check } from '../../src/domain/validation.ts';
import type { Api } from '../http/api.ts';
import { userOf } from '../http/call.ts';
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

const checks: Partial<Record<UserField, readonly Check[]>> = {
  name: [required, maxLength(255)],
  email: [required, email, maxLength(255)],
  role: [required],
  branch: [oneOf(BRANCH_NAMES)],
  status: [oneOf(USER_STATUSES)],
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

const isActiveAdmin = ({ role, status }: StoredUser) =>
  role === 'Super Admin' && status === 'active';

/** Whether nobody could keep the settings any more without this user. */
export const isLastAdmin = (user: StoredUser, api: Api): boolean =>
  isActiveAdmin(user) && api.store.users.all().filter(isActiveAdmin).length === 1;

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
    ...checkAll(checks, draft),
    ...(api.store.roles.find(({ name }) => name === draft['role'])
      ? {}
      : { role: 'There is no such role' }),
  }),
  label: ({ name }) => name,
  refuseDelete: (user, api, call) => {
    if (user.id === userOf(call).id) return 'You cannot delete your own account';
    return isLastAdmin(user, api) ? 'The last Super Admin cannot be deleted' : undefined;
  },
};
