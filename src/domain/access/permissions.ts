import { isRole, type Role } from './roles.ts';

export const PERMISSIONS = [
  'dashboard',
  'super_view',
  'pages',
  'user_management',
  'profile',
  'settings',
  'drivers',
  'trucks',
  'trailers',
  'documents',
  'activity',
  'diesel_dashboard',
  'diesel_extractions',
  'diesel_issues',
  'diesel_purchases',
  'diesel_audit',
  'diesel_reports',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  'Super Admin': ['dashboard', 'super_view', 'pages', 'user_management', 'profile', 'settings'],
  'Fleet Manager': [
    'dashboard',
    'super_view',
    'drivers',
    'trucks',
    'trailers',
    'documents',
    'activity',
    'profile',
  ],
  'Diesel Manager': [
    'diesel_dashboard',
    'diesel_extractions',
    'diesel_issues',
    'diesel_purchases',
    'diesel_audit',
    'diesel_reports',
    'profile',
  ],
};

/** What a role may do; a generic user only sees their own profile. */
export const permissionsOf = (role: string | null | undefined): readonly Permission[] =>
  isRole(role) ? PERMISSIONS_OF[role] : ['profile'];
