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

it('does not replace what someone else changed in the same field unless asked', async () => {
  const [mine, theirs] = [api.provider(), api.provider()];
  const { data } = await mine.getList(DRIVERS, LIST);
  const driver = data[0];
  const edit = { id: driver.id, previousData: driver };
  await theirs.update(DRIVERS, { ...edit, data: { ...driver, name: 'Theirs' } });
  const save = () => mine.update(DRIVERS, { ...edit, data: { ...driver, name: 'Mine' } });
  await expect(save()).rejects.toMatchObject({
    kind: 'changedElsewhere',
    body: { errors: { name: expect.any(String) } },
  });
  await save();
  expect((await api.stored()).find(({ id }) => id === driver.id)?.name).toBe('Mine');
});
