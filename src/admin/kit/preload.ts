import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { whenIdle } from './whenIdle.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs at the first user interaction. Returns a function that cancels it. */
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
 * Fetches what the next step will need at the first user interaction: after the page has loaded, before a
 * link is pressed. `load` must be referentially stable.
 */
export const usePreload = (load: () => unknown): void => {
  useEffect(() => onFirstInteraction(() => void load()), [load]);
};

/** Runs the steps one by one, each when the browser is idle, so that the user's actions go first. */
export const inTurn = (steps: readonly (() => void)[]): (() => void) => {
  const [first, ...others] = steps;
  if (!first) return () => {};
  let stop = whenIdle(() => {
    first();
    stop = inTurn(others);
  });
  return () => stop();
};

/**
 * True once the page is in use, has all its data, and the browser is idle: the time to fetch the rest. With
 * `atLatestMs`, what must show without any interaction becomes true after that many milliseconds.
 */
export const useIsReadyToPrefetch = (atLatestMs?: number): boolean => {
  const client = useQueryClient();
  const [isUsed, setUsed] = useState(false);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    const timer = atLatestMs === undefined ? undefined : setTimeout(use, atLatestMs);
    const stop = onFirstInteraction(use);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [atLatestMs]);
  useEffect(() => {
    if (!isUsed || isAwake) return;
    let stopWaiting: (() => void) | undefined;
    // Asked of the caches instead of `useLoading`, which would redraw the page's frame for every request.
    const wait = () => {
      stopWaiting?.();
      const isLoading = client.isFetching() + client.isMutating() > 0;
      stopWaiting = isLoading ? undefined : whenIdle(() => setAwake(true));
    };
    wait();
    const stops = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(wait),
    );
    return () => {
      stopWaiting?.();
      for (const stop of stops) stop();
    };
  }, [client, isUsed, isAwake]);
  return isAwake;
};
