import { ApiError, isApiError, type ApiErrorKind } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { CALLS } from '../endpoints.ts';
import { recordIn } from '../rows/rows.ts';

/** The result of a light call to the API. */
export interface ApiHealth {
  /** Whole milliseconds until the answer, or until the timeout. */
  took: number;
  /**
   * Well: the API answered, even if it refused or lacks the call. Faulty: the API failed, or something else
   * answered. Silent: no answer.
   */
  state: 'well' | 'faulty' | 'silent';
  failure?: ApiErrorKind;
  /** The server's version, if it sends one. */
  version?: string;
}

const SILENT: readonly ApiErrorKind[] = ['aborted', 'offline', 'network', 'timeout'];

/** Answers of a server that understood the call. */
const UNDERSTOOD: readonly ApiErrorKind[] = [
  'notFound',
  'notOffered',
  'forbidden',
  'invalid',
  'refused',
  'unauthorized',
  'tooMany',
];

/** Makes a light call to the API and reports the result; never fails. */
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
