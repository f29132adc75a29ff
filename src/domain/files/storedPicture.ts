import type { FileRule } from './fileProblem.ts';

/** The files accepted as a picture that its record holds, and the longer side that is stored, in pixels. */
export const STORED_PICTURE = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 10 * 1024 * 1024,
  side: 200,
} as const satisfies FileRule & { side: number };
