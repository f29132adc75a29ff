import { toLatinDigits } from './fold.ts';
import { numberOf, ungrouped } from './validation.ts';

/** Undefined for `2,9`, which may be meant as a fraction. */
export const typedNumber = (text: string): number | undefined =>
  numberOf(ungrouped(toLatinDigits(text).trim()));
