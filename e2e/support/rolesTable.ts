import type { DemoRole } from './signIn.ts';

export const ADMIN = 'Super Admin';
export const FLEET = 'Fleet Manager';
export const DIESEL = 'Diesel Manager';
export const GENERIC = 'Auditor';
export const ROLES = [ADMIN, FLEET, DIESEL, GENERIC] as const;

/**
 * Address, the only role that may open it, the start of the screen's heading, the permission it needs.
 * Written out by hand, so that it does not repeat the code's own table.
 */
export const PAGES = [
  ['/admin/dashboard', ADMIN, 'Super Admin Dashboard', 'Dashboard'],
  ['/admin/fleet-overview', ADMIN, 'Fleet Overview', 'Fleet overview'],
  ['/admin/board', ADMIN, 'Who May Not Drive', 'Fleet overview'],
  ['/admin/calendar', ADMIN, 'Calendar', 'Fleet overview'],
  ['/admin/diesel', ADMIN, 'Diesel Overview', 'Fleet overview'],
  ['/admin/settings', ADMIN, 'Settings', 'Settings'],
  ['/admin/settings/company', ADMIN, 'Company profile', 'Settings'],
  ['/admin/settings/branding', ADMIN, 'Branding', 'Settings'],
  ['/admin/settings/security', ADMIN, 'Security', 'Settings'],
  ['/admin/settings/login-history', ADMIN, 'Login history', 'Settings'],
  ['/admin/settings/import-export', ADMIN, 'Import/export', 'Settings'],
  ['/admin/settings/localization', ADMIN, 'Localization', 'Settings'],
  ['/admin/settings/ui', ADMIN, 'UI settings', 'Settings'],
  ['/admin/settings/check', ADMIN, 'Check this API', 'Settings'],
  ['/admin/settings/operations', ADMIN, 'Operations', 'Settings'],
  ['/admin/settings/update', ADMIN, 'Site update', 'Settings'],
  ['/admin/settings/users', ADMIN, 'Users', 'User management'],
  ['/admin/settings/roles', ADMIN, 'Roles', 'User management'],
  ['/admin/settings/legal', ADMIN, 'Legal documents', 'Legal pages'],
  ['/admin/profile', ADMIN, 'Profile', 'Profile'],
  ['/fleet/dashboard', FLEET, 'Dashboard', 'Dashboard'],
  ['/fleet/board', FLEET, 'Who May Not Drive', 'Fleet overview'],
  ['/fleet/calendar', FLEET, 'Calendar', 'Fleet overview'],
  ['/fleet/drivers', FLEET, 'Drivers', 'Drivers'],
  ['/fleet/trucks', FLEET, 'Trucks', 'Trucks'],
  ['/fleet/trailers', FLEET, 'Trailers', 'Trailers'],
  ['/fleet/documents', FLEET, 'Documents', 'Documents'],
  ['/fleet/activity', FLEET, 'Activity', 'Activity log'],
  ['/fleet/profile', FLEET, 'Profile', 'Profile'],
  ['/diesel/dashboard', DIESEL, 'Dashboard', 'Diesel dashboard'],
  ['/diesel/activity', DIESEL, 'Activity', 'Diesel dashboard'],
  ['/diesel/stock', DIESEL, 'Stock', 'Diesel dashboard'],
  ['/diesel/extractions', DIESEL, 'Extractions', 'Diesel extractions'],
  ['/diesel/issues', DIESEL, 'Issues', 'Diesel issues'],
  ['/diesel/purchases', DIESEL, 'Purchases', 'Diesel purchases'],
  ['/diesel/audit', DIESEL, 'Audit Log', 'Diesel audit log'],
  ['/diesel/reports', DIESEL, 'Reports', 'Diesel reports'],
  ['/diesel/profile', DIESEL, 'Profile', 'Profile'],
] as const;

/** The menu of each role, in its order, with the start of the heading behind each entry. */
export const MENUS: Record<DemoRole, readonly (readonly [entry: string, heading: string])[]> = {
  [ADMIN]: [
    ['Dashboard', 'Super Admin Dashboard'],
    ['Fleet Overview', 'Fleet Overview'],
    ['Who May Not Drive', 'Who May Not Drive'],
    ['Calendar', 'Calendar'],
    ['Diesel Overview', 'Diesel Overview'],
    ['Settings', 'Settings'],
  ],
  [FLEET]: [
    ['Dashboard', 'Dashboard'],
    ['Who May Not Drive', 'Who May Not Drive'],
    ['Calendar', 'Calendar'],
    ['Drivers', 'Drivers'],
    ['Trucks', 'Trucks'],
    ['Trailers', 'Trailers'],
    ['Documents', 'Documents'],
    ['Activity', 'Activity'],
  ],
  [DIESEL]: [
    ['Dashboard', 'Dashboard'],
    ['Stock', 'Stock'],
    ['Extractions', 'Extractions'],
    ['Issues', 'Issues'],
    ['Purchases', 'Purchases'],
    ['Audit Log', 'Audit Log'],
    ['Reports', 'Reports'],
    ['Activity', 'Activity'],
  ],
  [GENERIC]: [
    ['Welcome', 'Welcome, '],
    ['Profile', 'Profile'],
  ],
};

/** A record type whose rows are created, changed and deleted, by whom, and at which addresses. */
export interface KeptRecords {
  list: string;
  owner: DemoRole;
  permission: string;
  /** The labels of the buttons above the list, and the addresses that they lead to. */
  above: Readonly<Record<string, string>>;
  /** A record that can be deleted. */
  id: number;
  /** The start of the heading in its form. */
  edits: RegExp;
}

const kept = (
  list: string,
  owner: DemoRole,
  permission: string,
  above: Readonly<Record<string, string>>,
  id = 1,
): KeptRecords => ({ list, owner, permission, above, id, edits: /^Edit / });

/** Those who may open one of these lists may do everything with its rows; no one else may do anything. */
export const RECORDS: readonly KeptRecords[] = [
  kept('/fleet/drivers', FLEET, 'Drivers', { 'Add Driver': 'create', Import: 'import' }),
  kept('/fleet/trucks', FLEET, 'Trucks', { 'Add Truck': 'create', Import: 'import' }),
  kept('/fleet/trailers', FLEET, 'Trailers', { 'Add Trailer': 'create', Import: 'import' }),
  kept('/fleet/documents', FLEET, 'Documents', { 'Upload Document': 'create' }),
  kept('/admin/settings/users', ADMIN, 'User management', { 'Create User': 'create' }),
  kept('/admin/settings/roles', ADMIN, 'User management', { 'Create Role': 'create' }, 6),
  kept('/admin/settings/legal', ADMIN, 'Legal pages', { 'Create Document': 'create' }),
];
