import { foldKey } from '../base/fold.ts';
import { grouped } from '../base/grouped.ts';
import type { Driver } from './drivers.ts';

type Named = Pick<Driver, 'id' | 'name' | 'driver_id'>;

/** By record id, the company's IDs of drivers whose name others have too. */
export const namesakes = (drivers: readonly Named[]): ReadonlyMap<number, string> => {
  const byName = grouped(drivers, ({ name }) => foldKey(name));
  const shared = [...byName.values()].filter(({ length }) => length > 1).flat();
  return new Map(shared.map(({ id, driver_id }) => [id, driver_id]));
};
