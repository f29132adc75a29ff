import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { LIST, NEW_DRIVER, testApi } from '../testing.ts';
import { readSingle } from './single.ts';

const DRIVERS = RESOURCES.drivers;

describe.each([
  ['reads single records', 'full', { first: 3, later: 3 }],
  // It is asked once for a single record; then for the list, twice as its size is unknown, and its beginning.
  ['does not', 'terse', { first: 5, later: 4 }],
] as const)('saving one of 1,200 drivers on a server that %s', (_name, dialect, calls) => {
  const api = testApi({ dialect, counts: { drivers: 1200 } });

  it('takes few calls, and none to show the list again', async () => {
    const provider = api.provider();
    await provider.getList(DRIVERS, LIST);
    const save = async (name: string) => {
      const { data: previousData } = await provider.getOne(DRIVERS, { id: 7 });
      await api.clearLog();
      const data = { ...previousData, name };
      await provider.update(DRIVERS, { id: 7, data, previousData });
      const arrived = (await api.arrivals()).length;
      expect((await provider.getOne(DRIVERS, { id: 7 })).data).toMatchObject({ name });
      await provider.getList(DRIVERS, LIST);
      expect(await api.arrivals()).toHaveLength(arrived);
      return arrived;
    };
    expect(await save('Amina Said')).toBe(calls.first);
    expect(await save('Amina Saleh')).toBe(calls.later);
    expect((await api.stored()).find(({ id }) => id === 7)).toMatchObject({ name: 'Amina Saleh' });
  });
});

describe('a long list', () => {
  const api = testApi({ dialect: 'full', counts: { drivers: 1200 } });

  it('shows what was added and deleted without being read again', async () => {
    const provider = api.provider();
    expect((await provider.getList(DRIVERS, LIST)).total).toBe(1200);
    const { data } = await provider.create(DRIVERS, { data: NEW_DRIVER });
    expect((await provider.getList(DRIVERS, LIST)).total).toBe(1201);
    await provider.delete(DRIVERS, { id: data.id });
    await api.clearLog();
    expect((await provider.getList(DRIVERS, LIST)).total).toBe(1200);
    expect(await api.arrivals()).toEqual([]);
  });

  it('is read again after a write that failed', async () => {
    const provider = api.provider();
    await provider.getList(DRIVERS, LIST);
    await api.fault({ path: '/fleet/drivers/index.php', kind: 'status', status: 422 });
    const change = { id: 7, data: { id: 7, name: 'X' }, previousData: { id: 7, name: 'Y' } };
    await expect(provider.update(DRIVERS, change)).rejects.toBeDefined();
    await api.clearLog();
    await provider.getList(DRIVERS, LIST);
    expect(await api.arrivals()).toHaveLength(2);
  });
});

it.each([
  [{ rows: [{ id: '7', name: 'A' }] }, true],
  [{ success: true, data: { id: 7, name: 'A' } }, true],
  [{ id: 7, name: 'A' }, true],
  [[{ id: 7, name: 'A' }], true],
  [{ rows: [] }, false],
  [{ rows: [{ id: 7 }, { id: 8 }] }, false],
  [{ rows: [{ id: 8 }] }, false],
  [{ success: true }, false],
])('the answer %j to ?id=7 is that record: %s', async (answer, expected) => {
  const found = await readSingle({ call: () => Promise.resolve(answer) }, DRIVERS, '7');
  expect(found !== undefined).toBe(expected);
});

it('reads the time of a single voucher by the company’s clock', async () => {
  const call = () => Promise.resolve([{ id: 7, at: '2026-11-23 18:49:00', liters: 5 }]);
  expect(await readSingle({ call }, RESOURCES.dieselIssues, '7', 'Asia/Tokyo')).toMatchObject({
    at: '2026-11-23T09:49:00.000Z',
  });
});
