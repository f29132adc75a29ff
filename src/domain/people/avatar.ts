import type { FileRule } from '../files/fileProblem.ts';

/** The files accepted as a user's picture; it is scaled down before it is sent. */
export const AVATAR_FILES = {
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  maxBytes: 20 * 1024 * 1024,
} as const satisfies FileRule;

/** The longer side of the picture sent, in pixels. */
export const AVATAR_SIDE = 512;
