import { moveOf, takenBy } from '../../domain/assignments/assignment.ts';
import { VEHICLE_FIELDS, type VehicleWish } from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import { CALLS, type Row } from '../endpoints.ts';
import type { Collection, Collections } from '../rows/collections.ts';
import { holds } from '../rows/rows.ts';
import type { Conflicts } from './conflicts.ts';
import type { Agreement, VehicleMove } from './moveRequest.ts';
import { findById, type Settling } from './settling.ts';

const DRIVERS = RESOURCES.drivers;

/** What becomes of one driver. */
interface Change {
  row: Row;
  changes: Values;
}

/** Nobody loses a vehicle of whom the user did not know it. */
const refuseUnasked = (
  drivers: readonly Driver[],
  driver: number,
  wish: VehicleWish,
  agreed: Agreement,
) => {
  const taken = takenBy(drivers, driver, wish);
  const unasked = VEHICLE_FIELDS.filter(
    (field) => taken[field] && taken[field].id !== agreed[field],
  );
  if (unasked.length === 0) return;
  throw new ApiError('conflict', {
    errors: Object.fromEntries(unasked.map((field) => [field, 'validation.vehicleTaken'])),
  });
};

/** All changes that belong together: those of the move, and what else of the driver was edited. */
const changesOf = (now: Collection, driver: Row, wish: VehicleWish, edited: Values): Change[] => {
  const moves = moveOf(now.rows as unknown as Driver[], Number(driver.id), wish);
  const others = moves
    .filter(({ id }) => id !== driver.id)
    .flatMap(({ id, changes }) => {
      const row = findById(now, id);
      return row ? [{ row, changes }] : [];
    });
  const own = { ...edited, ...moves.find(({ id }) => id === driver.id)?.changes };
  return Object.keys(own).length > 0 ? [...others, { row: driver, changes: own }] : others;
};

const before = ({ row, changes }: Change): Values =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, row[field]]));

/**
 * Gives a driver vehicles, taking them from whoever has them: all of it is stored or nothing. Where
 * the server has no call for that, the drivers are put one after the other, and put back when one
 * fails. Throws 'halfMoved' when even that did not restore what was.
 */
export const createMove = (
  { send, readToSettle, put }: Settling,
  collections: Collections,
  conflicts: Conflicts,
) => {
  /** Looks at what the server has: ends well if all is stored, else tells what is true. */
  const settle = async (all: readonly Change[], failure: unknown): Promise<void> => {
    const after = await readToSettle(DRIVERS);
    const isAll = (wanted: (change: Change) => Values) =>
      all.every((change) => {
        const row = findById(after, change.row.id);
        return row !== undefined && holds(row, wanted(change));
      });
    if (isAll(({ changes }) => changes)) return;
    if (isAll(before)) throw failure;
    throw new ApiError('halfMoved', { cause: failure });
  };

  const oneByOne = async (all: readonly Change[]): Promise<void> => {
    const done: Change[] = [];
    try {
      for (const change of all) {
        await put(DRIVERS, change.row, change.changes);
        done.push(change);
      }
    } catch (failure) {
      for (const change of done.toReversed()) {
        await put(DRIVERS, { ...change.row, ...change.changes }, before(change)).catch(() => null);
      }
      await settle(all, failure);
    }
  };

  const together = async (all: readonly Change[]): Promise<void> => {
    const moves = all.map(({ row, changes }) => ({ id: row.id, changes }));
    const sent = await send(CALLS.moveVehicles, { method: 'POST', json: { moves } }).catch(
      (error: unknown) => {
        if (isApiError(error, 'notFound')) return 'notOffered' as const;
        throw error;
      },
    );
    if (sent === 'notOffered') await oneByOne(all);
    else if (sent.doubt) await settle(all, sent.doubt);
  };

  return async ({ driver, wish, agreed = {}, edited, previous }: VehicleMove): Promise<Row> => {
    const now = await collections.readAnew(DRIVERS);
    const row = findById(now, driver);
    if (!row) throw new ApiError(now.truncated ? 'beyondList' : 'notFound');
    refuseUnasked(now.rows as unknown as Driver[], Number(row.id), wish, agreed);
    const changes = edited && previous ? conflicts.changesIn(edited, previous) : {};
    if (previous) conflicts.check(`${DRIVERS}/${row.id}`, changes, previous, row);
    const all = changesOf(now, row, wish, changes);
    const [only] = all;
    if (!only) return row;
    if (all.length === 1 && only.row === row) return put(DRIVERS, row, only.changes);
    await together(all);
    return { ...row, ...changes, ...wish };
  };
};
