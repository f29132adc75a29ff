/** The groups of settings pages in hub and side list. */
export const HUB_GROUPS = ['company', 'people', 'app'] as const;
