import { expect, it } from 'vitest';

import { RESOURCES } from '../domain/records/resources.ts';
import { LIST, NEW_DRIVER, testApi } from './testing.ts';

const { drivers: DRIVERS, trailers: TRAILERS } = RESOURCES;

const api = testApi();

it('refuses what the role may not do, without a call', async () => {
  const provider = api.provider('Diesel Manager');
  await expect(provider.getList(TRAILERS, LIST)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(provider.create(DRIVERS, { data: NEW_DRIVER })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(provider.recordStats(TRAILERS)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(provider.importRecords(DRIVERS, '', 'a.csv')).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(await api.arrivals()).toEqual([]);
});
