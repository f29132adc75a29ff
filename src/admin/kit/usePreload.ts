import { useEffect } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches what the next step will need at the first sign that somebody is there: after the page has
 * come, before a link is pressed. `load` must be the same function each time.
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
