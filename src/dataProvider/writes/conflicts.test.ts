import { expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { LIST, testApi } from '../testing.ts';

const DRIVERS = RESOURCES.drivers;

const api = testApi();

it('leaves alone what someone else changed in other fields', async () => {
  const [mine, theirs] = [api.provider(), api.provider()];
  const { data } = await mine.getList(DRIVERS, LIST);
  const driver = data[0];
  const edit = { id: driver.id, previousData: driver };
  await theirs.update(DRIVERS, { ...edit, data: { ...driver, phone: '+971 50 000 0001' } });
  await mine.update(DRIVERS, { ...edit, data: { ...driver, uae_number: '7' } });
  await mine.updateMany(DRIVERS, { ids: [driver.id], data: { status: 'cancelled' } });
  expect((await api.stored()).find(({ id }) => id === driver.id)).toMatchObject({
    phone: '+971 50 000 0001',
    uae_number: '7',
    status: 'cancelled',
  });
});

it('replaces what someone else changed in the same field only once the user has seen it', async () => {
  const [mine, theirs] = [api.provider(), api.provider()];
  const { data } = await mine.getList(DRIVERS, LIST);
  const driver = data[0];
  const store = (provider: typeof mine, name: string, previousData: object) =>
    provider.update(DRIVERS, { id: driver.id, data: { ...driver, name }, previousData });
  const refused = (name: string) => ({
    kind: 'changedElsewhere',
    body: { errors: { name: expect.any(String) } },
    found: expect.objectContaining({ name }),
  });
  await store(theirs, 'Theirs', driver);
  await expect(store(mine, 'Mine', driver)).rejects.toMatchObject(refused('Theirs'));
  // Pressing again overwrites nothing.
  await expect(store(mine, 'Mine', driver)).rejects.toMatchObject(refused('Theirs'));
  await store(theirs, 'Third', { ...driver, name: 'Theirs' });
  const seen = { ...driver, name: 'Theirs' };
  await expect(store(mine, 'Mine', seen)).rejects.toMatchObject(refused('Third'));
  await store(mine, 'Mine', { ...driver, name: 'Third' });
  expect((await api.stored()).find(({ id }) => id === driver.id)?.name).toBe('Mine');
});
