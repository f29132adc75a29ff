import { LANGUAGE_NAMES } from '../../domain/settings/language.ts';
import { siteLanguage } from '../../i18n/siteMessages.ts';
import { pathIn } from './links.ts';

interface LanguageLinkProps {
  /** The address of the page in English; empty if it has none, and the start page is linked. */
  path: string;
}

export const LanguageLink = ({ path }: LanguageLinkProps) => {
  const other = siteLanguage() === 'ar' ? 'en' : 'ar';
  return (
    <a className="language" href={pathIn(other, path || '/')} hrefLang={other} lang={other}>
      {LANGUAGE_NAMES[other]}
    </a>
  );
};
