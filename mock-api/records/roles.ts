import { isRole } from '../../src/domain/access.ts';
import type { RoleField, RoleRecord } from '../../src/domain/people/role.ts';
import { maxLength, required, type Check } from '../../src/domain/validation.ts';
import type { Api } from '../http/api.ts';
import { checkAll } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const fields: Record<RoleField, FieldType> = { name: 'text', description: 'text' };

const checks: Record<RoleField, readonly Check[]> = {
  name: [required, maxLength(100)],
  description: [required, maxLength(1000)],
};

/** Why a role must stay as it is called. */
export const whyRoleStays = (role: RoleRecord, api: Api): string | undefined => {
  const users = api.store.users.all().filter((user) => user.role === role.name).length;
  if (users > 0)
    return `The role ${role.name} is in use: ${users} ${users === 1 ? 'user has' : 'users have'} it`;
  return isRole(role.name) ? `The role ${role.name} is built in` : undefined;
};

export const roleKind: RecordKind<'roles'> = {
  collection: 'roles',
  resource: 'admin/settings/roles',
  noun: 'role',
  key: 'name',
  fields,
  empty: { name: '', description: '' },
  problems: (draft) => checkAll(checks, draft),
  label: ({ name }) => name,
  refuseDelete: whyRoleStays,
};
