import { toLatinDigits } from './fold.ts';
import { isEmpty, type Check } from './validation.ts';

/** A TRN without the blanks it is printed with, in Latin digits. */
export const trnDigits = (text: string): string => toLatinDigits(text).replace(/[\s-]/g, '');

/** The Tax Registration Number of the Federal Tax Authority: 15 digits. */
export const trn: Check = (value) =>
  isEmpty(value) || /^\d{15}$/.test(trnDigits(String(value))) ? undefined : { code: 'trn' };
