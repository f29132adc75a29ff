const isArabic = typeof document !== 'undefined' && document.documentElement.lang === 'ar';

/** The texts of a script, in the language of its page. */
export const textsOf = <Texts>(
  en: () => Promise<Texts>,
  ar: () => Promise<Texts>,
): Promise<Texts> => (isArabic ? ar() : en());
