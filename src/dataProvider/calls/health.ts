import { ApiError, isApiError, type ApiErrorKind } from '../apiError.ts';
import type { Api } from '../client/api.ts';
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
  'callMissing',
  'forbidden',
  'invalid',
  'refused',
  'unauthorized',
  'tooMany',
  'held',
];

export const checkHealth = async (
  { call }: Pick<Api, 'call'>,
  now = () => performance.now(),
): Promise<ApiHealth> => {
  let start = now();
  const took = () => Math.round(now() - start);
  const versionOf = async () => {
    try {
      return recordIn(await call(CALLS.settings, { query: { section: 'update' } })).version;
    } catch (error) {
      if (!isApiError(error, 'notOffered')) throw error;
      // A server that lacks it is judged by a call of the contract.
      start = now();
      await call(CALLS.companyProfile);
      return undefined;
    }
  };
  try {
    const version = await versionOf();
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
