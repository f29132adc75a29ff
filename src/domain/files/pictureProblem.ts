import type { Problem } from '../base/validation.ts';

/** Enough for phone photos, and 256 MB once decoded; more can crash a page on a phone. */
const MAX_MEGAPIXELS = 64;

/** A small file may expand to more than a page can hold. */
export const pictureProblem = (size: { width: number; height: number }): Problem | undefined =>
  size.width * size.height > MAX_MEGAPIXELS * 1_000_000
    ? { code: 'tooManyPixels', max: MAX_MEGAPIXELS }
    : undefined;
