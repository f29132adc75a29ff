import {
  ACTIONS,
  canAccess,
  PERMISSIONS,
  permissionsOf,
  RECORD_TYPES,
  type Action,
  type Permission,
} from '../access/access.ts';

/** Whether each of some roles has a permission. */
export interface PermissionRow {
  permission: Permission;
  has: readonly boolean[];
}

/** The permission table: a row for each permission that any of the roles has. */
export const permissionRows = (roles: readonly string[]): readonly PermissionRow[] =>
  PERMISSIONS.map((permission) => ({
    permission,
    has: roles.map((role) => permissionsOf(role).includes(permission)),
  })).filter(({ has }) => has.includes(true));

/** What a role may do with the records of a type. */
export interface RecordRights {
  resource: string;
  actions: readonly Action[];
}

/** Every record type of which a role may do anything, with what it may of that which `exists`. */
export const recordRights = (
  role: string,
  exists: (resource: string, action: Action) => boolean,
): readonly RecordRights[] =>
  RECORD_TYPES.map((resource) => ({
    resource,
    actions: ACTIONS.filter(
      (action) => canAccess(role, { resource, action }) && exists(resource, action),
    ),
  })).filter(({ actions }) => actions.length > 0);
