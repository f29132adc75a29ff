/** How the pages of the settings are grouped, in hub and side list. */
export const HUB_GROUPS = ['company', 'people', 'app'] as const;
