import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import { en } from './en/index.ts';

const ENGLISH = 'en';

let phrases: TranslationMessages = en;
let loading: Promise<void> | undefined;

const RECORD_TEXT = /^resources\.([^.]+)\.(.+)$/;

const provider = polyglotI18nProvider(
  () => phrases,
  ENGLISH,
  [{ locale: ENGLISH, name: 'English' }],
  // What the server says is shown through the same function and is no key of ours.
  { allowMissing: true },
);

/** A text that a record type does not say itself: in the words of `records`, with its name filled in. */
const recordText = (key: string, options: object): string => {
  const [, resource, text] = RECORD_TEXT.exec(key) ?? [];
  if (!resource || !text) return '';
  const [Type, Types] = [1, 2].map((smart_count) =>
    provider.translate(`resources.${resource}.name`, { smart_count, _: resource }),
  );
  const names = { Type, Types, type: Type?.toLowerCase(), types: Types?.toLowerCase() };
  return provider.translate(`records.${text}`, { ...names, ...options, _: '' });
};

/** Texts in the chosen language; English until Arabic joins it. */
export const i18nProvider: I18nProvider = {
  ...provider,
  // Before react-admin's own fallback `_`, which knows nothing of ours.
  translate: (key, options = {}) =>
    provider.translate(key, { ...options, _: '' }) ||
    recordText(key, options) ||
    (options._ ?? key),
};

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
