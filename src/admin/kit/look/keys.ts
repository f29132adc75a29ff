/** Where the store keeps the brand of this browser, one that is only tried, and the preferences. */
export const BRAND = 'branding';
export const BRAND_TRIED = 'branding.tried';
export const UI = 'ui';

const TANK = 'tank.';
/** Where it keeps how large a branch's diesel tank is. */
export const tankKey = (branch: number): string => `${TANK}${branch}`;
export const isTankKey = (key: string): boolean => key.startsWith(TANK);
