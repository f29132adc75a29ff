import { isRole } from '../access/access.ts';
import type { RoleRecord } from './roles.ts';
import type { User } from './users.ts';

/** How many users have each role, by its name. */
export const usersPerRole = (users: readonly Pick<User, 'role'>[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { role } of users) counts.set(role, (counts.get(role) ?? 0) + 1);
  return counts;
};

/** Why a role can neither be deleted nor called otherwise. */
export type RoleStays = { code: 'inUse'; users: number } | { code: 'builtIn' };

/** Permissions hang on the names of the built-in roles, and users on those of all others. */
export const whyRoleStays = (
  { name }: Pick<RoleRecord, 'name'>,
  users: readonly Pick<User, 'role'>[],
): RoleStays | undefined => {
  const count = usersPerRole(users).get(name) ?? 0;
  if (count > 0) return { code: 'inUse', users: count };
  return isRole(name) ? { code: 'builtIn' } : undefined;
};
