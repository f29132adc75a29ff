const isArabic = typeof document !== 'undefined' && document.documentElement.lang === 'ar';

export const textsOf = <Texts>(
  en: () => Promise<Texts>,
  ar: () => Promise<Texts>,
): Promise<Texts> => (isArabic ? ar() : en());
