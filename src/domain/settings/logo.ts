import type { FileRule } from '../files/fileProblem.ts';

/** The files accepted as the company's logo; it is scaled down before it is stored. */
export const LOGO_FILES = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 10 * 1024 * 1024,
} as const satisfies FileRule;

/** The recommended side of a logo, and the longer side of the stored one, in pixels. */
export const LOGO_SIDE = 200;
