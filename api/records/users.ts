import { userLock, type UserLock } from '../../src/domain/people/userRules.ts';
import { users, type User } from '../../src/domain/people/users.ts';
import { emptyRow } from '../../src/domain/records/values.ts';
import { userOf, type FieldErrors } from '../call.ts';
import type { StoredUser } from '../store/collections.ts';
import { recordKindOf } from './recordKindOf.ts';

/** A user as the server sends it: without the password. */
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

const REASONS: Record<UserLock, string> = {
  self: 'You cannot delete your own account',
  lastAdmin: 'The last Super Admin cannot be deleted',
};

export const userKind = recordKindOf(users, {
  collection: 'users',
  noun: 'user',
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
