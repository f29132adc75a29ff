/** The sections that /admin/settings/settings.php supports. */
export const SETTINGS_SECTIONS = [
  'security',
  'login_history',
  'localization',
  'ui',
  'update',
  'import_export',
] as const;
export type SettingsSectionName = (typeof SETTINGS_SECTIONS)[number];

export interface SettingsSection {
  id: number;
  section: SettingsSectionName;
  [field: string]: unknown;
}
