import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { queryDerived, type DerivedReading } from '../api/derived.ts';
import { KeptSources } from '../api/keptSources.ts';
import { COLLECTION_NAMES, type Dataset } from '../api/store/collections.ts';
import { memoryDatabase, type Database } from '../api/store/store.ts';
import { seedOptions } from '../mock-api/core/options.ts';
import { generateAll } from '../mock-api/data/index.ts';
import { addDays } from '../src/domain/base/dates.ts';
import { testDay } from '../src/domain/base/testing.ts';
import { documentWith, driverWith, trailerWith, truckWith } from '../src/domain/fleet/testing.ts';
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
const EMPTY = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, []])) as unknown as Dataset;
const DATA: Dataset = {
  ...EMPTY,
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

type Opened = Database & { close?: () => Promise<void> };

const databases: readonly {
  name: string;
  open: () => Promise<Opened & { again?: () => Promise<Opened> }>;
}[] = [{ name: 'memory', open: async () => memoryDatabase(DATA) }, ...testDatabases];

const some = (...values: readonly unknown[]) => fc.constantFrom(...values);
/** Few, so that rows often share a holder, a truck or what they replace. */
const id = fc.integer({ min: 1, max: 4 });
const date = fc.option(fc.integer({ min: -40, max: 90 }).map((days) => addDays(TODAY, days)));
const number = some('Ali', 'ali', 'Zaid', 'Émile', 'T-10', 'T-9');
const vehicle = { registration_expiry: date, insurance_expiry: date, road_permit_expiry: date };

/** Each with a row of its own, and what random writes put into it. */
const WRITTEN = {
  drivers: {
    row: driverWith,
    values: {
      name: number,
      status: some('active', 'vacation', 'cancelled'),
      gatepass_expiry: date,
      road_permit_expiry: date,
      truck_id: fc.option(id),
      trailer_id: fc.option(id),
    },
  },
  trucks: {
    row: truckWith,
    values: { ...vehicle, status: some('active', 'maintenance', 'sold') },
  },
  trailers: {
    row: trailerWith,
    values: { registration_expiry: date, status: some('active', 'inactive'), tir_expiry: date },
  },
  documents: {
    row: documentWith,
    values: {
      title: number,
      category: some('registration', 'gate_pass', 'permit', 'visa', 'other'),
      holder_type: some('driver', 'driver', 'truck', 'trailer', 'company'),
      holder_id: id,
      replaces_id: fc.option(id),
      document_number: some(null, 'N-1'),
      expiry_date: date,
    },
  },
};
type Written = keyof typeof WRITTEN;

const writes = fc.array(
  fc.oneof(
    ...Object.entries(WRITTEN).map(([name, { values }]) =>
      fc.record({
        name: fc.constant(name as Written),
        what: some('insert', 'change', 'change', 'change', 'delete'),
        id,
        values: fc.record(values as Record<string, fc.Arbitrary<unknown>>),
      }),
    ),
  ),
  { minLength: 1, maxLength: 12 },
);
type Write = typeof writes extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

let numbered = 0;
const newRow = (name: Written, values: object) => {
  numbered += 1;
  const keys = {
    driver_id: `D-${numbered}`,
    truck_number: `T-${numbered}`,
    trailer_number: `R-${numbered}`,
  };
  const { id: _id, ...row } = WRITTEN[name].row() as object as { id: number };
  const own = Object.fromEntries(Object.entries(keys).filter(([key]) => key in row));
  return { ...row, ...own, ...values };
};

/** A database refuses some, such as the deletion of a truck that a driver has. */
const apply = (database: Database, { name, what, id: written, values }: Write) =>
  database
    .write(async (store) => {
      const rows = store[name as 'drivers'];
      if (what === 'insert') await rows.insert(newRow(name, values) as never);
      else if (what === 'delete') await rows.delete(written);
      else await rows.patch(written, values);
    })
    .catch(() => undefined);

const ASKED = [
  [RESOURCES.papers, { filter: {} }, 'state'],
  [RESOURCES.papers, { filter: { due: 'expired' }, sort: ['date', 'DESC'] }, 'paper'],
  [RESOURCES.papers, { filter: { q: 'a' }, sort: ['holder_name', 'ASC'] }, 'holder.resource'],
  [RESOURCES.sets, { filter: {} }, 'group'],
  [RESOURCES.sets, { filter: { reason: 'gatepass' } }, 'status'],
] as const;

describe.each(databases)('what is derived on $name', ({ name, open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  /** As of another process, where there can be one. */
  let other: Opened;
  let reading: DerivedReading;
  beforeAll(async () => {
    database = await open();
    other = (await database.again?.()) ?? database;
    await database.load(DATA);
    const all = () => true;
    reading = { store: database.store, day, inArabic: false, mayRead: all, readsWhole: all };
  }, WITHIN_MS);
  afterAll(async () => {
    if (other !== database) await other.close?.();
    await database.close?.();
  }, WITHIN_MS);

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
    await other.write((store) =>
      store.drivers.patch(first?.id ?? 0, { gatepass_expiry: '2020-02-02' }).then(() => undefined),
    );
    const id = `${RESOURCES.drivers}/${first?.id}:gatepass`;
    const dateIn = ({ rows }: typeof before) =>
      (rows as { id: string; date: string }[]).find((row) => row.id === id)?.date;
    expect(dateIn(before)).not.toBe('2020-02-02');
    expect(dateIn(await ask())).toBe('2020-02-02');
  });

  it('follows the writes of all processes in each, without being derived from all rows again', async () => {
    const types = await Promise.all([RESOURCES.papers, RESOURCES.sets].map(typeOf));
    const ask = async ({ store }: Database) =>
      plain(
        await Promise.all(
          types.map((type) =>
            queryDerived(type, { filter: {}, facets: [] }, { ...reading, store }),
          ),
        ),
      );
    await Promise.all([ask(database), ask(other)]);
    const readAll = vi.spyOn(KeptSources, 'read');
    const ids = (await database.store.drivers.all()).slice(0, 8).map((row) => row.id);
    await Promise.all(
      ids.map(async (id, index) => {
        const [writing, asked] = index % 2 === 0 ? [database, other] : [other, database];
        await writing.write((store) =>
          store.drivers.patch(id, { gatepass_expiry: addDays(TODAY, index) }),
        );
        await ask(asked);
      }),
    );
    const all = await Promise.all(
      types.map(async (type) => {
        const rows = await derivedHere(database, type, TODAY);
        return { rows, total: rows.length, facets: {} };
      }),
    );
    expect(await ask(database)).toEqual(plain(all));
    expect(await ask(other)).toEqual(plain(all));
    expect(readAll).not.toHaveBeenCalled();
    readAll.mockRestore();
  });

  it(
    'is the same after any writes, on any day, as if it were derived from all rows',
    async () => {
      const rows = (name: Written) => [1, 2, 3].map((one) => ({ ...newRow(name, {}), id: one }));
      const first = { drivers: rows('drivers'), trucks: rows('trucks') };
      const others = { trailers: rows('trailers'), documents: rows('documents') };
      await fc.assert(
        fc.asyncProperty(fc.array(writes, { minLength: 1, maxLength: 3 }), async (batches) => {
          await database.load({ ...EMPTY, ...first, ...others } as unknown as Dataset);
          for (const [index, batch] of [[], ...batches].entries()) {
            for (const one of batch) await apply(index % 2 === 0 ? database : other, one);
            for (const [resource, query, field] of ASKED) {
              const type = await typeOf(resource);
              for (const today of [TODAY, addDays(TODAY, 1)]) {
                const facets = [['some', { field, filter: query.filter }]] as const;
                const answer = await queryDerived(type, { ...query, facets, today }, reading);
                const all = await derivedHere(database, type, today);
                const { page, total } = queryRows(type, all, query, day, false);
                expect(plain([answer.rows, answer.total])).toEqual(plain([page, total]));
                const counted = countValues(type, all, { field, filter: query.filter }, day);
                expect(answer.facets).toEqual({ some: Object.fromEntries(counted) });
              }
            }
          }
        }),
        { numRuns: name === 'memory' ? 20 : 3 },
      );
    },
    WITHIN_MS,
  );
});
