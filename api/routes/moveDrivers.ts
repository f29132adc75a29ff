import type { Driver } from '../../src/domain/fleet/drivers.ts';
import { ROW_VERSION } from '../../src/domain/records/rowVersion.ts';
import type { Api } from '../api.ts';
import { invalid, isJson, ok, Refusal, type Call, type Json, type Reply } from '../call.ts';
import { driverKind } from '../records/drivers.ts';
import { checked, refuseClash, refuseOutdated, replaceRow } from '../records/recordKind.ts';
import type { Route } from '../route.ts';

const MOST_MOVES = 100;

interface Move {
  id: number;
  changes: Json;
  row_version: unknown;
}

const readMove = (value: unknown): Move => {
  const move = isJson(value) ? value : {};
  const id = Number(move['id']);
  const { changes, row_version } = move;
  if (Number.isInteger(id) && isJson(changes)) return { id, changes, row_version };
  throw invalid({ moves: 'Each move needs an id and changes' });
};

const readMoves = ({ body }: Call): Move[] => {
  const { moves } = body;
  if (!Array.isArray(moves) || moves.length === 0) throw invalid({ moves: 'Moves are needed' });
  if (moves.length > MOST_MOVES) throw invalid({ moves: `Moves are ${MOST_MOVES} at most` });
  const all = moves.map(readMove);
  // Of two, only the last would be stored.
  if (new Set(all.map(({ id }) => id)).size < all.length) {
    throw invalid({ moves: 'Each move needs an id of its own' });
  }
  return all;
};

/** A driver who is gone is a conflict: a 404 would mean that the server lacks the call. */
const moved = async ({ id, changes, row_version }: Move, api: Api): Promise<Driver> => {
  const before = await api.store.drivers.get(id);
  if (!before) throw new Refusal(409, `There is no driver with the id ${id} any more`);
  refuseOutdated({ headers: {}, body: { [ROW_VERSION]: row_version } }, before, driverKind.noun);
  return { ...before, ...(await checked(driverKind, api, changes, before)), id };
};

/** All or none. */
const moveDrivers = async (call: Call, api: Api): Promise<Reply> => {
  const rows: Driver[] = [];
  for (const move of readMoves(call)) rows.push(await moved(move, api));
  const stored: Driver[] = [];
  for (const row of rows) stored.push(await replaceRow(driverKind, api, call, row));
  // A clash takes back what was stored.
  for (const row of rows) await refuseClash(driverKind, api, { ...row });
  return ok({ success: true, data: stored });
};

/** POST {moves: [{id, changes, row_version?}]}: what one driver loses and another gets is stored as one change. */
export const moveRoute = (path: string): Route => ({
  method: 'POST',
  path,
  access: { resource: driverKind.resource, action: 'edit' },
  assumed: true,
  handle: moveDrivers,
});
