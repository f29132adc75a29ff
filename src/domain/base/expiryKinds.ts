export const EXPIRY_KINDS = [
  'gatepass',
  'road_permit',
  'registration',
  'insurance',
  'tir',
  'document',
] as const;
export type ExpiryKind = (typeof EXPIRY_KINDS)[number];

export const isExpiryKind = (value: unknown): value is ExpiryKind =>
  EXPIRY_KINDS.some((kind) => kind === value);
