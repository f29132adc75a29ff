import { attempt } from './attempt.ts';

/**
 * Whether leaving this page would lose something typed. Asks as the browser itself does before it closes a
 * tab: a form with something to lose objects.
 */
export const hasUnsavedWork = (): boolean =>
  attempt(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) ?? false;
