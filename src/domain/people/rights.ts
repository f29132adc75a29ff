import {
  ACTIONS,
  canAccess,
  PERMISSIONS,
  permissionsOf,
  RECORD_TYPES,
  type Action,
  type Permission,
} from '../access/access.ts';

export interface PermissionRow {
  permission: Permission;
  has: readonly boolean[];
}

export const permissionRows = (roles: readonly string[]): readonly PermissionRow[] =>
  PERMISSIONS.map((permission) => ({
    permission,
    has: roles.map((role) => permissionsOf(role).includes(permission)),
  })).filter(({ has }) => has.includes(true));

interface RecordRights {
  resource: string;
  actions: readonly Action[];
}

/** Every record type of which a role may do anything that `exists`. */
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
