import { ApiError, isApiError } from '../apiError.ts';
import { isAssumed } from '../endpoints.ts';
import type { PhpAnswer, PhpClient, PhpRequest } from './phpClient.ts';

/**
 * The failure of a call that the server does not have: 'notOffered' where the contract does not promise the
 * call, 'callMissing' where it does.
 */
export const missingCall = (path: string, request: PhpRequest, cause: unknown): ApiError =>
  new ApiError(isAssumed(path, request) ? 'notOffered' : 'callMissing', { cause });

/** The PHP client, remembering which reads this server does not offer. */
export const createApi = (client: Pick<PhpClient, 'request' | 'download'>) => {
  const notOffered = new Set<string>();

  /** Calls, and names the failure if the server lacks the call. */
  const orMissing =
    <Answer>(
      send: (path: string, request?: PhpRequest) => Promise<Answer>,
      ...more: 'notFound'[]
    ) =>
    async (path: string, request: PhpRequest = {}): Promise<Answer> => {
      try {
        return await send(path, request);
      } catch (error) {
        throw isApiError(error, 'notOffered', ...more) ? missingCall(path, request, error) : error;
      }
    };
  const call = orMissing(client.request, 'notFound');

  return {
    request: orMissing(client.request),
    download: orMissing(client.download),
    /**
     * A request that names no record, so a 404 means that the server lacks the call: throws 'notOffered' or
     * 'callMissing'. A read that is not offered is not repeated in this session; a write is, as only users
     * start one.
     */
    call: async (path: string, request: PhpRequest = {}): Promise<PhpAnswer> => {
      // Several settings share one path; their section tells them apart.
      const key = `${path}?${request.query?.section ?? ''}`;
      const isRead = (request.method ?? 'GET') === 'GET';
      if (isRead && notOffered.has(key)) throw new ApiError('notOffered');
      try {
        return await call(path, request);
      } catch (error) {
        if (isRead && isApiError(error, 'notOffered')) notOffered.add(key);
        throw error;
      }
    },
  };
};
export type Api = ReturnType<typeof createApi>;
