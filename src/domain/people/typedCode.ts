import { toLatinDigits, visible } from '../base/fold.ts';

/** A code in Latin digits, without the gap that apps show in it. */
export const typedCode = (text: string): string => toLatinDigits(visible(text)).replace(/\s/g, '');
