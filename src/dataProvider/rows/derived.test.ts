import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { RESOURCES, sourcesOf } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { endpointOf } from '../endpoints.ts';
import type { ListMeta } from '../index.ts';
import { createDataProvider } from '../index.ts';
import { testApi } from '../testing.ts';

const api = testApi({ counts: { drivers: 6, trucks: 4, trailers: 3, documents: 5 } });

const ALL = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

type Provider = ReturnType<typeof api.provider>;

const papers = async (provider: Provider, filter: object = {}) => {
  const { data, meta } = await provider.getList(RESOURCES.papers, { ...ALL, filter });
  return { data, meta: meta as ListMeta };
};

const sources = sourcesOf(RESOURCES.papers) ?? [];

const FAILS = { kind: 'status', status: 500, times: 9 };

it('lists what follows from several record types, with one call each', async () => {
  const { data, meta } = await papers(api.provider());
  const [driver] = await api.stored('drivers');
  const of = data.filter(({ id }) => String(id).startsWith(`fleet/drivers/${driver?.['id']}:`));
  expect(new Set(of.map(({ date }) => date as unknown))).toEqual(
    new Set([driver?.['gatepass_expiry'], driver?.['road_permit_expiry']].filter(Boolean)),
  );
  expect(data).toEqual(data.toSorted((a, b) => Number(a.daysLeft) - Number(b.daysLeft)));
  expect(meta.sources?.map(({ resource }) => resource)).toEqual(sources);
  expect(meta.sources?.map(({ resource, rows }) => [resource, rows?.length])).toEqual(
    expect.arrayContaining([
      ['fleet/drivers', 6],
      ['fleet/trucks', 4],
      ['fleet/trailers', 3],
      ['fleet/documents', 5],
    ]),
  );
  expect(await api.arrivals()).toHaveLength(sources.length);
});

it('answers the same read with the same objects, so that nothing is counted again', async () => {
  const provider = api.provider();
  const first = await papers(provider);
  const again = await papers(provider);
  expect(again.data).toBe(first.data);
  expect(again.meta.type).toBe(first.meta.type);
});

it('finds, filters and shows rows like stored ones, and stores none', async () => {
  const provider = api.provider();
  const { data } = await papers(provider);
  const [first] = data;
  const { data: same } = await papers(provider, { q: first?.holder_name, kind: first?.kind });
  expect(same.map(({ id }) => id)).toContain(first?.id);
  expect((await provider.getOne(RESOURCES.papers, { id: String(first?.id) })).data).toBe(first);
  await expect(
    provider.update(RESOURCES.papers, { id: 1, data: {}, previousData: {} }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
});

it('gives the same rows until a source or the day changes', async () => {
  const provider = api.provider();
  const before = await papers(provider);
  expect((await papers(provider)).data).toBe(before.data);
  const { data: previousData } = await provider.getOne(RESOURCES.drivers, { id: 1 });
  await provider.update(RESOURCES.drivers, {
    id: 1,
    previousData,
    data: { ...previousData, gatepass_expiry: '2031-05-05' },
  });
  const { data } = await papers(provider);
  expect(data.find(({ id }) => id === 'fleet/drivers/1:gatepass')?.date).toBe('2031-05-05');
});

it.each([
  [
    'written',
    async (provider: Provider) => {
      const { data: previousData } = await provider.getOne(RESOURCES.drivers, { id: 1 });
      const data = { ...previousData, gatepass_expiry: '2031-05-05' };
      await provider.update(RESOURCES.drivers, { id: 1, previousData, data });
    },
  ],
  [
    'imported',
    async (provider: Provider) => {
      const csv = 'driver_id,name,gatepass_expiry\nQ-9,Noor Din,2031-05-05\n';
      await provider.importRecords(RESOURCES.drivers, csv, 'drivers.csv');
    },
  ],
])('is read again by the screens that show it when a source is %s', async (_how, write) => {
  const queryClient = new QueryClient();
  const provider = createDataProvider({
    client: api.client,
    getRole: () => 'Fleet Manager',
    getLocalization: () => DEFAULT_LOCALIZATION,
    queryClient,
  });
  let dates: unknown[] = [];
  const stop = new QueryObserver(queryClient, {
    queryKey: [RESOURCES.papers, 'getList'],
    queryFn: () => papers(provider),
  }).subscribe(({ data }) => {
    dates = data?.data.map(({ date }) => date) ?? [];
  });
  await expect.poll(() => dates.length).toBeGreaterThan(0);
  await write(provider);
  await expect.poll(() => dates).toContain('2031-05-05');
  stop();
});

it('names a source that fails, and keeps what was known of it', async () => {
  const provider = api.provider();
  await api.fault({ path: '/api/fleet/trucks/trucks.php', ...FAILS });
  const { data, meta } = await papers(provider);
  expect(data.length).toBeGreaterThan(0);
  expect(meta.missing).toEqual([RESOURCES.trucks]);
  expect(await provider.recordStats(RESOURCES.papers)).toEqual({});
  await api.reset();
  const whole = await papers(provider);
  expect(whole.meta.missing).toEqual([]);
  expect(await provider.recordStats(RESOURCES.papers)).toEqual({
    total: { count: whole.data.length },
  });
});

it('derives rows for the day asked for: more may not drive years later', async () => {
  const provider = api.provider();
  const redOn = async (meta: object) => {
    const filter = { status: 'red' };
    const { data } = await provider.getList(RESOURCES.sets, { ...ALL, filter, meta });
    return data.length;
  };
  const today = await redOn({});
  expect(await redOn({ today: '2040-01-01' })).toBeGreaterThan(today);
  expect(await redOn({})).toBe(today);
});

it('fails if all of its sources fail', async () => {
  for (const source of sources) await api.fault({ path: endpointOf(source).read, ...FAILS });
  await expect(papers(api.provider())).rejects.toMatchObject({ status: 500 });
});

it('has the sources only that the role may read whole', async () => {
  await expect(papers(api.provider('Diesel Manager'))).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await api.arrivals()).toEqual([]);
});
