import { attempt } from './attempt.ts';

const KEY = 'qafila.welcome';

/** How somebody came in: signed in, with a new account, or with a new account by Google. */
const WELCOMES = ['back', 'created', 'google'] as const;
export type Welcome = (typeof WELCOMES)[number];

/** Left by the pages for signing in for the page that they open. */
export const leaveWelcome = (welcome: Welcome): void => {
  attempt(() => window.sessionStorage.setItem(KEY, welcome));
};

/** Once after signing in: what to say on the first page. */
export const takeWelcome = (): Welcome | undefined => {
  const left = attempt(() => window.sessionStorage.getItem(KEY));
  if (left) attempt(() => window.sessionStorage.removeItem(KEY));
  return WELCOMES.find((welcome) => welcome === left);
};
