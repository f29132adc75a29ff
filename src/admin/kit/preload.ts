import { useEffect, useState } from 'react';
import { useLoading } from 'react-admin';

import { whenIdle } from './whenIdle.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches what the next step will need at the first sign of use: after the page has come, before a
 * link is pressed. `load` must be referentially stable.
 */
export const usePreload = (load: () => unknown): void => {
  useEffect(() => {
    const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, start));
    const start = () => {
      stop();
      load();
    };
    SIGNS.forEach((sign) => addEventListener(sign, start, { passive: true }));
    return stop;
  }, [load]);
};

/** True once the first page has all its data and the browser is idle: the time to fetch the rest. */
export const useIsAwake = (): boolean => {
  const isLoading = useLoading();
  const [isAwake, setAwake] = useState(false);
  useEffect(
    () => (isLoading || isAwake ? undefined : whenIdle(() => setAwake(true))),
    [isLoading, isAwake],
  );
  return isAwake;
};
