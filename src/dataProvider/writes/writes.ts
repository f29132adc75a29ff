import { foldKey } from '../../domain/base/fold.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { shapeOf, typeOf } from '../rows/recordTypes.ts';
import { findById, holds, readRow, recordIn, type Row } from '../rows/rows.ts';
import { runBulk } from './bulk.ts';
import { pathOf, readToConfirm, sendWrite, type SentWrite } from './confirmWrite.ts';
import { changesIn } from './conflicts.ts';
import { put } from './put.ts';

const without = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

const writeOnlyIn = ({ fields }: AnyRecordType) =>
  Object.keys(fields).filter((name) => fields[name]?.writeOnly);

const keyIn = (row: object, key: string) => {
  const values: Values = { ...row };
  return foldKey(values[key]);
};

/** Runs a write, after which the rows of its record type and the activity log are read anew. */
export const forgetAfter = async <T>(
  { collections }: Pick<Context, 'collections'>,
  resource: string,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } finally {
    collections.forget(resource);
    // The server logs who changed what.
    collections.forget(RESOURCES.activity);
  }
};

/**
 * Writes that never claim more than the server confirmed and are never sent twice. If an answer is lost
 * or says too little, the rows are read again to see what the server did.
 */
export const createWrites = (context: Context) => {
  const { api, collections, conflicts } = context;

  const create = async (resource: string, sent: Values): Promise<Row> => {
    const endpoint = endpointOf(resource);
    const type = await typeOf(resource);
    const { key } = type;
    const visible = without(sent, writeOnlyIn(type));
    const findSent = (rows: readonly Row[]) =>
      key && rows.find((row) => keyIn(row, key) === keyIn(sent, key));
    const existedBefore = Boolean(findSent(collections.peek(resource)?.rows ?? []));

    const { answer, unconfirmed } = await sendWrite(api.call, pathOf(endpoint.create), {
      method: 'POST',
      json: sent,
    }).catch((error: unknown): SentWrite => {
      // A browser may repeat a call when its connection breaks; the repetition then clashes with
      // the record that the first attempt created.
      if (isApiError(error, 'conflict') && !existedBefore) return { unconfirmed: error };
      throw error;
    });
    const stored = readRow({ ...visible, ...recordIn(answer) }, await shapeOf(resource));
    if (stored && !unconfirmed) return stored;

    const { rows, truncated } = await readToConfirm(collections, resource);
    const found = findSent(rows);
    if (found && (!unconfirmed || (!existedBefore && holds(found, visible)))) return found;
    if (unconfirmed && !truncated) throw unconfirmed;
    if (unconfirmed || !truncated) throw new ApiError('unknownOutcome', { cause: unconfirmed });
    // The server confirmed it, and its list is too short to show it.
    return { ...visible, id: String(sent[key ?? 'id']) };
  };

  const update = async (
    resource: string,
    id: string,
    edited: object,
    previous: object,
  ): Promise<Row> => {
    const { rows, truncated } = await collections.readAnew(resource);
    const found = findById<Row>(rows, id);
    if (!found && !truncated) throw new ApiError('notFound', { status: 404 });
    const row: Row = found ?? { id, ...previous };
    const changes = changesIn(edited, previous);
    conflicts.check(`${resource}/${id}`, changes, previous, row);
    return Object.keys(changes).length === 0 ? row : put(context, resource, row, changes);
  };

  const remove = async (resource: string, id: string): Promise<Row> => {
    const path = pathOf(endpointOf(resource).remove);
    const { unconfirmed } = await sendWrite(api.request, path, {
      method: 'DELETE',
      query: { id },
    }).catch((error: unknown): SentWrite => {
      if (isApiError(error, 'notFound')) return { unconfirmed: error };
      throw error;
    });
    if (!unconfirmed) return { id };
    const { rows, truncated } = await readToConfirm(collections, resource);
    const isThere = findById<Row>(rows, id) !== undefined;
    if (isThere && isApiError(unconfirmed, 'notFound')) {
      throw new ApiError('notOffered', { cause: unconfirmed });
    }
    if (isThere || truncated) throw unconfirmed;
    return { id };
  };

  return {
    /** Stores a new record and gives it with its id. */
    create: (resource: string, sent: Values) =>
      forgetAfter(context, resource, () => create(resource, sent)),

    /**
     * Stores what differs from `previous`, the record as the user saw it, on top of the record as
     * the server has it now. If someone else changed the same fields meanwhile, that is reported as
     * a conflict once; saving again replaces it.
     */
    update: (resource: string, id: string, edited: object, previous: object) =>
      forgetAfter(context, resource, () => update(resource, id, edited, previous)),

    /** Gives several records the same values; throws a PartialFailure when some did not get them. */
    updateMany: (resource: string, ids: readonly string[], changes: Values) =>
      forgetAfter(context, resource, async () => {
        const { rows } = await collections.readAnew(resource);
        return runBulk(ids, async (id) => {
          const row = findById<Row>(rows, id);
          if (!row) throw new ApiError('notFound', { status: 404 });
          await put(context, resource, row, changes);
        });
      }),

    /** Deletes a record. One that is gone already counts as deleted. */
    remove: (resource: string, id: string) =>
      forgetAfter(context, resource, () => remove(resource, id)),

    /** Deletes several records; throws a PartialFailure when some are still there. */
    removeMany: (resource: string, ids: readonly string[]) =>
      forgetAfter(context, resource, () => runBulk(ids, (id) => remove(resource, id))),
  };
};
