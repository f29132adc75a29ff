import type { FileRule } from './fileProblem.ts';

export const STORED_PICTURE = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 10 * 1024 * 1024,
  /** The longer side as stored, in pixels. */
  side: 200,
} as const satisfies FileRule & { side: number };
