import type { FileRule } from '../files/fileProblem.ts';

export const AVATAR_FILES = {
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  maxBytes: 20 * 1024 * 1024,
} as const satisfies FileRule;

/** The longer side as sent, in pixels. */
export const AVATAR_SIDE = 512;
