import { attempt } from './attempt.ts';
import { parseSession, type Session } from './parseSession.ts';

export const SESSION_KEY = 'qafila.session';

/** The tab's storage and the browser's, in order of precedence; undefined where blocked. */
export const storages = (): readonly (Storage | undefined)[] => [
  attempt(() => window.sessionStorage),
  attempt(() => window.localStorage),
];

/** Unchecked; null if it is empty or cannot be read. */
export const storedIn = (storage: Storage | undefined): string | null =>
  attempt(() => storage?.getItem(SESSION_KEY)) ?? null;

/** What a reload would find, validated; changes nothing. */
export const storedSession = (): Session | null => {
  for (const storage of storages()) {
    const stored = parseSession(storedIn(storage));
    if (stored) return stored;
  }
  return null;
};
