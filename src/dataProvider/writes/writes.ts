import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { loaded } from '../loaded.ts';
import type { RunControl } from '../rows/paged.ts';
import { findById, type Row } from '../rows/rows.ts';
import { runBulk } from './bulk.ts';
import { pathOf, recordToConfirm, sendWrite, type SentWrite } from './confirmWrite.ts';
import { changesIn, refuseConflicts } from './conflicts.ts';
import { putOver } from './put.ts';
import { verify, type ConfirmedChange } from './verify.ts';

export interface BulkMeta {
  /** The rows as the user saw them. */
  seen?: readonly Row[];
  control?: RunControl;
}

/** Afterwards the rows of the record type and the activity log are read again. */
export const forgetAfter = async <T>(
  { collections }: Pick<Context, 'collections'>,
  resource: string,
  write: () => Promise<T>,
  forget: (written: T | undefined) => void = () => collections.forget(resource),
): Promise<T> => {
  let written: T | undefined;
  try {
    written = await write();
    return written;
  } finally {
    forget(written);
    for (const name of endpointOf(resource).changes ?? []) collections.forget(name);
    // The server logs who changed what.
    collections.forget(RESOURCES.activity);
  }
};

/** One that is already gone counts as deleted. */
export const removeRow = async (
  { api, collections }: Pick<Context, 'api' | 'collections'>,
  resource: string,
  id: string,
): Promise<Row> => {
  const path = pathOf(endpointOf(resource).remove);
  const call = { method: 'DELETE', query: { id } } as const;
  const { unconfirmed } = await sendWrite(api.request, path, call).catch(
    (error: unknown): SentWrite => {
      if (isApiError(error, 'notFound')) return { unconfirmed: error };
      throw error;
    },
  );
  if (!unconfirmed) return { id };
  const { row, truncated } = await recordToConfirm(collections, resource, id);
  const isThere = row !== undefined;
  if (isThere && isApiError(unconfirmed, 'notFound')) {
    throw api.missing(path, call, unconfirmed);
  }
  if (isThere || truncated) throw unconfirmed;
  return { id };
};

/**
 * They never report more than the server confirmed and are never sent twice: if an answer is lost
 * or says too little, the rows are read again.
 */
export const createWrites = (context: Context) => {
  const { collections } = context;

  const update = async (resource: string, id: string, edited: object, previous: object) => {
    const { row: found, truncated } = await collections.readRecord(resource, id);
    if (!found && !truncated) throw new ApiError('notFound', { status: 404 });
    const row: Row = found ?? { id, ...previous };
    const changes = changesIn(edited, previous);
    if (Object.keys(changes).length === 0) return { before: row, changes, stored: row };
    const check = (stored: Row) => refuseConflicts(changes, previous, stored);
    return { changes, ...(await putOver(context, resource, row, changes, check)) };
  };

  /** Without an id it is a new record. */
  const writeOne = (resource: string, id: string | undefined, write: () => Promise<Row>) =>
    forgetAfter(context, resource, write, (stored) => {
      if (stored) collections.enter(resource, id ?? String(stored.id), stored);
      else collections.forget(resource);
    });

  return {
    /** Returns the record with its id. */
    create: (resource: string, sent: Values) =>
      writeOne(resource, undefined, async () => {
        const { create } = await loaded(import('./create.ts'));
        return create(context, resource, sent);
      }),

    /**
     * As `saveSingleton`, for a record; throws 'notKept' if the server confirms it but still has
     * the old values.
     */
    update: async (resource: string, id: string, edited: object, previous: object) => {
      const change = await forgetAfter(
        context,
        resource,
        () => update(resource, id, edited, previous),
        (changed) => {
          if (changed) collections.enter(resource, id, changed.stored);
          else collections.forget(resource);
        },
      );
      return verify(context, resource, change);
    },

    /** As `update`, for several records. */
    updateMany: async (
      resource: string,
      ids: readonly string[],
      changes: Values,
      { seen = [], control }: BulkMeta = {},
    ) => {
      const confirmed = new Map<string, ConfirmedChange>();
      await forgetAfter(context, resource, async () => {
        const { rows } = await collections.readSome(resource, { id: ids });
        const change = async (id: string) => {
          const row = findById<Row>(rows, id);
          if (!row) throw new ApiError('notFound', { status: 404 });
          const check = (stored: Row) =>
            refuseConflicts(changes, findById(seen, id) ?? row, stored);
          const stored = await putOver(context, resource, row, changes, check);
          confirmed.set(id, { changes, ...stored });
        };
        return runBulk(ids, change, control);
      });
      // Of a long list each record would be read by itself.
      if (collections.isLong(resource)) return;
      await runBulk(ids, async (id) => {
        const change = confirmed.get(id);
        if (change) await verify(context, resource, change);
      });
    },

    /** One that is already gone counts as deleted. */
    remove: (resource: string, id: string) =>
      forgetAfter(
        context,
        resource,
        () => removeRow(context, resource, id),
        (removed) => {
          if (removed) collections.enter(resource, id, undefined);
          else collections.forget(resource);
        },
      ),

    removeMany: (resource: string, ids: readonly string[], { control }: BulkMeta = {}) =>
      forgetAfter(context, resource, () =>
        runBulk(ids, (id) => removeRow(context, resource, id), control),
      ),
  };
};
