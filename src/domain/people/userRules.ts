import type { User } from './users.ts';

type Account = Pick<User, 'id' | 'role' | 'status'>;

const isActiveAdmin = ({ role, status }: Pick<User, 'role' | 'status'>) =>
  role === 'Super Admin' && status === 'active';

/** Whether this is the only active Super Admin, without whom no one could change the settings. */
export const isLastAdmin = (user: Account, users: readonly Account[]): boolean =>
  isActiveAdmin(user) && !users.some((other) => other.id !== user.id && isActiveAdmin(other));

/** Why a user cannot be deleted. */
export type UserLock = 'self' | 'lastAdmin';

/** Why `user` cannot be deleted by the signed-in user, whose id is text. */
export const userLock = (
  user: Account,
  users: readonly Account[],
  signedInId: string,
): UserLock | undefined => {
  if (String(user.id) === signedInId) return 'self';
  return isLastAdmin(user, users) ? 'lastAdmin' : undefined;
};

/** Whether a change would leave the company without an active Super Admin. */
export const removesLastAdmin = (
  user: Account,
  changes: Partial<Pick<User, 'role' | 'status'>>,
  users: readonly Account[],
): boolean => isLastAdmin(user, users) && !isActiveAdmin({ ...user, ...changes });
