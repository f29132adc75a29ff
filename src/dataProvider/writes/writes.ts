import { foldKey } from '../../domain/base/fold.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, asNotOffered, isApiError, loaded } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import type { Values } from '../client/values.ts';
import { endpointOf, type Row } from '../endpoints.ts';
import type { Collections } from '../rows/collections.ts';
import { holds, readRow } from '../rows/rows.ts';
import { runBulk } from './bulk.ts';
import { createConflicts } from './conflicts.ts';
import type { VehicleMove } from './moveRequest.ts';
import { callOf, createSettling, findById, recordIn } from './settling.ts';

const without = (values: Values, fields: readonly string[] = []): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

/**
 * Writes that never claim more than the server confirmed and are never sent twice. Where an answer
 * is lost or says too little, the rows are read anew to see what the server did.
 */
export const createWrites = (client: Pick<PhpClient, 'request'>, collections: Collections) => {
  const conflicts = createConflicts();
  const settling = createSettling(client, collections);
  const { send, readToSettle, put } = settling;

  const findByKey = (rows: readonly Row[], key: string | undefined, sent: Values) =>
    key === undefined ? undefined : rows.find((row) => foldKey(row[key]) === foldKey(sent[key]));

  const remove = async (resource: string, id: string): Promise<Row> => {
    const path = callOf(endpointOf(resource).remove);
    const { doubt } = await send(path, { method: 'DELETE', query: { id } }).catch(
      (error: unknown) => {
        if (isApiError(error, 'notFound')) return { doubt: error };
        throw error;
      },
    );
    if (!doubt) return { id };
    const after = await readToSettle(resource);
    const isThere = findById(after, id) !== undefined;
    if (isThere && isApiError(doubt, 'notFound')) asNotOffered(doubt);
    if (isThere || after.truncated) throw doubt;
    return { id };
  };

  const forgetAfter = async <T>(resource: string, write: () => Promise<T>): Promise<T> => {
    try {
      return await write();
    } finally {
      collections.forget(resource);
      // The server writes down who changed what.
      collections.forget(RESOURCES.activity);
    }
  };

  return {
    /** Stores a new record and gives it with its id. */
    create: (resource: string, sent: Values): Promise<Row> =>
      forgetAfter(resource, async () => {
        const endpoint = endpointOf(resource);
        const { naturalKey, secret } = endpoint;
        const shown = without(sent, secret);
        const path = callOf(endpoint.create);
        const before = collections.peek(resource)?.rows ?? [];
        const wasThere = findByKey(before, naturalKey, sent) !== undefined;
        const { answer, doubt } = await send(path, { method: 'POST', json: sent }).catch(
          (error: unknown) => {
            // A browser may repeat a call on a connection that broke; the second one then clashes
            // with the record that the first one made.
            if (isApiError(error, 'conflict') && !wasThere)
              return { doubt: error, answer: undefined };
            return asNotOffered(error);
          },
        );
        const stored = readRow({ ...shown, ...recordIn(answer) }, endpoint);
        if (stored && !doubt) return stored;
        const { rows, truncated } = await readToSettle(resource);
        const found = findByKey(rows, naturalKey, sent);
        if (found && (!doubt || (!wasThere && holds(found, shown)))) return found;
        if (doubt && !truncated) throw doubt;
        if (doubt || !truncated) throw new ApiError('unknownOutcome', { cause: doubt });
        // The server confirmed it; a list that is cut short need not show it.
        return { ...shown, id: String(sent[naturalKey ?? 'id']) };
      }),

    /**
     * Stores what differs from `previous`, the record as the user saw it, on top of the record as
     * the server has it now. What somebody else changed meanwhile in the same fields is a conflict
     * once; saving again replaces it.
     */
    update: (resource: string, id: string, edited: Values, previous: Values): Promise<Row> =>
      forgetAfter(resource, async () => {
        const now = await collections.readAnew(resource);
        const fresh = findById(now, id);
        if (!fresh && !now.truncated) throw new ApiError('notFound', { status: 404 });
        const row = fresh ?? ({ ...previous, id: previous.id ?? id } as Row);
        const changes = conflicts.changesIn(edited, previous);
        conflicts.check(`${resource}/${id}`, changes, previous, row);
        return Object.keys(changes).length === 0 ? row : put(resource, row, changes);
      }),

    /** Gives a driver vehicles that others may have; see `createMove`. */
    move: (request: VehicleMove): Promise<Row> =>
      forgetAfter(RESOURCES.drivers, async () => {
        const { createMove } = await loaded(import('./moves.ts'));
        return createMove(settling, collections, conflicts)(request);
      }),

    /** Gives several records the same values; throws a PartialFailure when some did not get them. */
    updateMany: (resource: string, ids: readonly string[], changes: Values) =>
      forgetAfter(resource, async () => {
        const now = await collections.readAnew(resource);
        return runBulk(ids, async (id) => {
          const row = findById(now, id);
          if (!row) throw new ApiError('notFound', { status: 404 });
          await put(resource, row, changes);
        });
      }),

    /** Deletes a record. One that is gone already counts as deleted. */
    remove: (resource: string, id: string): Promise<Row> =>
      forgetAfter(resource, () => remove(resource, id)),

    /** Deletes several records; throws a PartialFailure when some are still there. */
    removeMany: (resource: string, ids: readonly string[]) =>
      forgetAfter(resource, () => runBulk(ids, (id) => remove(resource, id))),
  };
};
