import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { RESOURCES } from '../domain/resources.ts';
import { startTestApi, type TestApi } from './testing.ts';

const DRIVERS = RESOURCES.drivers;
const LIST = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
};
const NEW = {
  driver_id: 'Q-1',
  name: 'Qadir Aziz',
  uae_number: '0044',
  company_id: 1,
  gatepass_expiry: '2027-02-28',
  road_permit_expiry: null,
  status: 'active',
};

describe.each(['full', 'terse'] as const)('against a server that speaks %s', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ dialect });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.reset();
    await api.clearLog();
  });

  it('lists, with ids and references as numbers', async () => {
    const { data, total, meta } = await api.provider().getList(DRIVERS, LIST);
    expect(total).toBe(12);
    for (const driver of data) expect(typeof driver.id).toBe('number');
    expect(data.some(({ company_id }) => typeof company_id === 'number')).toBe(true);
    expect(meta).toEqual({ truncated: false, unreadable: 0 });
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
    const found = await provider.getList(DRIVERS, { ...LIST, filter: { q: first.driver_id } });
    expect(found.data.map(({ id }) => id)).toEqual([first.id]);
    expect((await provider.getOne(DRIVERS, { id: String(first.id) })).data).toEqual(first);
    expect((await provider.getMany(DRIVERS, { ids: [first.id] })).data).toEqual([first]);
    expect(await api.arrivals()).toEqual(['GET /api/fleet/drivers.php']);
  });

  it('adds, changes and deletes a driver, once each, and the server has it', async () => {
    const provider = api.provider();
    const { data: created } = await provider.create(DRIVERS, { data: NEW });
    expect(created).toMatchObject(NEW);
    expect(typeof created.id).toBe('number');

    const changed = await provider.update(DRIVERS, {
      id: created.id,
      data: { ...created, name: 'Qadir Al Aziz' },
      previousData: created,
    });
    expect(changed.data).toMatchObject({ id: created.id, name: 'Qadir Al Aziz' });
    expect((await provider.getOne(DRIVERS, { id: created.id })).data.name).toBe('Qadir Al Aziz');
    const stored = (await api.stored()).find(({ driver_id }) => driver_id === NEW.driver_id);
    expect(stored).toMatchObject({ ...NEW, name: 'Qadir Al Aziz' });

    await provider.delete(DRIVERS, { id: created.id });
    expect((await api.stored()).some(({ driver_id }) => driver_id === NEW.driver_id)).toBe(false);
    const writes = (await api.arrivals()).filter((call) => !call.startsWith('GET'));
    expect(writes).toEqual([
      'POST /api/fleet/drivers.php',
      'PUT /fleet/drivers/index.php',
      'DELETE /api/fleet/drivers.php',
    ]);
  });

  it('sends the whole record when a bulk action changes one field', async () => {
    const provider = api.provider();
    const before = (await api.stored()).slice(0, 3);
    const ids = before.map(({ id }) => Number(id));
    await provider.updateMany(DRIVERS, { ids, data: { status: 'cancelled' } });
    const after = await api.stored();
    for (const driver of before) {
      expect(after.find(({ id }) => id === driver.id)).toMatchObject({
        name: driver.name,
        driver_id: driver.driver_id,
        status: 'cancelled',
      });
    }
  });

  it('imports a file and tells what the server has afterwards', async () => {
    const csv = 'driver_id,name,status\r\nQ-7,Nadia Rahman,active\r\nQ-8,,active\r\n';
    const { records } = await api.provider().importRecords(DRIVERS, csv, 'drivers.csv');
    const ids = records.map(({ driver_id }) => driver_id);
    expect(ids).toContain('Q-7');
    expect(ids).not.toContain('Q-8');
  });

  it('counts the figures from the rows they open', async () => {
    const provider = api.provider();
    const summary = await provider.driverSummary();
    const active = await provider.getList(DRIVERS, { ...LIST, filter: { status: 'active' } });
    const due = await provider.getList(DRIVERS, { ...LIST, filter: { gatepass: 'due' } });
    expect(summary.total_drivers).toBe(12);
    expect(summary.active_drivers).toBe(active.total);
    expect(summary.gatepass_expiring).toBe(due.total);
  });
});

describe('when something goes wrong', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ dialect: 'full' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.reset();
    await api.clearLog();
  });
  const path = '/api/fleet/drivers.php';
  const writes = async () => (await api.arrivals()).filter((call) => !call.startsWith('GET'));

  it.each(['drop', 'truncated', 'status_html', 'empty', 'json_as_html', 'php_warning'])(
    'finds out that a driver was stored although the answer was lost (%s)',
    async (kind) => {
      await api.fault({ path, method: 'POST', kind, after: true, status: 500 });
      const { data } = await api.provider().create(DRIVERS, { data: NEW });
      expect(data).toMatchObject(NEW);
      expect((await api.stored()).filter(({ driver_id }) => driver_id === 'Q-1')).toHaveLength(1);
      expect(await writes()).toHaveLength(1);
    },
  );

  it.each([
    ['drop', 'network'],
    ['html', 'nonJson'],
    ['status_html', 'nonJson'],
    ['success_false', 'refused'],
    ['unauthorized', 'unauthorized'],
  ])(
    'claims no success and repeats nothing when the server does nothing (%s)',
    async (fault, kind) => {
      const before = await api.stored();
      await api.fault({ path, method: 'POST', kind: fault, status: 500 });
      await expect(api.provider().create(DRIVERS, { data: NEW })).rejects.toMatchObject({ kind });
      expect(await api.stored()).toEqual(before);
      expect(await writes()).toHaveLength(1);
    },
  );

  it('takes a driver that is gone already for deleted', async () => {
    const provider = api.provider();
    const id = Number((await api.stored())[0]?.id);
    await api.fault({ path, method: 'DELETE', kind: 'drop', after: true });
    expect((await provider.delete(DRIVERS, { id })).data.id).toBe(String(id));
    expect((await provider.delete(DRIVERS, { id })).data.id).toBe(String(id));
    expect((await api.stored()).some((driver) => driver.id === id)).toBe(false);
  });

  it('says how many of several were changed', async () => {
    const ids = (await api.stored()).slice(0, 3).map(({ id }) => Number(id));
    await api.fault({ path: '/fleet/drivers/index.php', method: 'PUT', kind: 'success_false' });
    await expect(
      api.provider().updateMany(DRIVERS, { ids, data: { status: 'vacation' } }),
    ).rejects.toMatchObject({
      kind: 'partial',
      outcome: { done: ids.slice(1).map(String), failed: [String(ids[0])], untried: [] },
    });
  });

  it('ends a bulk action when the server is gone, and tells what was not tried', async () => {
    const ids = (await api.stored()).slice(0, 4).map(({ id }) => String(id));
    await api.fault({ path: '/fleet/drivers/index.php', method: 'PUT', kind: 'drop', times: 0 });
    await expect(
      api.provider().updateMany(DRIVERS, { ids, data: { status: 'vacation' } }),
    ).rejects.toMatchObject({ outcome: { done: [], uncertain: [ids[0]], untried: ids.slice(1) } });
    expect(await writes()).toHaveLength(1);
  });

  it('reads the list once for a bulk action, however many records it changes', async () => {
    const ids = (await api.stored()).slice(0, 6).map(({ id }) => Number(id));
    await api.provider().updateMany(DRIVERS, { ids, data: { status: 'vacation' } });
    const reads = (await api.arrivals()).filter((call) => call.startsWith('GET'));
    expect(reads).toHaveLength(1);
    expect(await writes()).toHaveLength(6);
  });

  it('leaves alone what somebody else changed in other fields', async () => {
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

  it('does not replace unasked what somebody else changed in the same field', async () => {
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

  it('says that a driver was deleted by somebody else', async () => {
    const provider = api.provider();
    const { data } = await provider.getList(DRIVERS, LIST);
    const driver = data[0];
    await api.provider().delete(DRIVERS, { id: driver.id });
    await expect(
      provider.update(DRIVERS, {
        id: driver.id,
        data: { ...driver, name: 'Nobody' },
        previousData: driver,
      }),
    ).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('tells a call that the server lacks from a record that is gone', async () => {
    await api.fault({ path: '/api/fleet/*', kind: 'status', status: 404, times: 0 });
    const provider = api.provider();
    await expect(provider.getList(DRIVERS, LIST)).rejects.toMatchObject({ kind: 'notOffered' });
    await expect(provider.driverSummary()).rejects.toMatchObject({ kind: 'notOffered' });
    await expect(provider.importRecords(DRIVERS, 'driver_id\n', 'a.csv')).rejects.toMatchObject({
      kind: 'notOffered',
    });
  });

  it('tells a write that the server lacks from a record that is gone', async () => {
    const trucks = { path: '/api/fleet/trucks/trucks.php', kind: 'status', status: 404 };
    const provider = api.provider();
    const { data } = await provider.getList(RESOURCES.trucks, LIST);
    const [truck] = data;
    const { id } = truck;
    for (const method of ['POST', 'PUT', 'DELETE']) {
      await api.fault({ ...trucks, method, times: 0 });
    }
    const lacks = { kind: 'notOffered' };
    const edit = { id, data: { ...truck, model: 'M' }, previousData: truck };
    await expect(
      provider.create(RESOURCES.trucks, { data: { truck_number: 'N' } }),
    ).rejects.toMatchObject(lacks);
    await expect(provider.update(RESOURCES.trucks, edit)).rejects.toMatchObject(lacks);
    await expect(provider.delete(RESOURCES.trucks, { id })).rejects.toMatchObject(lacks);
  });

  it('tells of an import whether the server answered, and what it has', async () => {
    const csv = 'driver_id,name\nQ-9,Noor Din\n';
    const importPath = '/api/fleet/drivers/import.php';
    await api.fault({
      path: importPath,
      kind: 'status',
      status: 500,
      body: { error: 'Disk full' },
    });
    const refused = await api.provider().importRecords(DRIVERS, csv, 'a.csv');
    expect(refused.doubt).toMatchObject({ kind: 'server', serverWords: 'Disk full' });
    expect(refused.records.some(({ driver_id }) => driver_id === 'Q-9')).toBe(false);

    await api.fault({ path: importPath, kind: 'drop', after: true });
    const lost = await api.provider().importRecords(DRIVERS, csv, 'a.csv');
    expect(lost.doubt).toMatchObject({ kind: 'network' });
    expect(lost.records.some(({ driver_id }) => driver_id === 'Q-9')).toBe(true);
  });

  it('gives the server’s words for single fields', async () => {
    const taken = String((await api.stored())[0]?.driver_id);
    await expect(
      api.provider().create(DRIVERS, { data: { ...NEW, driver_id: taken } }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      body: { errors: { driver_id: expect.any(String) } },
    });
  });

  it('refuses without a call what the role may not do', async () => {
    const provider = api.provider('Diesel Manager');
    await expect(provider.getList(DRIVERS, LIST)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(provider.create(DRIVERS, { data: NEW })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(provider.driverSummary()).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(provider.importRecords(DRIVERS, '', 'a.csv')).rejects.toMatchObject({
      kind: 'forbidden',
    });
    expect(await api.arrivals()).toEqual([]);
  });

  it('reads on where the server pages', async () => {
    const large = await startTestApi({ dialect: 'full', counts: { drivers: 2300 } });
    const { total, meta } = await large.provider().getList(DRIVERS, LIST);
    await large.close();
    expect([total, meta]).toEqual([2300, { truncated: false, unreadable: 0 }]);
  });

  it('says when a server that does not page cut the list', async () => {
    const large = await startTestApi({ dialect: 'terse', counts: { drivers: 1200 } });
    const { total, meta } = await large.provider().getList(DRIVERS, LIST);
    const summary = await large.provider().driverSummary();
    await expect(large.provider().getOne(DRIVERS, { id: 1200 })).rejects.toMatchObject({
      kind: 'beyondList',
    });
    await large.close();
    expect([total, meta]).toEqual([1000, { truncated: true, unreadable: 0 }]);
    expect(summary.total_drivers).toBe(1200);
  });
});
