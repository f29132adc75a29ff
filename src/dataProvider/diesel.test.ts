import { describe, expect, it } from 'vitest';

import { companyTime } from '../domain/base/dates.ts';
import { dieselIssues } from '../domain/diesel/issue.ts';
import { notKept } from '../domain/records/notKept.ts';
import { RESOURCES } from '../domain/records/resources.ts';
import { bodyOf } from '../domain/records/values.ts';
import { DEFAULT_LOCALIZATION } from '../domain/settings/localization.ts';
import { createDataProvider } from './index.ts';
import { LIST, testApi } from './testing.ts';

const ISSUES = RESOURCES.dieselIssues;
const EXTRACTIONS = RESOURCES.dieselExtractions;
const path = '/diesel/diesel-manager/reports/issued.php';

const counts = { drivers: 12, trucks: 12, diesel_days: 20 };

const issueOf = (liters: number, minutesAgo = 0) =>
  bodyOf(dieselIssues, {
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    branch_id: 1,
    truck_id: 1,
    liters,
    unit_cost: 2.8,
    full_tank: true,
  });

describe.each(['full', 'terse'] as const)('diesel on a server that speaks %s', (dialect) => {
  const api = testApi({ dialect, counts, role: 'Diesel Manager' });

  it('books an issue once, identifies it by its voucher, and reads it as numbers', async () => {
    const { data } = await api.provider().create(ISSUES, { data: issueOf(123.5) });
    const stored = (await api.stored('diesel_issues')).filter(({ liters }) => liters === 123.5);
    expect(stored).toHaveLength(1);
    expect(data).toMatchObject({ id: stored[0]?.['id'], ref: stored[0]?.['ref'] });
    const read = await api.provider().getOne(ISSUES, { id: data.id });
    expect(read.data).toMatchObject({ liters: 123.5, total_cost: 345.8, full_tank: true });
    expect((await api.writes()).length).toBe(1);
  });

  it('returns what the server stored, even if its answer says no more than the id', async () => {
    const ids = (await api.stored('diesel_issues')).map(({ id }) => Number(id));
    const body = { success: true, data: { id: Math.max(...ids) + 1 } };
    await api.fault({ path, method: 'POST', kind: 'status', status: 200, body, after: true });
    const forgetful: typeof api.client = {
      ...api.client,
      request: (to, request) => {
        const { method, json } = request ?? {};
        const known = { ...(json as object), odometer_km: undefined, full_tank: false };
        return api.client.request(to, method === 'POST' ? { ...request, json: known } : request);
      },
    };
    const provider = createDataProvider({
      client: forgetful,
      getRole: () => 'Diesel Manager',
      getLocalization: () => DEFAULT_LOCALIZATION,
    });
    const sent = { ...issueOf(82), odometer_km: 990_000 };
    const { data } = await provider.create(ISSUES, { data: sent });
    expect(notKept(dieselIssues, sent, data)).toEqual(['odometer_km', 'full_tank']);
    expect((await api.writes()).length).toBe(1);
  });

  it('reads the time of an answer by the company’s clock', async () => {
    const zone = 'Asia/Tokyo';
    const onItsClock: typeof api.client = {
      ...api.client,
      request: async (to, request) => {
        const answer = await api.client.request(to, request);
        const { data } = answer as { data?: { at?: string } };
        const { day = '', time = '' } = companyTime(data?.at ?? '', zone) ?? {};
        return { success: true, data: { ...data, at: `${day} ${time}:00` } };
      },
    };
    const provider = createDataProvider({
      client: onItsClock,
      getRole: () => 'Diesel Manager',
      getLocalization: () => ({ ...DEFAULT_LOCALIZATION, time_zone: zone }),
    });
    await api.fault({ path, method: 'GET', kind: 'drop', times: 3 });
    const sent = { ...issueOf(91), at: '2026-01-05T20:30:00.000Z' };
    const { data } = await provider.create(ISSUES, { data: sent });
    expect(data['at']).toBe(sent.at);
  });

  it('finds that an issue was booked although the answer was lost', async () => {
    await api.fault({ path, method: 'POST', kind: 'drop', after: true });
    const { data } = await api.provider().create(ISSUES, { data: issueOf(77.25) });
    expect(data).toMatchObject({ liters: 77.25 });
    expect((await api.writes()).length).toBe(1);
  });

  it('does not mistake an earlier voucher for the lost one', async () => {
    const provider = api.provider();
    const data = issueOf(66);
    await provider.create(ISSUES, { data });
    await provider.getList(ISSUES, LIST);
    await api.fault({ path, method: 'POST', kind: 'drop' });
    await expect(provider.create(ISSUES, { data })).rejects.toMatchObject({ kind: 'network' });
  });

  it('takes only a voucher of the same two minutes for the lost one', async () => {
    // As on a server that keeps no references.
    const book = async (liters: number, minutesAgo: number) => {
      const { data } = await api.provider().create(ISSUES, { data: issueOf(liters, minutesAgo) });
      await api.mutate('diesel_issues', Number(data.id), { client_ref: null });
      return data.id;
    };
    await book(67, 2.5);
    await api.fault({ path, method: 'POST', kind: 'drop' });
    await expect(api.provider().create(ISSUES, { data: issueOf(67) })).rejects.toMatchObject({
      kind: 'network',
    });
    const id = await book(68, 1.5);
    await api.fault({ path, method: 'POST', kind: 'drop' });
    const { data } = await api.provider().create(ISSUES, { data: issueOf(68) });
    expect(data).toMatchObject({ id });
  });

  it('does not take an equal voucher of somebody else for the lost one', async () => {
    await api.provider().create(ISSUES, { data: issueOf(70, 1) });
    await api.fault({ path, method: 'POST', kind: 'drop' });
    await expect(api.provider().create(ISSUES, { data: issueOf(70) })).rejects.toMatchObject({
      kind: 'network',
    });
  });

  it('books an issue once that is sent again while its outcome is unknown', async () => {
    const provider = api.provider();
    const data = issueOf(71);
    await api.fault({ path, method: 'POST', kind: 'drop', after: true });
    await api.fault({ path, method: 'GET', kind: 'drop', times: 2 });
    await expect(provider.create(ISSUES, { data })).rejects.toMatchObject({
      kind: 'unknownOutcome',
    });
    await provider.create(ISSUES, { data });
    const stored = (await api.stored('diesel_issues')).filter(({ liters }) => liters === 71);
    expect(stored).toHaveLength(1);
  });

  it('reads stock and audit log anew after a voucher', async () => {
    const provider = api.provider();
    const read = async () => {
      const [stock, audit] = await Promise.all(
        [RESOURCES.dieselStock, RESOURCES.dieselAudit].map((name) => provider.getList(name, LIST)),
      );
      return [stock?.data, audit?.data];
    };
    await read();
    await read();
    const gets = async (file: string) =>
      (await api.arrivals()).filter((call) => call.endsWith(`/${file}.php`)).length;
    expect([await gets('stock'), await gets('audit_log')]).toEqual([1, 1]);
    await provider.create(ISSUES, { data: issueOf(69) });
    await read();
    expect([await gets('stock'), await gets('audit_log')]).toEqual([2, 2]);
  });

  it.each([
    ['html', 'nonJson'],
    ['success_false', 'refused'],
    ['status', 'server'],
  ])('reports that nothing was booked after %s', async (kind, expected) => {
    await api.fault({ path, method: 'POST', kind });
    await expect(api.provider().create(ISSUES, { data: issueOf(55) })).rejects.toMatchObject({
      kind: expected,
    });
  });

  it('counts what the server confirmed as booked, even if it does not offer the list', async () => {
    const list = '/diesel/diesel-manager/reports/extractions.php';
    await api.fault({ path: list, method: 'GET', kind: 'status', status: 405, times: 9 });
    const body = { at: new Date().toISOString(), branch_id: 1, liters: 5, cost: 14 };
    const { data } = await api
      .provider()
      .create(EXTRACTIONS, { data: { ...body, destination_type: 'waste' } });
    expect(data).toMatchObject({ liters: 5 });
    await expect(api.provider().getList(EXTRACTIONS, LIST)).rejects.toMatchObject({
      kind: 'notOffered',
    });
  });
});

describe('a narrowed list', () => {
  const api = testApi({ counts, role: 'Diesel Manager' });
  const branch = (id: string) => ({ ...LIST, filter: { branch_id: id } });

  it('asks the server for its part only, and filters that too', async () => {
    const { data, total } = await api.provider().getList(ISSUES, branch('2'));
    expect(total).toBeGreaterThan(0);
    expect(new Set(data.map((row) => row['branch_id']))).toEqual(new Set([2]));
    expect(await api.arrivals()).toHaveLength(1);
  });

  it('asks for nothing once all rows are cached, and for all of it after a write', async () => {
    const provider = api.provider();
    const all = await provider.getList(ISSUES, LIST);
    const [one, two] = await Promise.all(
      ['1', '2'].map((id) => provider.getList(ISSUES, branch(id))),
    );
    expect((one?.total ?? 0) + (two?.total ?? 0)).toBe(all.total);
    expect(await api.arrivals()).toHaveLength(1);
    await provider.create(ISSUES, { data: issueOf(9) });
    expect((await provider.getList(ISSUES, branch('1'))).total).toBe((one?.total ?? 0) + 1);
  });
});
