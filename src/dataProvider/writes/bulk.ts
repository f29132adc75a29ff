import { ApiError, isApiError, outcomeIsOpen } from '../apiError.ts';

/** What a bulk action came to before it ended. */
export interface BulkOutcome {
  done: string[];
  /** Refused by the server: as they were. */
  failed: string[];
  /** Nobody knows whether the server did these. */
  uncertain: string[];
  /** Not begun, because the server could no longer be reached or no longer takes the session. */
  untried: string[];
}

/** A bulk action that did not go through for all of its records. */
export class PartialFailure extends ApiError {
  readonly outcome: BulkOutcome;

  constructor(outcome: BulkOutcome, cause: unknown) {
    super('partial', { cause });
    this.outcome = outcome;
  }
}

/** After these the next record would fail alike. */
const endsTheRun = (error: unknown) =>
  isApiError(error, 'offline', 'network', 'timeout', 'unauthorized', 'forbidden', 'notOffered');

const isUncertain = (error: unknown) => outcomeIsOpen(error) || isApiError(error, 'unknownOutcome');

/**
 * Does the same to several records, one call after the other, so that a server is not flooded and a
 * failure can be told by record.
 */
export const runBulk = async (
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<void> => {
  const outcome: BulkOutcome = { done: [], failed: [], uncertain: [], untried: [] };
  let failure: unknown;
  for (const [index, id] of ids.entries()) {
    try {
      await change(id);
      outcome.done.push(id);
    } catch (error) {
      failure = error;
      outcome[isUncertain(error) ? 'uncertain' : 'failed'].push(id);
      if (!endsTheRun(error)) continue;
      outcome.untried.push(...ids.slice(index + 1));
      break;
    }
  }
  if (failure !== undefined) throw new PartialFailure(outcome, failure);
};
