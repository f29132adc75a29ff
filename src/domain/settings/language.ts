export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

/** The digits of Arabic; in the UAE mostly the Latin ones. */
const DIGITS = ['latn', 'arab'] as const;
export type Digits = (typeof DIGITS)[number];

/** The locale in which numbers, days and names are written and sorted. */
export const localeOf = (language: Language, digits: Digits = 'latn'): string =>
  language === 'ar' ? `ar-AE-u-nu-${digits}` : 'en-AE';

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
