import { ApiError, isApiError, type ApiErrorKind } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { CALLS } from '../endpoints.ts';
import { recordIn } from '../rows/rows.ts';

export interface ApiHealth {
  /** Whole milliseconds until the answer, or until the timeout. */
  took: number;
  /** Well: it answered, even with a refusal. Faulty: it failed, or something else answered. */
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
  'held',
];

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
