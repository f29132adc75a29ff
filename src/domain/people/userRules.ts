import type { User } from './users.ts';

type Account = Pick<User, 'id' | 'role' | 'status'>;

/** Without a status, as some servers send accounts, one is active. */
const isActive = ({ status }: { status?: unknown }) => (status ?? 'active') === 'active';

const isActiveAdmin = ({ role, ...user }: Pick<User, 'role'> & { status?: string | null }) =>
  role === 'Super Admin' && isActive(user);

/** Without a Super Admin no one could change the settings. No users at all means that not all are known. */
export const isLastAdmin = (user: Account, users: readonly Account[]): boolean =>
  users.length > 0 &&
  isActiveAdmin(user) &&
  !users.some((other) => other.id !== user.id && isActiveAdmin(other));

export type UserLock = 'self' | 'lastAdmin';

export const userLock = (
  user: Account,
  users: readonly Account[],
  signedInId: string,
): UserLock | undefined => {
  if (String(user.id) === signedInId) return 'self';
  return isLastAdmin(user, users) ? 'lastAdmin' : undefined;
};

export const removesLastAdmin = (
  user: Account,
  changes: Partial<Pick<User, 'role' | 'status'>>,
  users: readonly Account[],
): boolean => isLastAdmin(user, users) && !isActiveAdmin({ ...user, ...changes });

/** Another Super Admin has to do it: whoever did it would be locked out at once. */
export const deactivatesSelf = (
  user: Account,
  changes: { status?: unknown },
  signedInId: string,
): boolean =>
  String(user.id) === signedInId && isActive(user) && !isActive({ ...user, ...changes });
