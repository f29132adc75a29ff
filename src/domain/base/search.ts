import { toLatinDigits, visible } from './fold.ts';

/** Words that only need folding of case, as in most rows. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/**
 * Text as searches compare it: without case, accents, invisible marks, Arabic vowel marks and the spellings
 * that people mix (أ إ آ ا, ة ه, ى ي); with single spaces and Latin digits.
 */
export const foldForSearch = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : toLatinDigits(visible(text))
        .normalize('NFKD')
        .replace(MARKS, '')
        .replace(/[أإآٱ]/g, 'ا')
        .replace(/ة/g, 'ه')
        .replace(/ى/g, 'ي')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();

const DIGITS = /\d+/g;

/** Text as lists sort it: folded, with numbers by size, so that D-9 comes before D-10. */
export const sortKey = (text: string): string =>
  foldForSearch(text).replace(DIGITS, (digits) => digits.padStart(16, '0'));
