import { ApiError, isApiError } from '../apiError.ts';
import { isAssumed } from '../endpoints.ts';
import { createMissingCalls } from './missingCalls.ts';
import type { PhpClient, PhpRequest } from './phpClient.ts';

/** The PHP client, remembering which calls this server does not offer. */
export const createApi = (client: Pick<PhpClient, 'request' | 'download'>) => {
  const missingCalls = createMissingCalls();

  /**
   * The failure of a call that the server does not have: 'notOffered' where the contract does not promise the
   * call, which is remembered, and 'callMissing' where it does.
   */
  const missing = (path: string, request: PhpRequest, cause: unknown): ApiError => {
    if (!isAssumed(path, request)) return new ApiError('callMissing', { cause });
    missingCalls.add(path, request);
    return new ApiError('notOffered', { cause });
  };

  /** Calls, and names the failure if the server lacks the call. */
  const orMissing =
    <Answer>(
      send: (path: string, request?: PhpRequest) => Promise<Answer>,
      ...more: 'notFound'[]
    ) =>
    async (path: string, request: PhpRequest = {}): Promise<Answer> => {
      if (missingCalls.has(path, request)) throw new ApiError('notOffered');
      try {
        return await send(path, request);
      } catch (error) {
        throw isApiError(error, 'notOffered', ...more) ? missing(path, request, error) : error;
      }
    };
  return {
    missingCalls,
    missing,
    request: orMissing(client.request),
    download: orMissing(client.download),
    /**
     * A request that names no record, so a 404 means that the server lacks the call: throws 'notOffered' or
     * 'callMissing'. What is not offered is not sent again.
     */
    call: orMissing(client.request, 'notFound'),
  };
};
export type Api = ReturnType<typeof createApi>;
