import { ROLES, type Role } from '../access/access.ts';
import type { User } from './user.ts';

export interface UserSummary {
  total: number;
  active: number;
  byRole: Record<Role, number>;
}

/** The figures above the list of users. Accounts of any other role are in the total only. */
export const summarizeUsers = (users: readonly Pick<User, 'role' | 'status'>[]): UserSummary => {
  const countOf = (role: Role) => users.filter((user) => user.role === role).length;
  return {
    total: users.length,
    active: users.filter(({ status }) => status === 'active').length,
    byRole: Object.fromEntries(ROLES.map((role) => [role, countOf(role)])) as Record<Role, number>,
  };
};
