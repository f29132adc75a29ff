import { toLatinDigits, visible } from './fold.ts';
import { isEmpty, type Check } from './validation.ts';

export const trnDigits = (text: string): string =>
  toLatinDigits(visible(text)).replace(/[\s-]/g, '');

/** The number of the Federal Tax Authority. */
export const trn: Check = (value) =>
  isEmpty(value) || /^\d{15}$/.test(trnDigits(String(value))) ? undefined : { code: 'trn' };
