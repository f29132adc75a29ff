import { brand } from '../../brand.ts';
import type { Language } from '../../domain/settings/language.ts';
import { siteLanguage } from '../../i18n/siteMessages.ts';

/** Product and contacts in the language of the page that is being rendered. */
export const siteBrand = () => {
  const { name, nameArabic, tagline, taglineArabic, city, cityArabic } = brand;
  return siteLanguage() === 'ar'
    ? { name: nameArabic, tagline: taglineArabic, city: cityArabic }
    : { name, tagline, city };
};

/** Such as `/ar/about`; the place on the page may follow. */
export const pathIn = (language: Language, path: string): string =>
  language === 'ar' ? `/ar${path.replace(/^\/(?=#|$)/, '')}` : path;

/** The address of a page in the language of the one that is being rendered. */
export const sitePath = (path: string): string => pathIn(siteLanguage(), path);

export const phoneLink = `tel:${brand.phone.replace(/[^+\d]/g, '')}`;

/** A mailto link to us, with a subject if that helps its reader. */
export const supportMail = (subject?: string): string =>
  `mailto:${brand.supportEmail}${subject ? `?subject=${encodeURIComponent(`${brand.name}: ${subject}`)}` : ''}`;
