import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { createDataProvider } from '../index.ts';
import { LIST, startTestApi, testApi } from '../testing.ts';

const DRIVERS = RESOURCES.drivers;

describe.each(['full', 'terse'] as const)('lists of a server that speaks %s', (dialect) => {
  const api = testApi({ dialect });

  it('lists, with ids and references as numbers', async () => {
    const { data, total, meta } = await api.provider().getList(DRIVERS, LIST);
    expect(total).toBe(12);
    for (const driver of data) expect(typeof driver.id).toBe('number');
    expect(data.some(({ company_id }) => typeof company_id === 'number')).toBe(true);
    expect(meta).toEqual({ truncated: false, unreadable: 0, known: 12, missing: [] });
  });

  it('shows no row before the company’s date format, time zone and thresholds are known', async () => {
    let isKnown = false;
    let know = () => {};
    const provider = createDataProvider({
      client: api.client,
      getRole: () => 'Fleet Manager',
      getLocalization: () => DEFAULT_LOCALIZATION,
      localizationRead: () =>
        new Promise<void>((resolve) => {
          know = resolve;
        }),
    });
    const listed = provider.getList(DRIVERS, LIST).then(() => isKnown);
    // The rows are there long before.
    await api.provider().getList(DRIVERS, LIST);
    isKnown = true;
    know();
    expect(await listed).toBe(true);
  });

  it('finds a driver by the truck, whose list is read for that search only', async () => {
    const provider = api.provider();
    const { data } = await provider.getList(DRIVERS, LIST);
    const { id, truck_id } = data.find((driver) => typeof driver['truck_id'] === 'number') ?? {};
    const { data: truck } = await provider.getOne(RESOURCES.trucks, { id: String(truck_id) });
    const filter = { q: truck['truck_number'] as string };
    const found = await provider.getList(DRIVERS, { ...LIST, filter });
    expect(found.data.map((driver) => driver.id)).toEqual([id]);
  });

  it('sorts, filters, pages and gets single records without another call', async () => {
    const provider = api.provider();
    const { data } = await provider.getList(DRIVERS, LIST);
    const first = data[0];
    const names = data.map(({ name }) => String(name));
    const backwards = await provider.getList(DRIVERS, {
      ...LIST,
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 1, perPage: 5 },
    });
    expect(backwards.data.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 5));
    const found = await provider.getList(DRIVERS, {
      ...LIST,
      filter: { driver_id: first.driver_id },
    });
    expect(found.data.map(({ id }) => id)).toEqual([first.id]);
    expect((await provider.getOne(DRIVERS, { id: String(first.id) })).data).toEqual(first);
    expect((await provider.getMany(DRIVERS, { ids: [first.id] })).data).toEqual([first]);
    expect(await api.arrivals()).toEqual(['GET /api/fleet/drivers.php']);
  });

  it('counts the figures from the rows they open', async () => {
    const soon = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    for (let id = 1; id <= 12; id += 1) {
      await api.mutate('drivers', id, {
        status: id <= 5 ? 'active' : 'vacation',
        gatepass_expiry: '2099-12-31',
        road_permit_expiry: null,
      });
    }
    for (const id of [1, 2, 6]) await api.mutate('drivers', id, { gatepass_expiry: soon });
    await api.mutate('drivers', 3, { gatepass_expiry: '2001-01-01' });
    await api.mutate('drivers', 4, { road_permit_expiry: soon });
    const provider = api.provider();
    expect(await provider.recordStats(DRIVERS)).toMatchObject({
      total: { count: 12 },
      active: { count: 5 },
      gatepass: { count: 3 },
      road_permit: { count: 1 },
    });
    const idsOf = async (filter: object) => {
      const { data } = await provider.getList(DRIVERS, { ...LIST, filter });
      return data.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
    };
    expect(await idsOf({ status: 'active' })).toEqual([1, 2, 3, 4, 5]);
    expect(await idsOf({ gatepass: 'due' })).toEqual([1, 2, 6]);
  });
});

describe('lists of a server that lacks or truncates them', () => {
  const api = testApi();

  describe.each([404, 405, 501])('and answers %i', (status) => {
    const readTwice = async (resource: string, kind: string) => {
      await api.fault({ path: '/api/fleet/*', kind: 'status', status, times: 0 });
      const provider = api.provider();
      await expect(provider.getList(resource, LIST)).rejects.toMatchObject({ kind });
      await expect(provider.getList(resource, LIST)).rejects.toMatchObject({ kind });
      return api.arrivals();
    };

    it('asks once for an assumed list', async () => {
      expect(await readTwice(RESOURCES.activity, 'notOffered')).toHaveLength(1);
    });

    it('fails for a list of the contract, and asks again', async () => {
      expect(await readTwice(DRIVERS, 'callMissing')).toHaveLength(2);
    });
  });

  it('still asks for other sections of the settings than the one the server lacks', async () => {
    const path = '/admin/settings/settings.php';
    await api.fault({ path, kind: 'status', status: 404 });
    const provider = api.provider('Super Admin');
    await expect(provider.singleton(RESOURCES.localization)).rejects.toMatchObject({
      kind: 'notOffered',
    });
    await provider.security().catch(() => undefined);
    expect(await api.arrivals()).toEqual([`GET ${path}`, `GET ${path}`]);
  });

  it('takes the server’s figures where it reports more drivers than it lists', async () => {
    const path = '/api/fleet/drivers/summary.php';
    const figures = {
      total_drivers: 40,
      active_drivers: 30,
      gatepass_expiring: 2,
      permit_expiring: 1,
    };
    const body = { success: true, data: figures };
    await api.fault({ path, kind: 'status', status: 200, body });
    await expect(api.provider().recordStats(DRIVERS)).resolves.toMatchObject({
      total: { count: 40 },
      active: { count: 30 },
      gatepass: { count: 2 },
      road_permit: { count: 1 },
    });
  });

  it('reads on where the server pages', async () => {
    const large = await startTestApi({ dialect: 'full', counts: { drivers: 2300 } });
    const { total, meta } = await large.provider().getList(DRIVERS, LIST);
    await large.close();
    expect([total, meta]).toEqual([
      2300,
      { truncated: false, unreadable: 0, known: 2300, missing: [] },
    ]);
  });

  it('reports a list truncated by a server without paging', async () => {
    const large = await startTestApi({ dialect: 'terse', counts: { drivers: 1200 } });
    const { total, meta } = await large.provider().getList(DRIVERS, LIST);
    const summary = await large.provider().recordStats(DRIVERS);
    await expect(large.provider().getOne(DRIVERS, { id: 1200 })).rejects.toMatchObject({
      kind: 'beyondList',
    });
    await large.close();
    expect([total, meta]).toEqual([
      1000,
      { truncated: true, unreadable: 0, known: 1000, wholeFrom: Infinity, missing: [] },
    ]);
    expect(summary['total']?.count).toBe(1200);
  });
});

describe('reads that the server refuses', () => {
  const api = testApi();

  it('are asked for once in a session', async () => {
    await api.fault({ path: '/api/fleet/drivers.php', kind: 'status', status: 403, times: 0 });
    const provider = api.provider();
    const read = () => provider.getList(DRIVERS, LIST).catch(({ kind }: { kind: string }) => kind);
    expect([await read(), await read()]).toEqual(['forbidden', 'forbidden']);
    expect(await api.arrivals()).toHaveLength(1);
  });

  it('are asked for again before a change, which would else be refused for good', async () => {
    const provider = api.provider();
    const { data: previousData } = await provider.getOne(DRIVERS, { id: 3 });
    const save = () =>
      provider.update(DRIVERS, { id: 3, data: { ...previousData, name: 'Renamed' }, previousData });
    await api.fault({ path: '/api/fleet/drivers.php', kind: 'status', status: 403 });
    await expect(save()).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(save()).resolves.toMatchObject({ data: { name: 'Renamed' } });
  });
});
