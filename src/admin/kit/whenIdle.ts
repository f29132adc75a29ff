/** Browsers that cannot tell when they are idle are given a moment instead. */
const MOMENT_MS = 300;

/** Runs once the page is painted and the browser has nothing better to do; answers how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, MOMENT_MS);
  return () => clearTimeout(timer);
};
