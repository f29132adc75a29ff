import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import { en } from './en/index.ts';

const ENGLISH = 'en';

let phrases: TranslationMessages = en;

/** The texts that the first view does not need: those of all other screens, and those of the import. */
const CATALOGUES = {
  later: async () => {
    const { later } = await import('./en/later.ts');
    return { ...later, resources: { ...en.resources, ...later.resources } };
  },
  importing: async () => {
    const { importing } = await import('./en/import.ts');
    return { importing };
  },
};
export type Catalogue = keyof typeof CATALOGUES;

const loading = new Map<Catalogue, Promise<void>>();

const RECORD_TEXT = /^resources\.([^.]+)\.(.+)$/;

/** Fills in a text's placeholders as polyglot does, but groups the digits of counts: '10,000 rows'. */
function withGroupedCounts(
  this: string,
  placeholder: RegExp,
  valueOf: (expression: string, name: string) => unknown,
): string {
  return this.replace(placeholder, (expression: string, name: string) => {
    const value = valueOf(expression, name);
    return name === 'smart_count' && typeof value === 'number'
      ? value.toLocaleString()
      : String(value);
  });
}

const provider = polyglotI18nProvider(
  () => phrases,
  ENGLISH,
  [{ locale: ENGLISH, name: 'English' }],
  // Server messages go through the same function and are no keys of ours.
  { allowMissing: true, replace: withGroupedCounts },
);

/** A text that a record type does not define itself: that of `records`, with the type's name filled in. */
const recordText = (key: string, options: object): string => {
  const [, resource, text] = RECORD_TEXT.exec(key) ?? [];
  if (!resource || !text) return '';
  const [Type, Types] = [1, 2].map((smart_count) =>
    provider.translate(`resources.${resource}.name`, { smart_count, _: resource }),
  );
  const names = { Type, Types, type: Type?.toLowerCase(), types: Types?.toLowerCase() };
  return provider.translate(`records.${text}`, { ...names, ...options, _: '' });
};

/** Texts in the chosen language; only English until Arabic is added. */
export const i18nProvider: I18nProvider = {
  ...provider,
  // Before react-admin's own fallback `_`, which does not know ours.
  translate: (key, options = {}) =>
    provider.translate(key, { ...options, _: '' }) ||
    recordText(key, options) ||
    (options._ ?? key),
};

const load = async (name: Catalogue) => {
  const texts = await CATALOGUES[name]();
  phrases = { ...phrases, ...texts };
  // Sets the same language, so that the provider reads its phrases again.
  await i18nProvider.changeLocale(ENGLISH);
};

/** Loads texts once; after a failure, the next call retries. */
export const loadTexts = (name: Catalogue = 'later'): Promise<void> => {
  const known =
    loading.get(name) ??
    load(name).catch((error: unknown) => {
      loading.delete(name);
      throw error;
    });
  loading.set(name, known);
  return known;
};
