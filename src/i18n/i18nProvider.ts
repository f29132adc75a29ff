import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';

import { en } from './en/index.ts';
import { later } from './en/later.ts';
import type { LaterTexts } from './messages.ts';

const ENGLISH = 'en';

let phrases: TranslationMessages = en;
const loaded = new Set<LaterTexts>();

/** Texts in the chosen language; English until Arabic joins it. */
export const i18nProvider = polyglotI18nProvider(
  () => phrases,
  ENGLISH,
  [{ locale: ENGLISH, name: 'English' }],
  {
    // What the server says is shown through the same function and is no key of ours.
    allowMissing: true,
  },
);

/** Fetches a part of the catalogue and adds it. What failed to come is fetched again when asked anew. */
export const loadTexts = async (part: LaterTexts): Promise<void> => {
  if (loaded.has(part)) return;
  const texts = await later[part]();
  loaded.add(part);
  phrases = { ...phrases, [part]: texts };
  // To the same language: the provider then reads its phrases anew.
  await i18nProvider.changeLocale(ENGLISH);
};
