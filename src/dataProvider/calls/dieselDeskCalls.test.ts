import { describe, expect, it } from 'vitest';

import { sameBranch } from '../../domain/base/branch.ts';
import { addDays } from '../../domain/base/dates.ts';
import { testDay } from '../../domain/base/testing.ts';
import type { DieselStockRow } from '../../domain/diesel/stock.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { CALLS } from '../endpoints.ts';
import { createDataProvider } from '../index.ts';
import { testApi } from '../testing.ts';

const STOCK = '/diesel/diesel-manager/reports/stock.php';
const { today } = testDay();

describe.each(['full', 'terse'] as const)('the diesel desk of a %s server', (dialect) => {
  const api = testApi({ role: 'Diesel Manager', dialect, counts: { diesel_days: 130 } });
  const stockOf = async (branch: number): Promise<DieselStockRow> => {
    const found = (await api.provider().dieselStock()).find((row) =>
      sameBranch(row.branch_id, branch),
    );
    if (!found) throw new Error('no stock');
    return found;
  };

  it('reads figures and stock as numbers', async () => {
    const figures = await api.provider().dieselFigures();
    expect(figures).toMatchObject({ stock_l: expect.any(Number) as number });
    expect(figures.by_day).toHaveLength(30);
    expect(await stockOf(1)).toMatchObject({ liters: expect.any(Number) as number });
  });

  it('reads all vouchers of recent months, even where lists end after 1,000', async () => {
    const { issues, purchases } = await api.provider().dieselVouchers(addDays(today, -120), today);
    expect(issues).toMatchObject({ isCut: false });
    expect(purchases).toMatchObject({ isCut: false });
    const rows = 'rows' in issues ? issues.rows : [];
    expect(rows.length).toBeGreaterThan(1000);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('stores a count', async () => {
    const before = await stockOf(1);
    await api.provider().countStock({ branch_id: 1, liters: 1234.5, cost: 2.9 }, before);
    expect(await stockOf(1)).toMatchObject({ liters: 1234.5, cost: 2.9 });
  });

  it('tells that the reason of a count is in the log', async () => {
    const count = { branch_id: 1, liters: 1200, cost: 2.9, reason: 'The "old" meter' };
    expect(await api.provider().countStock(count, await stockOf(1))).toEqual({
      isReasonKept: true,
    });
  });

  it('dates a count, whose variance is of that moment', async () => {
    const before = await stockOf(2);
    const at = new Date(Math.floor(Date.now() / 1000 - 1800) * 1000).toISOString();
    const count = { branch_id: 2, liters: 1100, cost: 2.9, counted_at: at };
    const earlier = { ...count, counted_at: before.counted_at ?? '' };
    await expect(api.provider().countStock(earlier, before)).rejects.toMatchObject({
      fieldErrors: { counted_at: 'Must be after the last count' },
    });
    const later = { ...count, counted_at: new Date(Date.now() + 900_000).toISOString() };
    await expect(api.provider().countStock(later, before)).rejects.toMatchObject({
      fieldErrors: { counted_at: 'Must not be in the future' },
    });
    expect(await api.provider().countStock(count, before)).toEqual({ isReasonKept: true });
    expect(await stockOf(2)).toMatchObject({ liters: 1100, counted_at: at });
    const log = await api.stored('activity');
    expect(log.at(-1)).toMatchObject({
      changes: expect.arrayContaining([
        { field: 'counted_at', old: before.counted_at, new: at },
      ]) as unknown,
    });
  });

  it('settles a lost answer by what the server has', async () => {
    const before = await stockOf(2);
    const count = { branch_id: 2, liters: 777, cost: 2.9 };
    await api.fault({ path: STOCK, method: 'PUT', kind: 'drop', after: true });
    await api.provider().countStock(count, before);
    expect(await stockOf(2)).toMatchObject({ liters: 777 });
  });

  it('reports a count that never arrived', async () => {
    const before = await stockOf(2);
    const count = { branch_id: 2, liters: 888, cost: 2.9 };
    await api.fault({ path: STOCK, method: 'PUT', kind: 'drop' });
    await expect(api.provider().countStock(count, before)).rejects.toMatchObject({
      kind: 'network',
    });
  });

  it('sends nothing when the stock cannot be read', async () => {
    const before = await stockOf(2);
    await api.clearLog();
    await api.fault({ path: STOCK, kind: 'status', status: 500, times: 0 });
    await expect(
      api.provider().countStock({ branch_id: 2, liters: 888, cost: 2.9 }, before),
    ).rejects.toMatchObject({ kind: 'server' });
    expect(await api.writes()).toEqual([]);
  });

  it('refuses to overwrite the count of someone else, until it was seen', async () => {
    const [mine, theirs] = [api.provider(), api.provider()];
    const before = await stockOf(1);
    const count = { branch_id: 1, liters: 4321, cost: before.cost ?? 0 };
    await theirs.countStock({ ...count, liters: 9999 }, before);
    await api.clearLog();
    const found = expect.objectContaining({ liters: 9999 });
    await expect(mine.countStock(count, before)).rejects.toMatchObject({
      kind: 'changedElsewhere',
      body: { errors: { liters: expect.any(String) } },
      found,
    });
    expect(await api.writes()).toEqual([]);
    await mine.countStock(count, await stockOf(1));
    expect(await stockOf(1)).toMatchObject({ liters: 4321 });
  });

  it('keeps the other lists when one fails', async () => {
    await api.fault({
      path: '/diesel/diesel-manager/reports/extractions.php',
      kind: 'status',
      status: 404,
    });
    const found = await api.provider().dieselVouchers(addDays(today, -5), today);
    expect(found).toMatchObject({
      extractions: { kind: 'notOffered' },
      purchases: { isCut: false },
    });
  });

  it('is open to those who may see it', async () => {
    expect(await api.provider('Super Admin').dieselStock()).not.toEqual([]);
    for (const call of [
      () => api.provider('Fleet Manager').dieselStock(),
      () => api.provider('Fleet Manager').dieselFigures(),
      () => api.provider('Super Admin').dieselVouchers(today, today),
    ]) {
      await expect(call()).rejects.toMatchObject({ kind: 'forbidden' });
    }
    expect(await api.arrivals()).not.toContain(`GET ${CALLS.dieselFigures}`);
  });
});

describe('a server of the contract', () => {
  const api = testApi({ role: 'Diesel Manager', dialect: 'foreign' });

  it('loses the reason of a count, which the app reports', async () => {
    const [stock] = await api.provider().dieselStock();
    if (!stock) throw new Error('no stock');
    const count = { branch_id: stock.branch_id, liters: 1200, cost: 2.9 };
    const provider = api.provider();
    expect(await provider.countStock({ ...count, reason: 'New meter' }, stock)).toEqual({
      isReasonKept: false,
    });
  });
});

const providerOn = (request: PhpClient['request']) =>
  createDataProvider({
    client: { request, download: () => Promise.reject(new Error('none')) },
    getRole: () => 'Diesel Manager',
    getLocalization: () => DEFAULT_LOCALIZATION,
  });

it('reads the stock of each company at a branch, from a server that sends no ids', async () => {
  const rows = ['1', '2'].map((company_id) => ({
    branch_id: '1',
    company_id,
    liters: '10',
    cost: '3',
  }));
  const provider = providerOn(() => Promise.resolve({ rows: [...rows, ...rows] }));
  expect(await provider.dieselStock()).toHaveLength(2);
});

/** Counts a tank on a server that keeps the cost of a count in its own way. */
const countKept = async (before: number, keep: (cost: number) => number) => {
  let row = { branch_id: 'Yard', liters: 30_000, cost: before };
  const provider = providerOn((_path, request) => {
    const { method, json } = request ?? {};
    if (method !== 'PUT') return Promise.resolve({ rows: [row] });
    const { liters, cost } = json as { liters: number; cost: number };
    row = { branch_id: 'Yard', liters, cost: keep(cost) };
    return Promise.resolve({ success: true });
  });
  const [stock] = await provider.dieselStock();
  if (!stock) throw new Error('no stock');
  const count = { branch_id: 'Yard', liters: 29_060, cost: 3.084859 };
  return { told: await provider.countStock(count, stock), cost: row.cost };
};

it('says which price a server recorded that keeps fewer decimals', async () => {
  const { told } = await countKept(3, (cost) => Number(cost.toFixed(2)));
  expect(told).toEqual({ isReasonKept: true, otherCost: 3.08 });
  expect((await countKept(3, (cost) => cost)).told).toEqual({ isReasonKept: true });
});

it('sends the value of all litres to the fils', async () => {
  expect(await countKept(90_000, (cost) => cost)).toEqual({
    told: { isReasonKept: true },
    cost: 89_646,
  });
});

it('sends the time of a count as the rows of the server have it, and says when it recorded another', async () => {
  const sent: unknown[] = [];
  const provider = providerOn((_path, request) => {
    const isWrite = request?.method === 'PUT';
    if (isWrite) sent.push(request.json);
    const row = { branch_id: 'Yard', liters: 10, cost: 3, last_count_at: '2026-11-01 08:00:00' };
    return Promise.resolve(isWrite ? { success: true } : { rows: [row] });
  });
  const [stock] = await provider.dieselStock();
  if (!stock) throw new Error('no stock');
  const counted_at = '2026-11-02T06:30:00.000Z';
  const count = { branch_id: 'Yard', liters: 9, cost: 3, counted_at };
  expect(await provider.countStock(count, stock)).toEqual({
    isReasonKept: true,
    otherTime: '2026-11-01T04:00:00.000Z',
  });
  expect(sent).toEqual([
    expect.objectContaining({ ...count, last_count_at: '2026-11-02 10:30:00' }),
  ]);
});
