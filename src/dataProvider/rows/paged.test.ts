import countBy from 'lodash/countBy.js';
import type { RaRecord } from 'react-admin';
import { afterAll, describe, expect, it, vi } from 'vitest';

import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { historyOf, subjectsOf } from '../../domain/activity/history.ts';
import type { DriveSet } from '../../domain/board/driveSet.ts';
import { verdictOf } from '../../domain/board/verdict.ts';
import type { FleetDocument } from '../../domain/documents/documents.ts';
import type { Paper } from '../../domain/expiries/papers.ts';
import { endOf, RESOURCES, sourcesOf } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import type { ListMeta } from '../index.ts';
import { NEW_DRIVER, testApi } from '../testing.ts';

const DRIVERS = RESOURCES.drivers;
const MANY = 1300;

// Files share their modules: those that have read a number already, or read it here, would keep it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

/** Reading thousands of rows whole, to compare with, takes most of the time. */
vi.mock('../../domain/records/resources.ts', async (original) => ({
  ...(await original<object>()),
  MOST_WHOLE: 1000,
}));

const page = (number: number, more = {}) => ({
  pagination: { page: number, perPage: 25 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
  ...more,
});

describe('a list of more drivers than are read whole, whose server answers parts of it', () => {
  const api = testApi({ counts: { drivers: MANY, documents: 0 } });
  const whole = () => api.provider();
  const paged = (lists: Record<string, number> = { [DRIVERS]: MANY, [RESOURCES.trucks]: 20 }) =>
    api.provider('Fleet Manager', DEFAULT_LOCALIZATION, lists);

  it.each([
    ['the first page', page(1), 1],
    ['the last page', page(52), 1],
    ['another order', page(3, { sort: { field: 'driver_id', order: 'DESC' } }), 1],
    ['a filter and a search', page(1, { filter: { status: 'active', q: 'ahm' } }), 1],
    ['a search by vehicle', page(1, { filter: { q: 'T-10' } }), 1],
    ['an expiry date', page(2, { filter: { gatepass: 'due' } }), 1],
    [
      'all that match',
      page(1, { pagination: { page: 1, perPage: 1_000_000 }, filter: { status: 'vacation' } }),
      1,
    ],
    [
      'all that match, if they are many',
      page(1, { pagination: { page: 1, perPage: 1_000_000 }, filter: { status: 'active' } }),
      2,
    ],
  ])('gives %s as if it were read whole', async (_what, params, calls) => {
    const expected = await whole().getList(DRIVERS, params);
    await api.clearLog();
    const { data, total, meta } = await paged().getList(DRIVERS, params);
    expect(data.map(({ id }) => Number(id))).toEqual(expected.data.map(({ id }) => Number(id)));
    expect(total).toBe(expected.total);
    expect(meta).toMatchObject({ truncated: false, unreadable: 0, missing: [] });
    expect(await api.arrivals()).toHaveLength(calls);
  });

  it('is exported page by page, which says how far it is and can be ended', async () => {
    const all = { page: 1, perPage: 1_000_000 };
    const sort = { field: 'name', order: 'DESC' as const };
    const expected = await whole().getList(DRIVERS, page(1, { pagination: all, sort }));
    const list = { sort: ['name', 'DESC'], filter: {} } as const;
    const steps: [done: number, total: number][] = [];
    const onProgress = (...step: [number, number]) => void steps.push(step);
    const rows = await paged().shownRows(DRIVERS, list, { onProgress });
    expect(rows.map(({ id }) => id)).toEqual(expected.data.map(({ id }) => id));
    expect(steps).toEqual([1000, MANY].map((done) => [done, MANY]));

    await api.clearLog();
    const cancel = new AbortController();
    const ended = paged().shownRows(DRIVERS, list, {
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    await expect(ended).rejects.toMatchObject({ kind: 'aborted' });
    expect((await api.arrivals()).length).toBeLessThan(3);
  });

  it.each([
    [
      RESOURCES.papers,
      { filter: { due: 'expired' }, sort: { field: 'date', order: 'DESC' } },
      { field: 'due', filter: {} },
    ],
    [
      RESOURCES.sets,
      { filter: { group: 'drivers', q: 'ahmed' } },
      { field: 'status', filter: { group: 'drivers' } },
    ],
  ])('gives a page of %s, and counts them, by one call', async (resource, params, facet) => {
    const meta = { today: '2026-12-24', facets: { some: facet } };
    const asked = { ...page(2, params), meta };
    const expected = await whole().getList(resource, asked);
    const provider = paged({ [DRIVERS]: MANY, [resource]: MANY });
    await api.clearLog();
    const part = await provider.getList(resource, asked);
    expect(part.data).toEqual(JSON.parse(JSON.stringify(expected.data)));
    expect(part.data).toHaveLength(25);
    expect(part.total).toBe(expected.total);
    expect(await api.arrivals()).toHaveLength(1);
    const all = { ...asked, pagination: { page: 1, perPage: 1_000_000 }, filter: facet.filter };
    const { data } = await provider.getList(resource, all);
    expect((part.meta as ListMeta).counts).toEqual({ some: countBy(data, facet.field) });
  });

  it('counts what each figure of the fleet opens', async () => {
    const expected = await api.provider('Super Admin').fleetMetrics();
    const admin = api.provider('Super Admin', DEFAULT_LOCALIZATION, { [DRIVERS]: MANY });
    await api.clearLog();
    expect(await admin.fleetMetrics()).toEqual(expected);
    expect(await api.arrivals()).toHaveLength(3);
  });

  it('counts the figures, and finds single records and references, by one call each', async () => {
    const provider = paged();
    const expected = await whole().recordStats(DRIVERS);
    const one = await whole().getOne(DRIVERS, { id: 1200 });
    await api.clearLog();
    expect(await provider.recordStats(DRIVERS)).toEqual(expected);
    expect(await provider.getOne(DRIVERS, { id: 1200 })).toEqual(one);
    const many = await provider.getMany(DRIVERS, { ids: [1250, 3] });
    expect(many.data.map(({ id }) => id)).toEqual([3, 1250]);
    expect(await api.arrivals()).toHaveLength(3);
    await expect(provider.getOne(DRIVERS, { id: 999_999 })).rejects.toMatchObject({
      kind: 'notFound',
    });
  });

  it('knows the place of a record in a list, and its neighbours', async () => {
    const params = page(3, { filter: { status: 'active' } });
    const { data, total } = await paged().getList(DRIVERS, params);
    const [before, one, after] = data.map(({ id }) => Number(id));
    const list = { filter: params.filter, sort: ['name', 'ASC'] as const };
    const place = await paged().neighbours(DRIVERS, Number(one), list);
    expect(place).toEqual({ index: 51, total, previous: before, next: after });
    const filter = { status: 'cancelled' };
    expect(await paged().neighbours(DRIVERS, Number(one), { ...list, filter })).toBeNull();
  });

  it('reads anew what was written, without the rest', async () => {
    const provider = paged();
    const { data: previousData } = await provider.getOne(DRIVERS, { id: 7 });
    await api.clearLog();
    const data = { ...previousData, name: 'Aaa Aab' };
    await provider.update(DRIVERS, { id: 7, data, previousData });
    const found = await provider.getList(DRIVERS, page(1, { filter: { q: 'aaa aab' } }));
    expect(found.data.map(({ id }) => id)).toEqual([7]);
    expect(await api.arrivals()).toHaveLength(4);
  });

  it('changes several, moves vehicles and finds out about a repeated key without reading the rest', async () => {
    const provider = paged();
    await provider.updateMany(DRIVERS, {
      ids: [11, 1250],
      data: { status: 'vacation' },
      previousData: [],
    } as never);
    expect((await api.stored()).find(({ id }) => id === 1250)).toMatchObject({
      status: 'vacation',
    });
    expect((await api.arrivals()).filter((call) => call.startsWith('GET'))).toHaveLength(1);

    const [holder] = (await api.stored()).filter(({ truck_id }) => truck_id !== null);
    const truck_id = Number(holder?.['truck_id']);
    const confirmedTakeovers = { truck_id: Number(holder?.['id']) };
    await provider.reassign({ driver: 1251, requested: { truck_id }, confirmedTakeovers });
    const holders = (await api.stored()).filter((driver) => driver['truck_id'] === truck_id);
    expect(holders.map(({ id }) => id)).toEqual([1251]);

    await api.clearLog();
    const data = { ...NEW_DRIVER, driver_id: 'D-1001' };
    await expect(provider.create(DRIVERS, { data })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await api.arrivals()).toHaveLength(2);
  });

  it('derives for one driver or vehicle what it would derive from all rows', async () => {
    const [driver] = (await api.stored()).filter(({ truck_id }) => truck_id !== null);
    const all = page(1, { pagination: { page: 1, perPage: 1_000_000 }, sort: undefined });
    const holders = [
      { resource: DRIVERS, id: Number(driver?.['id']) },
      { resource: RESOURCES.trucks, id: Number(driver?.['truck_id']) },
    ];
    for (const holder of holders) {
      const read = async (provider: ReturnType<typeof paged>, meta?: object) => {
        const asked = { ...all, meta } as never;
        const papers = (await provider.getList<Paper & RaRecord>(RESOURCES.papers, asked)).data;
        const sets = (await provider.getList<DriveSet & RaRecord>(RESOURCES.sets, asked)).data;
        const its = papers.filter(
          (paper) => paper.holder.id === holder.id && paper.about === endOf(holder.resource),
        );
        return { its, verdict: verdictOf(sets, holder.resource, holder.id) };
      };
      const expected = await read(whole());
      await api.clearLog();
      expect(await read(paged(), { holder })).toEqual(expected);
      expect(expected.its.length).toBeGreaterThan(0);
      expect(expected.verdict).toBeDefined();
      const sources = sourcesOf(RESOURCES.papers)?.length ?? 0;
      expect((await api.arrivals()).length).toBeLessThan(3 * sources);
    }
  });

  it('reads of drivers only those that vehicles and documents name', async () => {
    const asked = [
      [RESOURCES.trucks, { q: 'a' }],
      [RESOURCES.trucks, { driver: 'without' }],
      [RESOURCES.documents, {}],
    ] as const;
    for (const [resource, filter] of asked) {
      const params = page(1, { filter, sort: { field: 'id', order: 'ASC' } });
      const { data } = await whole().getList(resource, params);
      await api.clearLog();
      const some = await paged().getList(resource, params);
      expect(some.data.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
      expect((await api.arrivals()).length).toBeLessThan(5);
    }
  });

  it('leaves shorter lists, and servers that announce nothing, as they are', async () => {
    await paged().getList(RESOURCES.trucks, page(1, { sort: { field: 'id', order: 'ASC' } }));
    await whole().getList(DRIVERS, page(1));
    expect(await api.arrivals()).toHaveLength(1 + 2);
  });

  it('follows the size of a list as it changes', async () => {
    const provider = paged({ [DRIVERS]: 990 });
    await provider.getList(DRIVERS, page(1));
    await api.clearLog();
    await provider.getList(DRIVERS, page(2));
    expect(await api.arrivals()).toHaveLength(1);
  });
});

describe('documents and logs of more rows than are read whole', () => {
  const api = testApi({ counts: { drivers: 60, documents: MANY, activity: MANY } });
  const whole = () => api.provider();
  const DOCUMENTS = RESOURCES.documents;
  const LOG = RESOURCES.activity;
  const paged = (lists: Record<string, number> = { [DOCUMENTS]: MANY, [LOG]: MANY }) =>
    api.provider('Fleet Manager', DEFAULT_LOCALIZATION, lists);

  it.each([
    [DOCUMENTS, 'uploaded_at', {}],
    [DOCUMENTS, 'title', { state: 'due' }],
    [DOCUMENTS, 'uploaded_at', { state: 'superseded', q: 'visa' }],
    [LOG, 'at', {}],
    [LOG, 'at', { kind: 'user', q: 'a' }],
    [LOG, 'at', { latest: LOG }],
  ])(
    'give a page of %s by %s under %j by one call, as if they were read whole',
    async (...asked) => {
      const [resource, field, filter] = asked;
      const params = page(1, { sort: { field, order: 'DESC' as const }, filter });
      const expected = await whole().getList(resource, params);
      await api.clearLog();
      const { data, total } = await paged().getList(resource, params);
      expect({ data, total }).toEqual({ data: expected.data, total: expected.total });
      expect(total).toBeGreaterThan(0);
      expect(await api.arrivals()).toHaveLength(1);
    },
  );

  it('count and show a document with what its holder says', async () => {
    expect(await paged().recordStats(DOCUMENTS)).toEqual(await whole().recordStats(DOCUMENTS));
    const { data } = await whole().getList<FleetDocument>(DOCUMENTS, page(1));
    const dated = data.find(({ holder_date }) => holder_date);
    const id = Number(dated?.id);
    expect(await paged().getOne(DOCUMENTS, { id })).toEqual({ data: dated });
  });

  it('tell the history of a driver as the whole log does', async () => {
    const all = page(1, { pagination: { page: 1, perPage: 1_000_000 } });
    const log = (await whole().getList<ActivityEntry>(LOG, all)).data;
    const documents = (await whole().getList<FleetDocument>(DOCUMENTS, all)).data;
    const subject = { resource: DRIVERS, id: Number(documents.find(isOfDriver)?.holder_id) };
    const about = subjectsOf(subject, documents);
    await api.clearLog();
    const found = await paged().getList<ActivityEntry>(LOG, { ...all, filter: { about } });
    const expected = historyOf(log, subject, documents);
    expect(historyOf(found.data, subject, documents)).toEqual(expected);
    expect(found.data).toHaveLength(expected.length);
    expect(expected.length).toBeGreaterThan(0);
    expect(await api.arrivals()).toHaveLength(1);
  });

  it('make the same papers of a driver', async () => {
    const all = page(1, { pagination: { page: 1, perPage: 1_000_000 }, sort: undefined });
    const { data: documents } = await whole().getList<FleetDocument>(DOCUMENTS, all);
    const id = Number(documents.find(isOfDriver)?.holder_id);
    const read = async (provider: ReturnType<typeof paged>, meta?: object) => {
      const asked = { ...all, meta } as never;
      const papers = (await provider.getList<Paper & RaRecord>(RESOURCES.papers, asked)).data;
      return papers.filter(({ owner, holder }) =>
        [owner, holder].some((one) => one?.resource === DRIVERS && one.id === id),
      );
    };
    const expected = await read(whole());
    const holder = { resource: DRIVERS, id };
    const lists = { [DRIVERS]: MANY, [RESOURCES.trucks]: MANY, [DOCUMENTS]: MANY };
    expect(await read(paged(lists), { holder })).toEqual(expected);
    await api.clearLog();
    expect(await read(paged(), { holder })).toEqual(expected);
    const reads = (await api.arrivals()).filter((call) => call.includes('documents.php'));
    expect(reads.length).toBeLessThan(3);
    expect(expected.length).toBeGreaterThan(0);
  });
});

const isOfDriver = ({ holder_type }: FleetDocument) => holder_type === 'driver';
