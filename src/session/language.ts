import { isLanguage, type Digits, type Language } from '../domain/settings/language.ts';
import { attempt } from './attempt.ts';

/** Read by `firstPaint.js` too. */
const KEY = 'qafila.language';

/** The digits of Arabic. */
const DIGITS_KEY = 'qafila.digits';

const keyOf = (key: string, userId: string) => `${key}.${userId}`;

const read = (key: string): unknown =>
  attempt(() => JSON.parse(window.localStorage.getItem(key) ?? 'null') as unknown);

const write = (key: string, value: string, userId?: string) => {
  for (const place of userId ? [key, keyOf(key, userId)] : [key]) {
    attempt(() => window.localStorage.setItem(place, JSON.stringify(value)));
  }
};

const languageAt = (key: string): Language | undefined => {
  const stored = read(key);
  return isLanguage(stored) ? stored : undefined;
};

export const chosenLanguage = {
  last: (): Language | undefined => languageAt(KEY),

  of: (userId: string): Language | undefined => languageAt(keyOf(KEY, userId)),

  set: (language: string, userId?: string): void => write(KEY, language, userId),

  /** The digits that a user chose here for Arabic, or else whoever chose last. */
  digits: (userId = ''): Digits =>
    (read(keyOf(DIGITS_KEY, userId)) ?? read(DIGITS_KEY)) === 'arab' ? 'arab' : 'latn',

  setDigits: (digits: Digits, userId?: string): void => write(DIGITS_KEY, digits, userId),
};
