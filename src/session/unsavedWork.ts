import { attempt } from './attempt.ts';

/** Asks as the browser does before it closes a tab: a form with something to lose objects. */
export const hasUnsavedWork = (): boolean =>
  attempt(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) ?? false;
