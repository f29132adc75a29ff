import { useCallback, useSyncExternalStore } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';

export const asksToWait = (error: unknown): boolean =>
  isApiError(error) && Boolean(error.retryAfter);

/** In seconds; 0 if the server doesn't say. */
export const useRetryWait = (error: unknown): number => {
  const { retryAt = 0 } = isApiError(error) ? error : {};
  const everySecond = useCallback(
    (tick: () => void) => {
      const timer = setInterval(() => {
        tick();
        if (Date.now() >= retryAt) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [retryAt],
  );
  return useSyncExternalStore(everySecond, () =>
    Math.max(0, Math.ceil((retryAt - Date.now()) / 1000)),
  );
};
