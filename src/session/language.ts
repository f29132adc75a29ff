import { isLanguage, type Digits, type Language } from '../domain/settings/language.ts';
import { attempt } from './attempt.ts';

/** Read by `firstPaint.js` too. */
const KEY = 'qafila.language';

const read = (key: string): Language | undefined => {
  const stored: unknown = attempt(() => JSON.parse(window.localStorage.getItem(key) ?? 'null'));
  return isLanguage(stored) ? stored : undefined;
};

const keyOf = (userId: string) => `${KEY}.${userId}`;

/** The digits of Arabic. */
const DIGITS_KEY = 'qafila.digits';

export const chosenLanguage = {
  last: (): Language | undefined => read(KEY),

  of: (userId: string): Language | undefined => read(keyOf(userId)),

  /** The digits that were chosen here for Arabic. */
  digits: (): Digits =>
    attempt(() => window.localStorage.getItem(DIGITS_KEY)) === 'arab' ? 'arab' : 'latn',

  setDigits: (digits: Digits): void => {
    attempt(() => window.localStorage.setItem(DIGITS_KEY, digits));
  },

  set: (language: string, userId?: string): void => {
    for (const key of userId ? [KEY, keyOf(userId)] : [KEY]) {
      attempt(() => window.localStorage.setItem(key, JSON.stringify(language)));
    }
  },
};
