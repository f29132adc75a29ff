const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const ALEF_FORMS = /[أإآٱ]/g;

/**
 * Text as it is compared in searches: case, accents, Arabic vowel signs and spellings of alef folded,
 * blanks collapsed. Arabic-Indic digits count as their Latin ones.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(ALEF_FORMS, 'ا')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
