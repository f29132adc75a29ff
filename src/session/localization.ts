import { conventions, setConventions } from '../domain/settings/conventions.ts';
import { readLocalization, type Localization } from '../domain/settings/localization.ts';
import { attempt } from './attempt.ts';

/** Nothing of a user: the company's own conventions, so that the first view reckons by them. */
const KEY = 'qafila.localization';

const restore = (stored: string | null | undefined) => {
  const known: unknown = stored ? attempt(() => JSON.parse(stored)) : undefined;
  if (known) setConventions(readLocalization(known));
};

/** Takes up what this browser last knew, and from now on what another tab learns. */
export const startConventions = (): void => {
  restore(attempt(() => window.localStorage.getItem(KEY)));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) restore(newValue);
  });
};

/** Makes these the company's conventions here, and keeps them for the next start of this browser. */
export const keepConventions = (next: Localization): void => {
  setConventions(next);
  attempt(() => window.localStorage.setItem(KEY, JSON.stringify(conventions())));
};
