import { ApiError, isApiError, isOutcomeUnknown } from '../apiError.ts';
import type { RunControl } from '../rows/paged.ts';

interface BulkOutcome {
  done: string[];
  /** Refused by the server, or the one before which the user ended the run: unchanged. */
  failed: string[];
  /** It is unknown whether the server changed these. */
  uncertain: string[];
  /** Not sent, because an earlier failure would have repeated, or the user ended the run. */
  untried: string[];
}

/** A bulk action that did not succeed for all of its records. */
export class PartialFailure extends ApiError {
  readonly outcome: BulkOutcome;

  constructor(outcome: BulkOutcome, cause: unknown) {
    super('partial', { cause });
    this.outcome = outcome;
  }
}

/** After these the next record would fail in the same way. */
const stopsRun = (error: unknown) =>
  isApiError(
    error,
    'aborted',
    'offline',
    'outdated',
    'notLoaded',
    'network',
    'timeout',
    'unauthorized',
    'forbidden',
    'notOffered',
    'callMissing',
  );

/** Whether the server may have stored the write, as far as could be found out. */
export const isUncertain = (error: unknown) =>
  isOutcomeUnknown(error) || isApiError(error, 'unknownOutcome');

/**
 * One call after the other, which shows what failed and does not flood the server. Throws a
 * PartialFailure unless all succeeded.
 */
export const runBulk = async (
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  { signal, onProgress }: RunControl = {},
): Promise<void> => {
  const outcome: BulkOutcome = { done: [], failed: [], uncertain: [], untried: [] };
  let failure: unknown;
  for (const [index, id] of ids.entries()) {
    try {
      onProgress?.(index, ids.length);
      if (signal?.aborted) throw new ApiError('aborted');
      await change(id);
      outcome.done.push(id);
    } catch (error) {
      failure = error;
      outcome[isUncertain(error) ? 'uncertain' : 'failed'].push(id);
      if (!stopsRun(error)) continue;
      outcome.untried.push(...ids.slice(index + 1));
      break;
    }
  }
  if (failure !== undefined) throw new PartialFailure(outcome, failure);
};
