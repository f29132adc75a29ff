import { useEffect, useState } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { isOutdated } from '../../../dataProvider/calls/release.ts';
import { renewFailed } from '../lazyScreen.ts';
import { useIsOnline } from '../useIsOnline.ts';

/** Its code could not be fetched for one of three reasons, or it crashed. */
type ScreenProblem = 'offline' | 'outdated' | 'notLoaded' | 'crashed';

/** In the words of Chromium, Firefox, Safari and Vite. */
const NOT_FETCHED =
  /dynamically imported module|importing a module script|loading (?:css )?chunk|preload css/i;

const isNotFetched = (error: Error) =>
  isApiError(error, 'offline', 'outdated', 'notLoaded') || NOT_FETCHED.test(error.message);

/** A screen whose code is missing is tried again as soon as the browser is online. */
export const useScreenProblem = (error: Error, retry: () => void): ScreenProblem => {
  const isOnline = useIsOnline();
  const isFetch = isNotFetched(error);
  const [isOld, setOld] = useState(false);
  useEffect(renewFailed, []);
  useEffect(() => {
    if (!isFetch) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFetch, retry]);
  useEffect(() => {
    if (isFetch && isOnline) void isOutdated().then(setOld);
  }, [isFetch, isOnline]);
  if (!isFetch) return 'crashed';
  if (!isOnline) return 'offline';
  return isOld ? 'outdated' : 'notLoaded';
};
