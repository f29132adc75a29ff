import { attempt } from './attempt.ts';

const KEY = 'qafila.welcome';

/** Left by the sign-in page for the page that it opens. */
export const leaveWelcome = (): void => {
  attempt(() => window.sessionStorage.setItem(KEY, '1'));
};

/** True once after signing in: the time to say 'Welcome back!'. */
export const takeWelcome = (): boolean => {
  const left = attempt(() => window.sessionStorage.getItem(KEY)) === '1';
  if (left) attempt(() => window.sessionStorage.removeItem(KEY));
  return left;
};
