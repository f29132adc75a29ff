import { createListeners } from '../domain/base/listeners.ts';
import {
  DEFAULT_LOCALIZATION,
  readLocalization,
  type Localization,
} from '../domain/settings/localization.ts';
import { attempt } from './attempt.ts';

/** Survives signing out: it describes the company, not the user, and the first view needs it. */
const KEY = 'qafila.localization';

let current = DEFAULT_LOCALIZATION;
const { subscribe, tell } = createListeners();

const change = (next: Localization) => {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  tell();
};

const restore = (stored: string | null) => {
  const known: unknown = stored ? attempt(() => JSON.parse(stored)) : undefined;
  if (known) change(readLocalization(known));
};

/** As this browser last knew it; the default before that. */
export const localization = {
  /** The same object until it changes. */
  get: (): Localization => current,

  subscribe,

  set: (next: Localization): void => {
    change(next);
    attempt(() => window.localStorage.setItem(KEY, JSON.stringify(next)));
  },

  /** Reads what this browser stored, and follows what other tabs store from now on. */
  start: (): void => {
    restore(attempt(() => window.localStorage.getItem(KEY)) ?? null);
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) restore(newValue);
    });
  },
};
