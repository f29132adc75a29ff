import { attempt } from './attempt.ts';

const KEY = 'qafila.welcome';

/** How the user arrived: by signing in, with a new account, or with a new account through Google. */
const WELCOMES = ['back', 'created', 'google'] as const;
type Welcome = (typeof WELCOMES)[number];

/** Called on sign-in pages, for the page that opens next. */
export const storeWelcome = (welcome: Welcome): void => {
  attempt(() => window.sessionStorage.setItem(KEY, welcome));
};

/** Only once, on the first page after signing in. */
export const consumeWelcome = (): Welcome | undefined => {
  const left = attempt(() => window.sessionStorage.getItem(KEY));
  if (left) attempt(() => window.sessionStorage.removeItem(KEY));
  return WELCOMES.find((welcome) => welcome === left);
};
