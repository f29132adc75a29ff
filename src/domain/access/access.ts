export { currentPath, LEGACY_PATHS, pageAccess, type PageAccess } from './pageAccess.ts';
export { PAGE_PATHS, type PagePath } from './pages.ts';
export { PERMISSIONS, permissionsOf, type Permission } from './permissions.ts';
export { canAccess, RECORD_TYPES, type AccessRequest } from './recordAccess.ts';
export { ACTIONS, type Action } from './rights.ts';
export { areaOf, homeOf, isRole, ROLES, type Area, type Role } from './roles.ts';
