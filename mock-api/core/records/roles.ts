import type { RoleField, RoleRecord } from '../../../src/domain/people/role.ts';
import { roleChecks } from '../../../src/domain/people/roleChecks.ts';
import { whyRoleStays as whyItStays } from '../../../src/domain/people/roleRules.ts';
import type { Api } from '../api.ts';
import { checkAll } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const fields: Record<RoleField, FieldType> = { name: 'text', description: 'text' };

/** Why a role must stay as it is called. */
export const whyRoleStays = (role: RoleRecord, api: Api): string | undefined => {
  const reason = whyItStays(role, api.store.users.all());
  if (reason?.code !== 'inUse') return reason && `The role ${role.name} is built in`;
  const { users } = reason;
  return `The role ${role.name} is in use: ${users} ${users === 1 ? 'user has' : 'users have'} it`;
};

export const roleKind: RecordKind<'roles'> = {
  collection: 'roles',
  resource: 'admin/settings/roles',
  noun: 'role',
  key: 'name',
  fields,
  empty: { name: '', description: '' },
  problems: (draft) => checkAll(roleChecks, draft),
  label: ({ name }) => name,
  refuseDelete: whyRoleStays,
};
