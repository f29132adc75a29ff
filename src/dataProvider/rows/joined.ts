import type { Join } from '../../domain/records/recordType.ts';
import type { ResourceName } from '../../domain/records/resources.ts';
import { isApiError } from '../apiError.ts';
import type { Collections } from './collections.ts';
import { typeOf } from './recordTypes.ts';
import type { Row } from './rows.ts';

export type Joining = Pick<Collections, 'read' | 'readSome' | 'isPaged'>;

interface Known {
  from: readonly (readonly object[])[];
  rows: readonly Row[];
}

const NONE: readonly object[] = [];
const LOST = { rows: NONE, truncated: true };

/** The last result for given rows, so that the same rows give the same array. */
const lastJoined = new WeakMap<readonly Row[], Known>();

/** A list that fails adds nothing. */
export const joined = async (
  collections: Joining,
  own: Promise<readonly Row[]>,
  join: Join,
): Promise<readonly Row[]> => {
  const readOther = async (name: ResourceName) => {
    try {
      if (!join.narrow || !collections.isPaged(name)) return await collections.read(name);
      const found = await collections.readSome(name, join.narrow(await own, name));
      return { ...found, isNarrow: true as const };
    } catch (error) {
      if (isApiError(error)) return LOST;
      throw error;
    }
  };
  const [rows, types, lists] = await Promise.all([
    own,
    Promise.all(join.types.map(typeOf)),
    Promise.all(join.types.map(readOther)),
  ]);
  const from = lists.map((list) => list.rows);
  const known = lastJoined.get(rows);
  if (known && from.every((list, index) => list === known.from[index])) return known.rows;
  const others = types.map((type, index) => {
    const list = lists[index] ?? LOST;
    const isNarrow = 'isNarrow' in list && { isNarrow: true as const };
    return { type, rows: list.rows, isWhole: !list.truncated, ...isNarrow };
  });
  const found = join.rows(rows, others) as readonly Row[];
  lastJoined.set(rows, { from, rows: found });
  return found;
};
