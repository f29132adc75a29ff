import { ApiError } from './apiError.ts';
import { isOutdated } from './calls/release.ts';

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Why code of this app could not be fetched: no network, a newer build in its place, or neither is known. */
export const notLoaded = async (cause: unknown): Promise<ApiError> => {
  if (isOffline()) return new ApiError('offline', { cause });
  return new ApiError((await isOutdated()) ? 'outdated' : 'notLoaded', { cause });
};

/**
 * Awaits lazily imported code. If it cannot be fetched, nothing was sent: the error is 'offline', 'outdated'
 * or 'notLoaded'.
 */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(async (cause: unknown) => {
    throw await notLoaded(cause);
  });
