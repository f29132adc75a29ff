import { userLock, type UserLock } from '../../src/domain/people/userRules.ts';
import { users, type User } from '../../src/domain/people/users.ts';
import { ROW_VERSION, rowVersionOf } from '../../src/domain/records/rowVersion.ts';
import { emptyRow } from '../../src/domain/records/values.ts';
import { userOf, type FieldErrors } from '../call.ts';
import type { StoredUser } from '../store/collections.ts';
import { recordKindOf } from './recordKindOf.ts';

export const publicUser = ({
  id,
  name,
  email: address,
  role,
  branch,
  status,
  avatar,
  created_at,
  last_login_at = null,
  two_factor_enabled,
  client_ref,
  ...more
}: StoredUser): User & { [ROW_VERSION]: number | undefined } => ({
  id,
  name,
  email: address,
  role,
  branch,
  status,
  avatar,
  created_at,
  last_login_at,
  two_factor_enabled,
  ...(client_ref !== undefined && { client_ref }),
  [ROW_VERSION]: rowVersionOf(more),
});

const REASONS: Record<UserLock, string> = {
  self: 'You cannot delete your own account',
  lastAdmin: 'The last Super Admin cannot be deleted',
};

export const userKind = recordKindOf(users, {
  collection: 'users',
  noun: 'user',
  sent: publicUser,
  empty: { ...emptyRow(users), password_hash: '', two_factor_enabled: false },
  problems: async (draft, api): Promise<FieldErrors> =>
    (await api.store.roles.first({ name: String(draft['role']) }))
      ? {}
      : { role: 'There is no such role' },
  refuseDelete: async (user, api, call) => {
    const reason = userLock(user, await api.store.users.all(), String(userOf(call).id));
    return reason && REASONS[reason];
  },
});
