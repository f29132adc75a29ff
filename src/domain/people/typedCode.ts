import { toLatinDigits, visible } from '../base/fold.ts';

/** A code as its app means it, which shows it in two groups; a keyboard may have Arabic digits. */
export const typedCode = (text: string): string => toLatinDigits(visible(text)).replace(/\s/g, '');
