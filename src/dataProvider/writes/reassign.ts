import { moveOf, takenBy } from '../../domain/assignments/assignment.ts';
import { VEHICLE_FIELDS } from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ROW_VERSION } from '../../domain/records/rowVersion.ts';
import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS } from '../endpoints.ts';
import { findById, holds, type Row } from '../rows/rows.ts';
import { readToConfirm, sendWrite } from './confirmWrite.ts';
import { changesIn, refuseConflicts } from './conflicts.ts';
import { put, putOver } from './put.ts';
import type { Reassignment } from './reassignment.ts';
import { verify } from './verify.ts';
import { forgetAfter } from './writes.ts';

const DRIVERS = RESOURCES.drivers;

interface Change {
  row: Driver;
  changes: Values;
}

/** Rejects takeovers that the user has not confirmed. */
const refuseUnconfirmed = (
  drivers: readonly Driver[],
  driver: number,
  { requested, confirmedTakeovers = {} }: Reassignment,
) => {
  const taken = takenBy(drivers, driver, requested);
  const unconfirmed = VEHICLE_FIELDS.filter(
    (field) => taken[field] && taken[field].id !== confirmedTakeovers[field],
  );
  if (unconfirmed.length === 0) return;
  throw new ApiError('conflict', {
    errors: Object.fromEntries(unconfirmed.map((field) => [field, 'validation.vehicleTaken'])),
  });
};

const changesOf = (
  drivers: readonly Driver[],
  driver: Driver,
  { requested }: Reassignment,
  edited: Values,
): Change[] => {
  const moves = moveOf(drivers, driver.id, requested);
  const others = moves.flatMap(({ id, changes }) => {
    const row = id === driver.id ? undefined : findById(drivers, id);
    return row ? [{ row, changes }] : [];
  });
  const own = { ...edited, ...moves.find(({ id }) => id === driver.id)?.changes };
  return Object.keys(own).length > 0 ? [...others, { row: driver, changes: own }] : others;
};

const before = ({ row, changes }: Change): Values => {
  const values: Values = { ...row };
  return Object.fromEntries(Object.keys(changes).map((field) => [field, values[field]]));
};

/** Throws the failure, or 'partiallyReassigned', unless the server has all changes. */
const confirm = async ({ collections }: Context, all: readonly Change[], failure: unknown) => {
  const ids = all.map(({ row }) => row.id);
  const { rows } = await readToConfirm(() => collections.readSome(DRIVERS, { id: ids }));
  const hasAll = (expected: (change: Change) => Values) =>
    all.every((change) => {
      const row = findById(rows, change.row.id);
      return row !== undefined && holds(row, expected(change));
    });
  if (hasAll(({ changes }) => changes)) return;
  if (hasAll(before)) throw failure;
  throw new ApiError('partiallyReassigned', { cause: failure });
};

const storeOneByOne = async (context: Context, all: readonly Change[]): Promise<void> => {
  const done: Change[] = [];
  try {
    for (const change of all) {
      await put(context, DRIVERS, change.row, change.changes);
      done.push(change);
    }
  } catch (failure) {
    const undo = { ...context, api: { ...context.api, ...context.api.atOnce } };
    for (const change of done.toReversed()) {
      // Which version it is by now, only a server says that answers in full.
      const changed = { ...change.row, ...change.changes, [ROW_VERSION]: undefined };
      await put(undo, DRIVERS, changed, before(change)).catch(() => null);
    }
    await confirm(context, all, failure);
  }
};

const storeTogether = async (context: Context, all: readonly Change[]): Promise<void> => {
  const moves = all.map(({ row, changes }) => ({ id: row.id, changes }));
  const call = { method: 'POST', json: { moves } } as const;
  try {
    const { unconfirmed } = await sendWrite(context.api.call, CALLS.reassign, call);
    if (unconfirmed) await confirm(context, all, unconfirmed);
  } catch (error) {
    if (!isApiError(error, 'notOffered')) throw error;
    await storeOneByOne(context, all);
  }
};

const store = async (
  context: Context,
  reassignment: Reassignment,
): Promise<{ stored: Row; all: readonly Change[] }> => {
  const { collections } = context;
  const { edited, previous, requested } = reassignment;
  const holders = VEHICLE_FIELDS.flatMap((field) => {
    const vehicle = requested[field] ?? null;
    return vehicle === null ? [] : [{ [field]: vehicle }];
  });
  const own = { id: [reassignment.driver] };
  const { rows, truncated } = await collections.readSome(DRIVERS, own, ...holders);
  const row = findById(rows, reassignment.driver);
  if (!row) throw new ApiError(truncated ? 'beyondList' : 'notFound');
  refuseUnconfirmed(rows, row.id, reassignment);
  const changes = edited && previous ? changesIn(edited, previous) : {};
  if (previous) refuseConflicts(changes, previous, row);
  const all = changesOf(rows, row, reassignment, changes);
  const [only] = all;
  if (!only) return { stored: row, all };
  if (all.length === 1 && only.row === row) {
    const check = (now: Row) => previous && refuseConflicts(changes, previous, now);
    const { stored } = await putOver(context, DRIVERS, row, only.changes, check);
    return { stored, all };
  }
  await storeTogether(context, all);
  return { stored: { ...row, ...changes, ...requested }, all };
};

/**
 * All or nothing. If the server has no call for it, drivers are saved one by one and restored if
 * one fails. Throws 'partiallyReassigned' if restoring fails too, and 'notKept' if the server
 * confirmed it and a driver still has what he had.
 */
export const reassign = async (context: Context, reassignment: Reassignment): Promise<Row> => {
  const { stored, all } = await forgetAfter(context, DRIVERS, () => store(context, reassignment));
  for (const { row, changes } of all) {
    const own = { ...row, ...changes };
    await verify(context, DRIVERS, { before: row, changes, stored: own });
  }
  return stored;
};
