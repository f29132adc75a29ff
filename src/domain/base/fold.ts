const ARABIC_DIGITS = /[٠-٩۰-۹]/g;
/** Zero-width blanks and marks of the reading direction. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** These join and part letters in Persian and Urdu names, but tell no two keys apart. */
const JOINERS = /[\u200C\u200D]/g;

/** Arabic and Persian digits as 0–9; everything else as it is. */
export const toLatinDigits = (text: string): string =>
  text.replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Text without the invisible marks that Arabic files are full of, and without blanks around it. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').trim();

/** What makes two natural keys the same: visible text, NFC, case ignored. Leading zeros count. */
export const foldKey = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? visible(String(value)).replace(JOINERS, '').normalize('NFC').toLowerCase()
    : '';

/**
 * What makes two header names or two words of a choice the same: case, blanks and punctuation
 * vanish; Arabic loses its vowel marks and the spellings that people mix (أ إ آ ا, ة ه, ى ي).
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
