import { beforeEach, describe, expect, it, vi } from 'vitest';

import { RESOURCES } from '../domain/records/resources.ts';
import type { AppDataProvider } from './index.ts';
import { LIST, testApi } from './testing.ts';

const { trucks: TRUCKS, documents: DOCUMENTS, drivers: DRIVERS } = RESOURCES;
const ADD = { data: { truck_number: 'T-900', status: 'active' } };
const NOT_OFFERED = { kind: 'notOffered' };

const api = testApi();
let provider: AppDataProvider;
beforeEach(() => {
  provider = api.provider();
});

const lacks = (method: string, path: string, status = 405) =>
  api.fault({ path, method, kind: 'status', status, times: 0 });

describe('what a server offers', () => {
  it('is everything until a call is missing', () => {
    for (const action of ['create', 'edit', 'delete', 'import'] as const) {
      expect(provider.offers.offers(action, TRUCKS)).toBe(true);
    }
    expect(provider.offers.takesFile(RESOURCES.dieselPurchases)).toBe(false);
  });

  it.each([404, 405, 501])(
    'lacks what it answered %i to, and is not asked again',
    async (status) => {
      await lacks('POST', '/api/fleet/trucks/*', status);
      const changed = vi.fn<() => void>();
      provider.offers.subscribe(changed);
      await expect(provider.create(TRUCKS, ADD)).rejects.toMatchObject(NOT_OFFERED);
      expect(changed).toHaveBeenCalledOnce();
      expect(provider.offers.offers('create', TRUCKS)).toBe(false);
      await expect(provider.create(TRUCKS, ADD)).rejects.toMatchObject(NOT_OFFERED);
      expect(await api.writes()).toHaveLength(1);
      expect(provider.offers.offers('edit', TRUCKS)).toBe(true);
      expect(provider.offers.offers('import', TRUCKS)).toBe(true);
      expect(api.provider().offers.offers('create', TRUCKS)).toBe(true);
    },
  );

  it.each([404, 405])('lacks changes and deletions that it answered %i to', async (status) => {
    await lacks('PUT', '/api/fleet/trucks/*', status);
    await lacks('DELETE', '/api/fleet/trucks/*', status);
    const { data } = await provider.getOne(TRUCKS, { id: 1 });
    const edit = { id: 1, data: { ...data, notes: 'Seen' }, previousData: data };
    await expect(provider.update(TRUCKS, edit)).rejects.toMatchObject(NOT_OFFERED);
    await expect(provider.delete(TRUCKS, { id: 1 })).rejects.toMatchObject(NOT_OFFERED);
    expect(provider.offers.offers('edit', TRUCKS)).toBe(false);
    expect(provider.offers.offers('delete', TRUCKS)).toBe(false);
  });

  it('lacks all assumed writes where the assumed list is missing', async () => {
    await lacks('GET', '/api/fleet/documents/*', 404);
    await expect(provider.getList(DOCUMENTS, LIST)).rejects.toMatchObject(NOT_OFFERED);
    for (const action of ['create', 'edit', 'delete', 'import'] as const) {
      expect(provider.offers.offers(action, DOCUMENTS)).toBe(false);
    }
  });

  it('keeps a write that the contract has, whatever the server answers', async () => {
    await lacks('POST', '/api/fleet/drivers.php', 404);
    const add = provider.create(DRIVERS, { data: { driver_id: 'D-900', name: 'Omar' } });
    await expect(add).rejects.toMatchObject({ kind: 'callMissing' });
    expect(provider.offers.offers('create', DRIVERS)).toBe(true);
  });
});
