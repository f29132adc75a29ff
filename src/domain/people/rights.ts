import {
  ACTIONS,
  canAccess,
  PERMISSIONS,
  permissionsOf,
  RECORD_TYPES,
  type Action,
  type Permission,
} from '../access/access.ts';
import { recordTypes } from '../recordTypes.ts';

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

/** What only record types of many records have, and of these only those that are imported. */
const exists = (resource: string, action: Action): boolean => {
  const type = Object.hasOwn(recordTypes, resource)
    ? recordTypes[resource as keyof typeof recordTypes]
    : undefined;
  if (action === 'import') return type?.loadImport !== undefined;
  return action === 'list' || action === 'export' ? type !== undefined : true;
};

/**
 * Every record type of which a role may do anything, with what it may. `isShown` tells whether a screen shows
 * the role such records.
 */
export const recordRights = (
  role: string,
  isShown: (resource: string) => boolean,
): readonly RecordRights[] =>
  RECORD_TYPES.map((resource) => ({
    resource,
    actions: ACTIONS.filter(
      (action) =>
        canAccess(role, { resource, action }) &&
        exists(resource, action) &&
        (action === 'export' || isShown(resource)),
    ),
  })).filter(({ actions }) => actions.length > 0);
