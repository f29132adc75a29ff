/** Store keys of this browser's brand, a previewed brand, and the preferences. */
export const BRAND = 'branding';
export const BRAND_PREVIEW = 'branding.tried';
export const UI = 'ui';

const TANK = 'tank.';
/** The store key of the capacity of a branch's diesel tank. */
export const tankKey = (branch: number): string => `${TANK}${branch}`;
export const isTankKey = (key: string): boolean => key.startsWith(TANK);
