import { toLatinDigits } from './fold.ts';
import { numberOf } from './validation.ts';

/** The number in what is typed: thousands may be separated, digits may be Arabic. Undefined for no number. */
export const typedNumber = (text: string): number | undefined =>
  numberOf(
    toLatinDigits(text)
      .replace(/[,\s٬]/g, '')
      .replace('٫', '.'),
  );
