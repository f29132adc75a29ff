import { ApiError } from './apiError.ts';

/**
 * Does the same to several records, one call after the other, so that a server is not flooded and a
 * failure can be told by count. Gives the ids that went through; throws 'partial' when some did not.
 */
export const forEachId = async <Id>(
  ids: readonly Id[],
  change: (id: Id) => Promise<unknown>,
): Promise<{ data: Id[] }> => {
  const done: Id[] = [];
  let failure: unknown;
  for (const id of ids) {
    try {
      await change(id);
      done.push(id);
    } catch (error) {
      failure = error;
    }
  }
  if (failure === undefined) return { data: done };
  if (done.length === 0) throw failure;
  throw new PartialFailure(done.length, ids.length, failure);
};

/** Some records of a bulk action were changed and some were not. */
export class PartialFailure extends ApiError {
  readonly done: number;
  readonly total: number;

  constructor(done: number, total: number, cause: unknown) {
    super('partial', { cause });
    this.done = done;
    this.total = total;
  }
}
