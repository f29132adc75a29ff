const NAMED_KINDS = [
  'gatepass',
  'road_permit',
  'registration',
  'insurance',
  'tir',
  'document',
] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** The addresses of the record types that are papers themselves: each is a kind of the type's name. */
export const PAPER_TYPES = {} as const;

export const EXPIRY_KINDS = [
  ...NAMED_KINDS,
  ...(Object.keys(PAPER_TYPES) as (keyof typeof PAPER_TYPES)[]),
] as const;
export type ExpiryKind = (typeof EXPIRY_KINDS)[number];

export const isExpiryKind = (value: unknown): value is ExpiryKind =>
  EXPIRY_KINDS.some((kind) => kind === value);
