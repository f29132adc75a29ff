import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { testApi } from '../testing.ts';

describe.each(['full', 'terse'] as const)('trucks and trailers, dialect %s', (dialect) => {
  const api = testApi({ dialect, counts: { drivers: 5, trucks: 5, trailers: 5 } });

  it.each([
    [RESOURCES.trucks, { truck_number: 'T-9001', status: 'active' }, 'truck_number'],
    [RESOURCES.trailers, { trailer_number: 'TR-9001', status: 'active' }, 'trailer_number'],
  ] as const)('%s are added, found, changed and deleted', async (resource, values, key) => {
    const provider = api.provider();
    const { data: added } = await provider.create(resource, { data: values });
    const number: unknown = Object.values(values)[0];
    expect(added).toMatchObject({ id: expect.any(Number), [key]: number });
    const { data: changed } = await provider.update(resource, {
      id: added.id,
      data: { ...added, status: 'maintenance' },
      previousData: added,
    });
    expect(changed).toMatchObject({ status: 'maintenance' });
    const found = await provider.getList(resource, {
      filter: { q: number, status: 'maintenance' },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 5 },
    });
    expect(found.data).toMatchObject([{ id: added.id }]);
    await provider.delete(resource, { id: added.id, previousData: changed });
    await expect(provider.getOne(resource, { id: added.id })).rejects.toMatchObject({
      kind: 'notFound',
    });
  });
});
