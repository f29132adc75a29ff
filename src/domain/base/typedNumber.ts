import { numberOf } from './validation.ts';

/**
 * The number in typed text; thousands may be separated, digits may be Arabic. Undefined if it is no number.
 */
export const typedNumber = (text: string): number | undefined =>
  numberOf(text.replace(/[,\s]/g, ''));
