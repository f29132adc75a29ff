import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { queryDerived, type DerivedReading } from '../api/derived.ts';
import { COLLECTION_NAMES, type Dataset } from '../api/store/collections.ts';
import { memoryDatabase, type Database } from '../api/store/store.ts';
import { seedOptions } from '../mock-api/core/options.ts';
import { generateAll } from '../mock-api/data/index.ts';
import { addDays } from '../src/domain/base/dates.ts';
import { testDay } from '../src/domain/base/testing.ts';
import { countValues, queryRows } from '../src/domain/records/query.ts';
import { joinFor, type AnyRecordType } from '../src/domain/records/recordType.ts';
import { endOf, RESOURCES } from '../src/domain/records/resources.ts';
import { derivedTypes, recordTypes } from '../src/domain/recordTypes.ts';
import { testDatabases } from './testing/testDatabases.ts';

const TODAY = '2026-11-22';
const WITHIN_MS = 60_000;
const day = testDay(TODAY);

const counts = {
  drivers: 90,
  trucks: 50,
  trailers: 40,
  documents: 120,
  activity: 0,
  diesel_days: 0,
};
const made = generateAll(seedOptions({ counts }), TODAY);
const DATA: Dataset = {
  ...(Object.fromEntries(COLLECTION_NAMES.map((name) => [name, []])) as unknown as Dataset),
  companies: made.companies,
  drivers: made.drivers,
  trucks: made.trucks,
  trailers: made.trailers,
  documents: made.documents,
};

const typeOf = async (resource: string): Promise<AnyRecordType> => {
  const type = await derivedTypes[resource]?.load();
  if (!type) throw new Error(`${resource} is not derived`);
  return type;
};

const rowsOf = ({ store }: Database, name: string) =>
  store[endOf(name) as 'drivers'].all() as Promise<readonly { id: number }[]>;

/** As the front end derives them from all rows. */
const derivedHere = async (database: Database, type: AnyRecordType, today: string) => {
  const sources = await Promise.all(
    Object.entries(type.derived?.from ?? {}).map(async ([key, source]) => {
      const own = await rowsOf(database, source.name);
      const join = joinFor(source, own);
      const others = await Promise.all(
        (join?.types ?? []).map(async (name) => {
          const other = await recordTypes[name]?.load();
          return {
            type: other as AnyRecordType,
            rows: await rowsOf(database, name),
            isWhole: true,
          };
        }),
      );
      return [key, join ? join.rows(own as never, others) : own];
    }),
  );
  return type.derived?.rows(Object.fromEntries(sources), { ...day, today }, []) as {
    id: string;
  }[];
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const databases: readonly {
  name: string;
  open: () => Promise<Database & { close?: () => Promise<void> }>;
}[] = [{ name: 'memory', open: async () => memoryDatabase(DATA) }, ...testDatabases];

describe.each(databases)('what is derived on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  let reading: DerivedReading;
  beforeAll(async () => {
    database = await open();
    await database.load(DATA);
    const all = () => true;
    reading = { store: database.store, day, inArabic: false, mayRead: all, readsWhole: all };
  }, WITHIN_MS);
  afterAll(() => database.close?.(), WITHIN_MS);

  it.each([
    [RESOURCES.papers, { filter: { due: 'expired' }, sort: ['date', 'DESC'] }, 'paper'],
    [RESOURCES.papers, { filter: { week: TODAY, about: 'trucks' } }, 'state'],
    [RESOURCES.papers, { filter: { q: 'a', service: 'in' }, sort: ['since', 'DESC'] }, 'about'],
    [RESOURCES.papers, { filter: { holder: RESOURCES.drivers } }, 'holder.resource'],
    [RESOURCES.sets, { filter: { group: 'sets' } }, 'status'],
    [RESOURCES.sets, { filter: { status: 'red', q: 't-1' } }, 'group'],
    [RESOURCES.sets, { filter: { reason: 'gatepass', company: '1' } }, 'status'],
  ] as const)('%s under %j is what the front end would find', async (resource, query, field) => {
    const type = await typeOf(resource);
    for (const today of [TODAY, addDays(TODAY, 40)]) {
      const rows = await derivedHere(database, type, today);
      const range = [2, 11] as const;
      const facets = [['some', { field, filter: query.filter }]] as const;
      const answer = await queryDerived(type, { ...query, range, facets, today }, reading);
      const { page, total } = queryRows(type, rows, { ...query, range }, day, false);
      expect(total).toBeGreaterThan(0);
      expect(plain([answer.rows, answer.total])).toEqual(plain([page, total]));
      const counted = countValues(type, rows, { field, filter: query.filter }, day);
      expect(answer.facets).toEqual({ some: Object.fromEntries(counted) });
    }
  });

  it('is made anew when a row changes, and from no rows that a reader may not see', async () => {
    const type = await typeOf(RESOURCES.papers);
    const ask = (more: object = {}) =>
      queryDerived(
        type,
        { filter: {}, range: [0, 999], facets: [['about', { field: 'about', filter: {} }]] },
        { ...reading, ...more },
      );
    const before = await ask();
    const readsWhole = (name: string) => name === RESOURCES.trucks;
    expect(Object.keys((await ask({ readsWhole })).facets['about'] ?? {})).toEqual(['trucks']);
    const { drivers } = database.store;
    const [first] = await drivers.all();
    await database.write((store) =>
      store.drivers.patch(first?.id ?? 0, { gatepass_expiry: '2020-02-02' }).then(() => undefined),
    );
    const id = `${RESOURCES.drivers}/${first?.id}:gatepass`;
    const dateIn = ({ rows }: typeof before) =>
      (rows as { id: string; date: string }[]).find((row) => row.id === id)?.date;
    expect(dateIn(before)).not.toBe('2020-02-02');
    expect(dateIn(await ask())).toBe('2020-02-02');
  });
});
