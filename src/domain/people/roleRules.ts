import { isRole } from '../access/access.ts';
import type { RoleRecord } from './roles.ts';
import type { User } from './users.ts';

/** Why a role can neither be deleted nor called otherwise. */
export type RoleStays = { code: 'inUse'; users: number } | { code: 'builtIn' };

/** Permissions hang on the names of the built-in roles, and users on those of all others. */
export const whyRoleStays = (
  { name }: Pick<RoleRecord, 'name'>,
  users: readonly Pick<User, 'role'>[],
): RoleStays | undefined => {
  const count = users.filter(({ role }) => role === name).length;
  if (count > 0) return { code: 'inUse', users: count };
  return isRole(name) ? { code: 'builtIn' } : undefined;
};
