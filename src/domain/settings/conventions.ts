import { DEFAULT_LOCALIZATION, type Localization } from './localization.ts';

let current = DEFAULT_LOCALIZATION;
const listeners = new Set<() => void>();

/**
 * What the company works by. The one place that the rules of `domain` take it from where they are
 * not told otherwise: a figure, a list and the bell cannot reckon differently. The same object until
 * it changes.
 */
export const conventions = (): Localization => current;

/** Makes these the company's from now on, and tells whoever follows. */
export const setConventions = (next: Localization): void => {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
};

/** Tells of every change; gives back the way to stop. Fits useSyncExternalStore. */
export const followConventions = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Runs something at once by other conventions: a server that keeps its own, or a test. */
export const withConventions = <T>(others: Localization, run: () => T): T => {
  const before = current;
  current = others;
  try {
    return run();
  } finally {
    current = before;
  }
};
