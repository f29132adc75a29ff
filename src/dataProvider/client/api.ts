import { ApiError, isApiError } from '../apiError.ts';
import type { PhpAnswer, PhpClient, PhpRequest } from './phpClient.ts';

/** The PHP client, remembering which reads this server does not offer. */
export const createApi = (client: Pick<PhpClient, 'request' | 'download'>) => {
  const notOffered = new Set<string>();
  return {
    ...client,
    /**
     * A request that names no record, so a 404 means that the server lacks the call: throws 'notOffered'.
     * Such a read is not repeated in this session; a write is, as only users start one.
     */
    call: async (path: string, request: PhpRequest = {}): Promise<PhpAnswer> => {
      // Several settings share one path; their section tells them apart.
      const key = `${path}?${request.query?.section ?? ''}`;
      const isRead = (request.method ?? 'GET') === 'GET';
      if (isRead && notOffered.has(key)) throw new ApiError('notOffered');
      try {
        return await client.request(path, request);
      } catch (error) {
        if (!isApiError(error, 'notFound', 'notOffered')) throw error;
        if (isRead) notOffered.add(key);
        throw new ApiError('notOffered', { cause: error });
      }
    },
  };
};
export type Api = ReturnType<typeof createApi>;
