import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The delay for browsers without requestIdleCallback. */
const MOMENT_MS = 300;
/** A busy browser may never be idle. */
const LONGEST_MS = 3000;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run, { timeout: LONGEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, MOMENT_MS);
  return () => clearTimeout(timer);
};

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

const onFirstInteraction = (run: () => void): (() => void) => {
  const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, start));
  const start = () => {
    stop();
    run();
  };
  SIGNS.forEach((sign) => addEventListener(sign, start, { passive: true }));
  return stop;
};

/**
 * At the first user interaction: after the page has loaded, before a link is pressed. `load` must
 * be referentially stable.
 */
export const usePreload = (load: () => unknown): void => {
  useEffect(() => onFirstInteraction(() => void load()), [load]);
};

/** One by one, each when the browser is idle, so that the user's actions go first. */
export const inTurn = (steps: readonly (() => void)[]): (() => void) => {
  const [first, ...others] = steps;
  if (!first) return () => {};
  let stop = whenIdle(() => {
    first();
    stop = inTurn(others);
  });
  return () => stop();
};

/** True once the page has all its data and the browser is idle: the time for the rest. */
export const useIsSettled = (): boolean => {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    let stopWaiting: (() => void) | undefined;
    // Asked of the caches instead of `useLoading`, which would redraw the page's frame for every request.
    const wait = () => {
      stopWaiting?.();
      const isLoading = client.isFetching() + client.isMutating() > 0;
      stopWaiting = isLoading ? undefined : whenIdle(() => setSettled(true));
    };
    wait();
    const stops = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(wait),
    );
    return () => {
      stopWaiting?.();
      for (const stop of stops) stop();
    };
  }, [client, isSettled]);
  return isSettled;
};
