import { useEffect, useState } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';

/** In seconds; 0 if the server doesn't say. */
export const useRetryWait = (error: unknown): number => {
  const seconds = isApiError(error) ? (error.retryAfter ?? 0) : 0;
  const [passed, setPassed] = useState({ error: undefined as unknown, seconds: 0 });
  useEffect(() => {
    if (seconds === 0) return undefined;
    const from = Date.now();
    const tick = () => {
      const since = (Date.now() - from) / 1000;
      setPassed({ error, seconds: since });
      if (since >= seconds) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [error, seconds]);
  return Math.max(0, Math.ceil(seconds - (passed.error === error ? passed.seconds : 0)));
};
