import { ApiError } from './apiError.ts';
import { isOutdated } from './calls/release.ts';

export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Offline, a newer build in its place, or neither is known. */
export const notLoaded = async (cause: unknown): Promise<ApiError> => {
  if (isOffline()) return new ApiError('offline', { cause });
  return new ApiError((await isOutdated()) ? 'outdated' : 'notLoaded', { cause });
};

/** If lazy code cannot be fetched, nothing was sent: 'offline', 'outdated' or 'notLoaded'. */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(async (cause: unknown) => {
    throw await notLoaded(cause);
  });
