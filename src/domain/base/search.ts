import { foldArabic, toLatinDigits, visible } from './fold.ts';

/** Words that only need folding of case, as in most rows. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/** Folds case, accents, blanks, invisible marks, digits and mixed Arabic spellings. */
export const foldForSearch = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : foldArabic(toLatinDigits(visible(text)).normalize('NFKD').replace(MARKS, ''))
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();

const PUNCTUATION = /[^\p{L}\p{N}\s]+/gu;
const PLAIN_PUNCTUATION = /[!-/:-@[-`{-~]+/g;

/** Folded lines without punctuation: T-101 and `t101` are one. */
export const searchable = (text: string): string => {
  if (text.includes('\n')) return text.split('\n').map(searchable).join('\n');
  return foldForSearch(text).replace(PLAIN.test(text) ? PLAIN_PUNCTUATION : PUNCTUATION, '');
};

/** The words that a text must hold to be found. */
export const wordsIn = (typed: string): string[] => searchable(typed).split(/\s+/).filter(Boolean);

/** Each typed word must occur in the `searchable` text, in any order; no word finds everything. */
export const searcherOf = (typed: string): ((text: string) => boolean) => {
  const words = wordsIn(typed);
  return (text) => words.every((word) => text.includes(word));
};

const DIGITS = /\d+/g;

/** Letters of Persian and Urdu, each after the Arabic letter that it follows. */
const FURTHER_LETTERS: Readonly<Record<string, string>> = {
  پ: 'ب\u06ff',
  چ: 'ج\u06ff',
  ژ: 'ز\u06ff',
  گ: 'ك\u06ff',
};

/**
 * Text as lists sort it, by code units: folded, with numbers by size, so that D-9 comes before
 * D-10.
 */
export const sortKey = (text: string): string =>
  foldForSearch(text)
    .replace(DIGITS, (digits) => digits.padStart(16, '0'))
    .replace(/[پچژگ]/g, (letter) => FURTHER_LETTERS[letter] ?? letter);

/** For readers of Arabic, to whom Arabic letters come before Latin ones. */
export const arabicSortKey = (text: string): string => sortKey(text).replace(/^[a-z]/, '\u0700$&');
