import type { Language } from '../domain/settings/language.ts';
import { site as ar } from './ar/website/index.ts';
import { site as en } from './en/website/index.ts';
import type { SiteMessages } from './messages.ts';

const catalogues: Readonly<Record<Language, SiteMessages>> = { en, ar };

let language: Language = 'en';

/** Renders in a language: until it is done, all texts are in that one. */
export const renderIn = <Result>(next: Language, render: () => Result): Result => {
  language = next;
  try {
    return render();
  } finally {
    language = 'en';
  }
};

/** The language of the page that is being rendered. */
export const siteLanguage = (): Language => language;

/** The texts of the page that is being rendered. The site's scripts import the one file they need instead. */
export const siteMessages = (): SiteMessages => catalogues[language];
