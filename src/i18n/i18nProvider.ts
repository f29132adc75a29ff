import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';

import { en } from './en/index.ts';

const ENGLISH = 'en';

let phrases: TranslationMessages = en;
let loading: Promise<void> | undefined;

const RECORD_TEXT = /^resources\.([^.]+)\.(.+)$/;

/** A text that the record type does not say itself: in the words of `records`, with its name filled in. */
const recordText = (key: string, options: object): string => {
  const [, resource, text] = RECORD_TEXT.exec(key) ?? [];
  if (!resource || !text) return key;
  const [Type, Types] = [1, 2].map((smart_count) =>
    i18nProvider.translate(`resources.${resource}.name`, { smart_count, _: resource }),
  );
  const names = { Type, Types, type: Type?.toLowerCase(), types: Types?.toLowerCase() };
  return i18nProvider.translate(`records.${text}`, { ...names, ...options, _: '' }) || key;
};

/** Texts in the chosen language; English until Arabic joins it. */
export const i18nProvider = polyglotI18nProvider(
  () => phrases,
  ENGLISH,
  [{ locale: ENGLISH, name: 'English' }],
  {
    // What the server says is shown through the same function and is no key of ours.
    allowMissing: true,
    onMissingKey: recordText,
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
