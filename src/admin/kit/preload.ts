import { useEffect, useState } from 'react';
import { useLoading } from 'react-admin';

import { whenIdle } from './whenIdle.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs at the first user interaction. Returns a function that cancels it. */
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
 * Fetches what the next step will need at the first user interaction: after the page has loaded, before a
 * link is pressed. `load` must be referentially stable.
 */
export const usePreload = (load: () => unknown): void => {
  useEffect(() => atFirstSign(() => void load()), [load]);
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
