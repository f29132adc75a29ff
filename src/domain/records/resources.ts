/** The names of the record types, which are also the addresses of their screens. */
export const RESOURCES = {
  drivers: 'fleet/drivers',
  trucks: 'fleet/trucks',
  trailers: 'fleet/trailers',
  documents: 'fleet/documents',
  activity: 'fleet/activity',
  dieselAudit: 'diesel/audit',
  dieselReports: 'diesel/reports',
  overview: 'admin/fleet-overview',
  companies: 'companies',
  companyProfile: 'admin/settings/company',
  localization: 'admin/settings/localization',
  update: 'admin/settings/update',
  users: 'admin/settings/users',
  roles: 'admin/settings/roles',
  legal: 'admin/settings/legal',
  security: 'admin/settings/security',
  loginHistory: 'admin/settings/login-history',
} as const;
export type ResourceName = (typeof RESOURCES)[keyof typeof RESOURCES];
