import { describe, expect, it } from 'vitest';

import { buildDriver } from '../../src/testing/builders.ts';
import { COLLECTION_NAMES, type Dataset } from './collections.ts';
import { memoryDatabase } from './store.ts';

const drivers = [1, 2, 3].map((id) => ({
  ...buildDriver({ id, driver_id: `D-${id}` }),
  row_version: 1,
}));
const newDriver = (driver_id: string) => {
  const { id: _id, ...fields } = buildDriver({ id: 0, driver_id });
  return fields;
};
const data = {
  ...Object.fromEntries(COLLECTION_NAMES.map((name) => [name, []])),
  drivers,
} as unknown as Dataset;

describe('a write', () => {
  it('that fails leaves all rows as they were, in their order', async () => {
    const database = memoryDatabase(data);
    const failing = database.write(async (inside) => {
      await inside.drivers.patch(3, { name: 'Other' });
      await inside.drivers.delete(1);
      await inside.drivers.insert(newDriver('D-4'));
      await inside.drivers.delete(2);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await database.store.drivers.all()).toEqual(drivers);
  });

  it('waits for the one before', async () => {
    const database = memoryDatabase(data);
    const addOne = () =>
      database.write(async (inside) => {
        const count = await inside.drivers.count();
        await inside.drivers.insert(newDriver(`D-${count + 1}`));
      });
    await Promise.all([addOne(), addOne(), addOne()]);
    const ids = (await database.store.drivers.all()).map(({ driver_id }) => driver_id);
    expect(ids).toEqual(['D-1', 'D-2', 'D-3', 'D-4', 'D-5', 'D-6']);
  });
});
