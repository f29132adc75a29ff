/** The languages of the product. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

/** How numbers are written for readers of a language: in Arabic too with Latin digits, as in the UAE. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-AE',
  ar: 'ar-AE-u-nu-latn',
};

/** Which way a language is read. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
