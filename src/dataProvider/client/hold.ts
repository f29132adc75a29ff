import { ApiError, isApiError } from '../apiError.ts';
import type { PhpRequest } from './phpClient.ts';

export type Send<Answer> = (path: string, request?: PhpRequest) => Promise<Answer>;

/** A timer set for just as long may fire a little early. */
const EARLY_MS = 50;

/**
 * Holds calls back for as long as the server wants them left alone (Retry-After), whichever screen
 * makes them; they fail with 'held'. Forgotten when the page is loaded anew.
 */
export const createHold = () => {
  const refusals = new Map<string, ApiError>();
  return <Answer>(send: Send<Answer>): Send<Answer> =>
    async (path, request = {}) => {
      const call = `${request.method ?? 'GET'} ${path}`;
      const { retryAt = 0, serverMessage } = refusals.get(call) ?? {};
      const retryAfter = Math.ceil((retryAt - EARLY_MS - Date.now()) / 1000);
      if (retryAfter > 0) throw new ApiError('held', { retryAfter, serverMessage });
      try {
        return await send(path, request);
      } catch (error) {
        if (isApiError(error) && error.retryAfter) refusals.set(call, error);
        throw error;
      }
    };
};
