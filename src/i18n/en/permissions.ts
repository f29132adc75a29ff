import type { Permission } from '../../domain/access/access.ts';

/** The name of each permission in the message to a user who lacks it. */
export const permissions: Record<Permission, string> = {
  dashboard: 'Dashboard',
  super_view: 'Fleet overview',
  pages: 'Legal pages',
  user_management: 'User management',
  profile: 'Profile',
  settings: 'Settings',
  drivers: 'Drivers',
  trucks: 'Trucks',
  trailers: 'Trailers',
  documents: 'Documents',
  activity: 'Activity log',
  diesel_dashboard: 'Diesel dashboard',
  diesel_extractions: 'Diesel extractions',
  diesel_issues: 'Diesel issues',
  diesel_purchases: 'Diesel purchases',
  diesel_audit: 'Diesel audit log',
  diesel_reports: 'Diesel reports',
};
