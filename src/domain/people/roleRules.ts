import { isRole } from '../access/access.ts';
import type { RoleRecord } from './roles.ts';
import type { User } from './users.ts';

type RoleLock = { code: 'inUse'; users: number } | { code: 'builtIn' };

/** Permissions refer to built-in roles by name, and users refer to any role by name. */
export const roleLock = (
  { name }: Pick<RoleRecord, 'name'>,
  users: readonly Pick<User, 'role'>[],
): RoleLock | undefined => {
  if (isRole(name)) return { code: 'builtIn' };
  const count = users.filter(({ role }) => role === name).length;
  return count > 0 ? { code: 'inUse', users: count } : undefined;
};
