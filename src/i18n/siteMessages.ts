import type { Language } from '../domain/settings/language.ts';
import { site as ar } from './ar/website/index.ts';
import { site as en } from './en/website/index.ts';
import type { SiteMessages } from './messages.ts';

const catalogues: Readonly<Record<Language, SiteMessages>> = { en, ar };

let language: Language = 'en';

/** Until it is done, all texts are in that language. */
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

export const siteMessages = (): SiteMessages => catalogues[language];
