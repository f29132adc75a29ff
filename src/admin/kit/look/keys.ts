/** Where the store keeps the brand of this browser, one that is only tried, and the preferences. */
export const BRAND = 'branding';
export const BRAND_TRIED = 'branding.tried';
export const UI = 'ui';
