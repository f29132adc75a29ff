import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';

import { en } from './en/index.ts';

const ENGLISH = 'en';

let phrases: TranslationMessages = en;
let loading: Promise<void> | undefined;

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

const loadLater = async () => {
  const { later } = await import('./en/later.ts');
  phrases = { ...en, ...later, resources: { ...en.resources, ...later.resources } };
  // To the same language: the provider then reads its phrases again.
  await i18nProvider.changeLocale(ENGLISH);
};

/** Fetches the texts that the first view goes without, once; after a failure, the next call tries again. */
export const loadTexts = (): Promise<void> => {
  loading ??= loadLater().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
