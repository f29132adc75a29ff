import type { FileRule } from '../files/fileProblem.ts';

/** What may be chosen as a user's picture; it is made smaller before it is sent. */
export const AVATAR_FILES = {
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  maxBytes: 20 * 1024 * 1024,
} as const satisfies FileRule;

/** The longer side of a picture that is sent, in pixels. */
export const AVATAR_SIDE = 512;
