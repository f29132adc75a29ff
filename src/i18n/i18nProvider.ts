import type { I18nProvider } from 'react-admin';

import { PAPER_TYPES } from '../domain/base/expiryKinds.ts';
import { showCount, writeFor } from '../domain/base/formats.ts';
import { createListeners } from '../domain/base/listeners.ts';
import { directionOf, localeOf, type Digits, type Language } from '../domain/settings/language.ts';
import { fill } from './fill.ts';

type Texts = Readonly<Record<string, unknown>>;

/** The texts of the first view, of all other screens, and of single pages. */
const CATALOGUES = {
  en: {
    first: async () => (await import('./en/index.ts')).en,
    later: async () => (await import('./en/later.ts')).later,
    importing: async () => ({ importing: (await import('./en/pages/import.ts')).importing }),
    dieselReports: async () => ({
      dieselReports: (await import('./en/pages/dieselReports.ts')).dieselReports,
    }),
    serverPages: async () => (await import('./en/pages/serverPages.ts')).serverPages,
  },
  ar: {
    first: async () => (await import('./ar/index.ts')).ar,
    later: async () => (await import('./ar/later.ts')).later,
    importing: async () => ({ importing: (await import('./ar/pages/import.ts')).importing }),
    dieselReports: async () => ({
      dieselReports: (await import('./ar/pages/dieselReports.ts')).dieselReports,
    }),
    serverPages: async () => (await import('./ar/pages/serverPages.ts')).serverPages,
  },
} satisfies Record<Language, Record<string, () => Promise<Texts>>>;
export type Catalogue = keyof (typeof CATALOGUES)['en'];

const html = typeof document === 'undefined' ? undefined : document.documentElement;

let current: Language = html?.lang === 'ar' ? 'ar' : 'en';
let phrases: Texts = {};
const known = new Map<string, string>();
const inUse = new Set<Catalogue>();

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const textAt = (key: string): string => {
  const text = known.get(key);
  if (text !== undefined) return text;
  const found = key
    .split('.')
    .reduce<unknown>(
      (within, name) => (isTexts(within) && Object.hasOwn(within, name) ? within[name] : ''),
      phrases,
    );
  const read = typeof found === 'string' ? found : '';
  known.set(key, read);
  return read;
};

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const rules = new Map<Language, Intl.PluralRules>();

/** English has two forms, Arabic six. */
const formOf = (text: string, count: number): string => {
  const forms = text.split(' |||| ');
  if (forms.length === 1) return text;
  const rule = rules.get(current) ?? new Intl.PluralRules(current);
  rules.set(current, rule);
  const { pluralCategories } = rule.resolvedOptions();
  const names = FORMS.filter((name) => pluralCategories.includes(name));
  return forms[names.indexOf(rule.select(count))] ?? text;
};

const write = (key: string, options: Texts): string => {
  const { count: plain, days = plain, smart_count: count = days ?? 1 } = options;
  const form = formOf(textAt(key), Number(count));
  return fill(
    form,
    typeof count === 'number' ? { ...options, smart_count: showCount(count) } : options,
  );
};

const RECORD_TEXT = /^resources\.([^.]+)\.(.+)$/;

/** That of `records`, with the type's name filled in. */
const recordText = (key: string, options: Texts): string => {
  const [, resource, text] = RECORD_TEXT.exec(key) ?? [];
  if (!resource || !text || !textAt(`records.${text}`)) return '';
  const [Type, Types] = [1, 2].map(
    (smart_count) => write(`resources.${resource}.name`, { smart_count }) || resource,
  );
  const names = { Type, Types, type: Type?.toLowerCase(), types: Types?.toLowerCase() };
  // The forms of the name that Arabic sentences need (`ar/forms.ts`).
  const forms = ['one', 'the', 'all', 'ofAll', 'some', 'counted', 'ofCounted'].map((form) => [
    form,
    write(`resources.${resource}.forms.${form}`, options),
  ]);
  return write(`records.${text}`, { ...names, ...Object.fromEntries(forms), ...options });
};

/** The name of a record type that is a paper itself is also that of its kind. */
const NAMES_OF_KINDS: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  Object.entries<string>(PAPER_TYPES).map(([kind, resource]) => [
    `common.expiryKinds.${kind}`,
    `resources.${resource}.name`,
  ]),
);

export const i18nProvider: I18nProvider = {
  translate: (key, options: Texts = {}) => {
    const { _: otherwise } = options;
    return (
      write(NAMES_OF_KINDS[key] ?? key, options) ||
      recordText(key, options) ||
      (typeof otherwise === 'string' ? otherwise : key)
    );
  },
  // react-admin starts every screen anew for another locale: `language` only draws them again.
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

const add = (texts: Texts) => {
  const { resources } = phrases;
  const more = isTexts(texts['resources']) ? texts['resources'] : {};
  phrases = { ...phrases, ...texts, resources: { ...(isTexts(resources) && resources), ...more } };
  known.clear();
};

const load = async (name: Catalogue) => {
  inUse.add(name);
  const wanted = current;
  // The later ones replace some of the first, so they come second.
  const [texts] = await Promise.all([
    CATALOGUES[wanted][name](),
    name === 'first' || loadTexts('first'),
  ]);
  // If the language has been changed meanwhile, they came with it.
  if (wanted === current) add(texts);
};

const loading = new Map<Catalogue, Promise<void>>();

/** Loads texts once; after a failure, the next call retries. */
export const loadTexts = (name: Catalogue = 'later'): Promise<void> => {
  const promise =
    loading.get(name) ??
    load(name).catch((error: unknown) => {
      loading.delete(name);
      throw error;
    });
  loading.set(name, promise);
  return promise;
};

const { subscribe, tell } = createListeners();
/** Counts the changes of language that were asked for. */
let asked = 0;
let provider = { ...i18nProvider };

export const language = {
  get: (): Language => current,

  /** `i18nProvider`, as a new object after every change. */
  provider: (): I18nProvider => provider,

  subscribe,

  /**
   * Loads the same texts in another language and shows them everywhere. Nothing changes if that
   * fails, or if another language has been asked for meanwhile.
   */
  set: async (next: Language, digits?: Digits): Promise<void> => {
    const turn = (asked += 1);
    const names = [...inUse];
    const all = await Promise.all(names.map((name) => CATALOGUES[next][name]()));
    if (turn !== asked) return;
    // A screen may have come to need more texts meanwhile.
    if (names.length < inUse.size) return language.set(next, digits);
    current = next;
    phrases = {};
    for (const texts of all) add(texts);
    writeFor(localeOf(next, digits));
    if (html) Object.assign(html, { lang: next, dir: directionOf(next) });
    provider = { ...i18nProvider };
    tell();
  },
};

writeFor(localeOf(current));
