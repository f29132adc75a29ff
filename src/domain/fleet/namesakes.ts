import { foldKey } from '../base/fold.ts';
import type { Driver } from './drivers.ts';

type Named = Pick<Driver, 'id' | 'name' | 'driver_id'>;

/** By record id, the company's IDs of drivers whose name others have too. */
export const namesakes = (drivers: readonly Named[]): ReadonlyMap<number, string> => {
  const byName = new Map<string, Named[]>();
  for (const driver of drivers) {
    const key = foldKey(driver.name);
    byName.set(key, [...(byName.get(key) ?? []), driver]);
  }
  const shared = [...byName.values()].filter(({ length }) => length > 1).flat();
  return new Map(shared.map(({ id, driver_id }) => [id, driver_id]));
};
