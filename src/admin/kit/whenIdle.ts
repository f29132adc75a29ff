/** The delay for browsers without requestIdleCallback. */
const MOMENT_MS = 300;

export const whenIdle = (run: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, MOMENT_MS);
  return () => clearTimeout(timer);
};
