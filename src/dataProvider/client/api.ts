import { ApiError, isApiError } from '../apiError.ts';
import type { PhpAnswer, PhpClient, PhpRequest } from './phpClient.ts';
import { isValues } from './values.ts';

/** Several settings share one path; their `section` tells them apart. */
const keyOf = (path: string, { method = 'GET', query, json }: PhpRequest): string => {
  const section = query?.section ?? (isValues(json) ? json.section : undefined);
  return JSON.stringify([method, path, section]);
};

/** The PHP client, with a memory of the calls that this server does not offer. */
export const createApi = (client: Pick<PhpClient, 'request' | 'download'>) => {
  const notOffered = new Set<string>();
  return {
    ...client,
    /**
     * A request that names no record, so that a 404 can only mean that the server lacks the call.
     * Throws 'notOffered' then, and from then on without asking again.
     */
    call: async (path: string, request: PhpRequest = {}): Promise<PhpAnswer> => {
      const key = keyOf(path, request);
      if (notOffered.has(key)) throw new ApiError('notOffered');
      try {
        return await client.request(path, request);
      } catch (error) {
        if (!isApiError(error, 'notFound', 'notOffered')) throw error;
        notOffered.add(key);
        throw new ApiError('notOffered', { cause: error });
      }
    },
  };
};
export type Api = ReturnType<typeof createApi>;
