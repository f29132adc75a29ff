import { isRole } from '../access/access.ts';
import type { RoleRecord } from './roles.ts';
import type { User } from './users.ts';

/** Why a role can be neither deleted nor renamed. */
export type RoleStays = { code: 'inUse'; users: number } | { code: 'builtIn' };

/** Permissions refer to built-in roles by name, and users refer to any role by name. */
export const whyRoleStays = (
  { name }: Pick<RoleRecord, 'name'>,
  users: readonly Pick<User, 'role'>[],
): RoleStays | undefined => {
  if (isRole(name)) return { code: 'builtIn' };
  const count = users.filter(({ role }) => role === name).length;
  return count > 0 ? { code: 'inUse', users: count } : undefined;
};
