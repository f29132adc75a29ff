import type { Join, TypedRows } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

type Row = Readonly<Record<string, unknown>>;

const LOAD = 'load_state';

const has = (field: string) => (row: object) => field in row;

const takenIn = (drivers: TypedRows | undefined): ReadonlySet<string> | undefined => {
  if (!drivers?.isWhole || !drivers.rows.some(has('trailer_id'))) return undefined;
  return new Set(drivers.rows.map((row) => String((row as Row)['trailer_id'])));
};

/**
 * Where no trailer of a server says whether it is empty, one that no driver has counts as empty.
 * `is_free` is absent if the drivers are not all known.
 */
export const freeTrailers: Join = {
  types: [RESOURCES.drivers],
  isNeeded: (rows) => rows.length > 0 && !rows.some(has(LOAD)),
  rows: (trailers: readonly Row[], [drivers]) => {
    const taken = takenIn(drivers);
    return taken
      ? trailers.map((row) => ({ ...row, is_free: !taken.has(String(row['id'])) }))
      : trailers;
  },
  answers: { [LOAD]: 'is_free' },
};

/** As stored; a free one is empty where that is not stored. */
export const isLoadedAs = (row: { load_state?: unknown; is_free?: unknown }, wanted: string) =>
  LOAD in row ? row.load_state === wanted : wanted === 'empty' && row.is_free === true;
