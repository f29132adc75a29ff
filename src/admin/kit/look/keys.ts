export const BRAND = 'branding';
export const BRAND_PREVIEW = 'branding.tried';
export const UI = 'ui';
