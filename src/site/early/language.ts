import { chosenLanguage } from '../../session/language.ts';

/** Pages that have one in Arabic: those of the site, and what is shown where there is none. */
const HAS_ARABIC = 'link[hreflang=ar], [name=robots]';

/**
 * Before anything is painted; remembers which language is chosen. The address of an Arabic page
 * always shows that page.
 */
export const followLanguage = (): void => {
  const { documentElement: html } = document;
  const languages = [chosenLanguage.last(), ...navigator.languages].map((one) => one?.slice(0, 2));
  const isArabic = languages.find((one) => one === 'en' || one === 'ar') === 'ar';
  if (isArabic && html.lang === 'en' && document.querySelector(HAS_ARABIC)) {
    html.hidden = true;
    const { pathname, search, hash } = window.location;
    window.location.replace(`/ar${pathname.replace(/\/$/, '')}${search}${hash}`);
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-google]')) chosenLanguage.set(html.lang);
    const link = target.closest<HTMLAnchorElement>('a.language');
    if (!link) return;
    chosenLanguage.set(link.lang);
    const { search, hash } = window.location;
    Object.assign(link, { search, hash });
  });
  // Whoever signs in on a page goes on in its language.
  document.addEventListener('submit', () => chosenLanguage.set(html.lang));
};
