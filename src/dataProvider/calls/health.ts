import { ApiError, isApiError, type ApiErrorKind } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { CALLS } from '../endpoints.ts';
import { recordIn } from '../writes/settling.ts';

/** How a light call to the API went. */
export interface ApiHealth {
  /** Whole milliseconds until the answer, or until it was given up. */
  took: number;
  /**
   * Well: answered in the language of the API, also where it refuses or lacks the call. Faulty: it
   * broke, or something else answered. Silent: no answer came.
   */
  state: 'well' | 'faulty' | 'silent';
  failure?: ApiErrorKind;
  /** What the server says of its own version, where it says so. */
  version?: string;
}

/** Nobody answered. */
const SILENT: readonly ApiErrorKind[] = ['aborted', 'offline', 'network', 'timeout'];

/** Whoever answers so has understood the call. */
const UNDERSTOOD: readonly ApiErrorKind[] = [
  'notFound',
  'notOffered',
  'forbidden',
  'invalid',
  'refused',
  'unauthorized',
  'tooMany',
];

/** Asks the API for next to nothing, and tells how that went. It never fails. */
export const checkHealth = async (
  client: Pick<PhpClient, 'request'>,
  now = () => performance.now(),
): Promise<ApiHealth> => {
  const start = now();
  const took = () => Math.round(now() - start);
  try {
    const answer = await client.request(CALLS.settings, { query: { section: 'update' } });
    const { version } = recordIn(answer);
    return {
      took: took(),
      state: 'well',
      ...(typeof version === 'string' && version !== '' && { version }),
    };
  } catch (error) {
    const { kind } = isApiError(error) ? error : new ApiError('network');
    const answered = UNDERSTOOD.includes(kind) ? 'well' : 'faulty';
    return { took: took(), state: SILENT.includes(kind) ? 'silent' : answered, failure: kind };
  }
};
