/** The delay for browsers without requestIdleCallback. */
const MOMENT_MS = 300;

/** Runs once the page is painted and the browser is idle; returns a function that cancels it. */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, MOMENT_MS);
  return () => clearTimeout(timer);
};
