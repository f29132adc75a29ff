import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import type { Row } from '../rows/rows.ts';
import { isUncertain } from './bulk.ts';
import { refuseConflicts } from './conflicts.ts';
import { putOver } from './put.ts';
import { createSharedRead, type SharedRead } from './sharedRead.ts';
import { forgetAfter, removeRow } from './writes.ts';

/** A record that must still have certain values before it is changed or deleted. */
export interface ExpectedRecord {
  id: string;
  before: Values;
}

export interface ExpectedChange extends ExpectedRecord {
  after: Values;
}

/** The result of one of several writes: the record as stored, or why not and what the server has. */
export type Settled = { stored: Row } | { error: ApiError; found?: Row };

type Job = Pick<Context, 'api' | 'collections'>;

const asError = (error: unknown): ApiError =>
  isApiError(error) ? error : new ApiError('unknownOutcome', { cause: error });

/** Reads the records, then sends all writes at the same time, each with its own outcome. */
const writeEach = <Expected extends ExpectedRecord>(
  context: Job,
  resource: string,
  expected: readonly Expected[],
  shared: SharedRead,
  write: (row: Row, one: Expected, read: Map<string, Row>) => Promise<Row>,
): Promise<Settled[]> =>
  forgetAfter(context, resource, async () => {
    const { byId, truncated } = await shared.read(
      context.collections,
      resource,
      expected.map(({ id }) => id),
    );
    const settle = async (one: Expected): Promise<Settled> => {
      const found = byId.get(one.id);
      if (!found) return { error: new ApiError(truncated ? 'beyondList' : 'notFound') };
      try {
        return { stored: await write(found, one, byId) };
      } catch (error) {
        const failure = asError(error);
        if (isUncertain(failure)) shared.forget();
        return { error: failure, found };
      }
    };
    return Promise.all(expected.map(settle));
  });

/**
 * At the same time, on top of what the server has now. A record with neither the expected values
 * nor the new ones is a conflict and stays. Fails as a whole only if the records cannot be read;
 * then nothing was sent.
 */
export const updateEach = (
  context: Job,
  resource: string,
  changes: readonly ExpectedChange[],
  shared: SharedRead = createSharedRead(),
): Promise<Settled[]> =>
  writeEach(context, resource, changes, shared, async (found, { id, before, after }, read) => {
    const check = (row: Row) => refuseConflicts(after, before, row);
    const { stored } = await putOver(context, resource, found, after, check);
    read.set(id, stored);
    return stored;
  });

/** At the same time, except those that no longer have the expected values. */
export const removeEach = (
  context: Job,
  resource: string,
  records: readonly ExpectedRecord[],
  shared: SharedRead = createSharedRead(),
): Promise<Settled[]> =>
  writeEach(context, resource, records, shared, async (found, { id, before }, read) => {
    refuseConflicts(before, before, found);
    const removed = await removeRow(context, resource, id);
    read.delete(id);
    return removed;
  });
