import { roleLock as whyItStays } from '../../src/domain/people/roleRules.ts';
import { roles, type RoleRecord } from '../../src/domain/people/roles.ts';
import type { Api } from '../api.ts';
import { recordKindOf } from './recordKindOf.ts';

export const roleLock = async (role: RoleRecord, api: Api): Promise<string | undefined> => {
  const reason = whyItStays(role, await api.store.users.all({ role: role.name }));
  if (reason?.code !== 'inUse') return reason && `The role ${role.name} is built in`;
  const { users } = reason;
  return `The role ${role.name} is in use: ${users} ${users === 1 ? 'user has' : 'users have'} it`;
};

export const roleKind = recordKindOf(roles, {
  collection: 'roles',
  noun: 'role',
  refuseDelete: roleLock,
});
