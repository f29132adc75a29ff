import { useEffect, useState } from 'react';
import { useLoading } from 'react-admin';

import { whenIdle } from './whenIdle.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs at the first sign of use. Returns a function that cancels it. */
const atFirstSign = (run: () => void): (() => void) => {
  const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, start));
  const start = () => {
    stop();
    run();
  };
  SIGNS.forEach((sign) => addEventListener(sign, start, { passive: true }));
  return stop;
};

/**
 * Fetches what the next step will need at the first sign of use: after the page has come, before a
 * link is pressed. `load` must be referentially stable.
 */
export const usePreload = (load: () => unknown): void => {
  useEffect(() => atFirstSign(() => void load()), [load]);
};

/** Takes one step after the other, each when the browser is idle: what the user does goes first. */
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
 * True once the page is in use, has all its data, and the browser is idle: the time to fetch
 * the rest. What is to be seen without any use can be had after so many milliseconds.
 */
export const useIsAwake = (atLatestMs?: number): boolean => {
  const isLoading = useLoading();
  const [isUsed, setUsed] = useState(false);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    const timer = atLatestMs === undefined ? undefined : setTimeout(use, atLatestMs);
    const stop = atFirstSign(use);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [atLatestMs]);
  useEffect(
    () => (!isUsed || isLoading || isAwake ? undefined : whenIdle(() => setAwake(true))),
    [isUsed, isLoading, isAwake],
  );
  return isAwake;
};
