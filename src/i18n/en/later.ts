/**
 * Texts that only come with the screens that need them, by where they stand in the catalogue: the
 * first view of the app does not wait for them. Who loads such a screen names them (`withTexts`).
 */
export const later = {
  vehicles: async () => (await import('./vehicles.ts')).vehicles,
  'resources.fleet/trucks': async () => (await import('./trucks.ts')).trucks,
  'resources.fleet/trailers': async () => (await import('./trailers.ts')).trailers,
  'resources.admin/settings/users': async () => (await import('./users.ts')).users,
  'resources.admin/settings/roles': async () => (await import('./roles.ts')).roles,
  preferences: async () => (await import('./preferences.ts')).preferences,
  release: async () => (await import('./release.ts')).release,
  transfer: async () => (await import('./transfer.ts')).transfer,
  palette: async () => (await import('./palette.ts')).palette,
  'resources.admin/settings/legal': async () => (await import('./legal.ts')).legal,
  'resources.admin/settings/login-history': async () =>
    (await import('./loginHistory.ts')).loginHistory,
  settings: async () => (await import('./settings.ts')).settings,
  importing: async () => (await import('./import.ts')).importing,
  overview: async () => (await import('./overview.ts')).overview,
  'resources.fleet/activity': async () => (await import('./activity.ts')).activity,
  'resources.companies': async () => (await import('./companies.ts')).companies,
  profile: async () => (await import('./profile.ts')).profile,
  'resources.fleet/documents': async () => (await import('./documents.ts')).documents,
};
