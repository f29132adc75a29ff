import { attempt } from './attempt.ts';

const KEY = 'qafila.handover';

/**
 * Passes on a session that storage would not take, in this tab's history entry: no other site can
 * read it or put one there.
 */
export const openWithHandover = (path: string, stored: string): void => {
  window.history.replaceState({ [KEY]: stored }, '', path);
  window.location.reload();
};

/** Only once, so that nothing stays in the history. */
export const takeHandover = (): string | null => {
  const state: unknown = attempt(() => window.history.state as unknown);
  if (typeof state !== 'object' || state === null || !(KEY in state)) return null;
  attempt(() => window.history.replaceState(null, ''));
  const stored = state[KEY];
  return typeof stored === 'string' ? stored : null;
};
