import { ApiError, isApiError } from '../apiError.ts';
import { isAssumed } from '../endpoints.ts';
import { createMissingCalls } from './missingCalls.ts';
import type { PhpAnswer, PhpClient, PhpRequest } from './phpClient.ts';

/** By their addresses. */
export interface Refusals {
  has: (read: string) => boolean;
  add: (read: string) => void;
}

/**
 * Remembers the calls that this server does not offer, the reads that it refuses, and how long it
 * wants a call left alone.
 */
export const createApi = (
  client: Pick<PhpClient, 'request' | 'download'>,
  refusals: Refusals = new Set<string>(),
) => {
  const missingCalls = createMissingCalls();
  const hold = createHold();
  const answered = new Set<string>();

  /**
   * 'callMissing' where the contract promises the call; otherwise 'notOffered', which is
   * remembered.
   */
  const missing = (path: string, request: PhpRequest, cause: unknown): ApiError => {
    if (!isAssumed(path, request)) return new ApiError('callMissing', { cause });
    missingCalls.add(path, request);
    return new ApiError('notOffered', { cause });
  };

  const orMissing =
    <Answer>(send: Send<Answer>, ...more: 'notFound'[]) =>
    async (path: string, request: PhpRequest = {}): Promise<Answer> => {
      if (missingCalls.has(path, request)) throw new ApiError('notOffered');
      try {
        return await send(path, request);
      } catch (error) {
        throw isApiError(error, 'notOffered', ...more) ? missing(path, request, error) : error;
      }
    };
  const request = hold(client.request);
  const send = orMissing(request, 'notFound');

  const callUnless =
    (isRefused: Refusals['has']) =>
    async (path: string, request: PhpRequest = {}): Promise<PhpAnswer> => {
      const { method = 'GET', query = {} } = request;
      const isRead = method === 'GET';
      // Which rows of a list are asked for says nothing about the right to read it.
      const whole = `${path}?${query.section ?? query.id ?? ''}`;
      const part = whole + JSON.stringify(query);
      const refused = isRead && [whole, part].find(isRefused);
      if (refused) throw new ApiError('forbidden', { read: refused });
      try {
        const answer = await send(path, request);
        if (isRead) answered.add(whole);
        return answer;
      } catch (error) {
        if (isRead && isApiError(error, 'forbidden')) {
          // Whoever may read other rows of it, such as those of a branch, still may.
          error.read = answered.has(whole) ? part : whole;
          refusals.add(error.read);
        }
        throw error;
      }
    };

  return {
    missingCalls,
    missing,
    request: orMissing(request),
    /** For taking back half of a change, which the server may not have to wait for. */
    atOnce: { request: orMissing(client.request) },
    download: orMissing(hold(client.download)),
    /**
     * A 404 means that the server lacks the call: throws 'notOffered' or 'callMissing'. What is not
     * offered, and a read that is refused (403), is not sent again.
     */
    call: callUnless((address) => refusals.has(address)),
    /** For a change that the user wants: what was refused is asked for again. */
    anew: { call: callUnless(() => false) },
  };
};
export type Api = ReturnType<typeof createApi>;

type Send<Answer> = (path: string, request?: PhpRequest) => Promise<Answer>;

/** A timer set for just as long may fire a little early. */
const EARLY_MS = 50;

/**
 * Holds calls back for as long as the server wants them left alone (Retry-After), whichever screen
 * makes them; they fail with 'held'. Forgotten when the page is loaded anew.
 */
const createHold = () => {
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
