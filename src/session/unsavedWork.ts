import { attempt } from './attempt.ts';

/**
 * Whether leaving this page would lose something typed. Asked as the browser itself asks before it
 * closes a tab: a form that has something to lose objects.
 */
export const hasUnsavedWork = (): boolean =>
  attempt(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) ?? false;
