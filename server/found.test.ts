import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { countRows, findRows, placeOf, type Kind } from '../api/found.ts';
import { documentKind } from '../api/records/documents.ts';
import { driverKind } from '../api/records/drivers.ts';
import { dieselLog, fleetLog } from '../api/records/logs.ts';
import { usualKinds } from '../api/records/usual.ts';
import { COLLECTION_NAMES, type Dataset } from '../api/store/collections.ts';
import { memoryDatabase, type Database } from '../api/store/store.ts';
import { seedOptions } from '../mock-api/core/options.ts';
import { generateAll } from '../mock-api/data/index.ts';
import { subjectOf } from '../src/domain/activity/logKeys.ts';
import { testDay } from '../src/domain/base/testing.ts';
import type { FleetDocument } from '../src/domain/documents/documents.ts';
import { queryRows } from '../src/domain/records/query.ts';
import { joinFor, type Draft } from '../src/domain/records/recordType.ts';
import { testDatabases } from './testing/testDatabases.ts';

// As in paged.test.ts.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

/** So that both ways to a page are taken. */
vi.mock('./sql/sought.ts', async (original) => ({ ...(await original<object>()), FEW: 30 }));

const TODAY = '2026-11-22';
const WITHIN_MS = 60_000;

const { companies, drivers, trucks, trailers, documents, activity } = generateAll(
  seedOptions({
    counts: {
      drivers: 300,
      trucks: 80,
      trailers: 60,
      documents: 400,
      activity: 300,
      diesel_days: 20,
    },
  }),
  TODAY,
);

/** Texts in which orders and searches have differed, or could. */
const ODD = [
  '',
  ' ',
  'D-9',
  'd-10',
  'D٩',
  'José  Cruz',
  'JOSE',
  'ألف',
  'پرویز',
  'O’Neil_%',
  '100%',
  'ZZ\u00e9',
  '🚚 7',
  'ß',
  'ﬁn',
  '007',
  '7',
];
const odd = (index: number) => ODD[index % ODD.length] ?? null;

const DATA: Dataset = {
  ...(Object.fromEntries(COLLECTION_NAMES.map((name) => [name, []])) as unknown as Dataset),
  companies,
  trucks: trucks.map((truck, index) => ({
    ...truck,
    ...(index % 5 === 0 && { model: odd(index) }),
  })),
  trailers,
  documents,
  activity: activity.map((entry, index) => ({
    ...entry,
    ...(index % 9 === 0 && { actor_id: null, actor_name: index % 2 ? 'System' : '7' }),
  })),
  drivers: drivers.map((driver, index) => ({
    ...driver,
    ...(index % 6 === 0 && { name: `${odd(index / 6)}x`, uae_number: odd(index), name_ar: null }),
    ...(index % 7 === 0 && { gatepass_expiry: null, phone: odd(index) }),
  })),
};

const truckKind = usualKinds.find(({ collection }) => collection === 'trucks') ?? driverKind;
const trailerKind = usualKinds.find(({ collection }) => collection === 'trailers') ?? driverKind;

const state = fc.constantFrom('due', 'overdue', 'valid', 'unknown', 'off', '14', '0', 'null', 'x');
const optionally = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined, freq: 3 });
const word = fc.constantFrom(
  'a',
  'ahmed',
  'kh',
  'D-1',
  't-10',
  '05',
  '٧',
  'أحمد',
  'jose',
  'dubai',
  '%',
  '_',
  '\u0301',
  'zzz',
  'rahman 05',
  'ahmed t-1',
  't-1 t1',
  '',
);
const filter = fc.record(
  {
    q: optionally(fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))),
    status: optionally(fc.constantFrom('active', 'inactive', 'vacation', 'sold', 'null')),
    gatepass: optionally(state),
    expiry: optionally(state),
    driver: optionally(fc.constantFrom('with', 'without')),
    load_state: optionally(fc.constantFrom('empty', 'loaded')),
    company_id: optionally(fc.constantFrom<unknown>('1', 2, [1, '3'], 'x', 'null')),
    ids: optionally(fc.constantFrom('1-9.44', '5', 'x-2', '9-3.70-500')),
    id: optionally(fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 3 })),
    name: optionally(fc.constantFrom('Ahmed Khan', 'null')),
    tracking_last_seen: optionally(fc.constant('x')),
  },
  { noNullPrototype: true },
);
const sort = optionally(
  fc.tuple(
    fc.constantFrom(
      'id',
      'name',
      'driver_id',
      'uae_number',
      'status',
      'gatepass_expiry',
      'company_id',
      'phone',
      'model',
      'truck_number',
      'plate_emirate',
      'notes',
      'odometer_km',
      'tracking_last_seen',
      'nothing',
    ),
    fc.constantFrom('ASC', 'DESC'),
  ),
);
const someOf = (all: object, most: number) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([, value]) => value !== undefined)
      .slice(0, most),
  );

const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, value);

const documentFilter = fc.record(
  {
    q: rarely(word),
    state: rarely(fc.constantFrom('active', 'due', 'overdue', 'superseded', 'off', 'unknown')),
    category: rarely(fc.constantFrom('visa', 'insurance', 'x')),
    holder_type: rarely(fc.constantFrom('driver', 'company')),
    holder_id: rarely(fc.constantFrom<unknown>(3, '4', [1, '2', 5], 'x')),
    expires_from: rarely(fc.constantFrom('2026-12-01', 'x')),
    expires_to: rarely(fc.constantFrom('2027-03-01', 'x')),
    replaces_id: rarely(fc.constantFrom<unknown>([1, 2, 3, 40], 'null')),
    title: rarely(fc.constantFrom(...documents.slice(0, 3).map(({ title }) => title))),
  },
  { noNullPrototype: true },
);

const logFilter = fc.record(
  {
    q: rarely(fc.constantFrom('driver', 'active', 'zzz', '2026', 'diesel')),
    kind: rarely(fc.constantFrom('user', 'system', 'authentication')),
    action: rarely(fc.constantFrom('create', 'login')),
    actor: rarely(fc.constantFrom('1', '2', '7', 'System', 'x')),
    from: rarely(fc.constantFrom('2026-11-20', '2026-10-01', 'x')),
    to: rarely(fc.constantFrom('2026-11-21', '2026-11-22', 'x')),
    about: rarely(
      fc.constantFrom<unknown>(
        ...activity.slice(-4).map((entry) => subjectOf(String(entry.entity_type), entry.entity_id)),
        ['fleet/drivers/3', 'fleet/documents/2', 'fleet/trucks/5'],
        'x',
        [null],
      ),
    ),
    latest: rarely(fc.constantFrom('fleet/activity', 'diesel/audit')),
    entity_type: rarely(fc.constantFrom('fleet/drivers', 'diesel/issues')),
    entity_id: rarely(fc.constantFrom<unknown>([1, 2, 3])),
  },
  { noNullPrototype: true },
);

const otherSort = rarely(
  fc.tuple(
    fc.constantFrom('id', 'title', 'category', 'expiry_date', 'uploaded_at', 'at', 'actor_name'),
    fc.constantFrom('ASC', 'DESC'),
  ),
);

const few = fc.integer({ min: 0, max: 3 });

const asked = fc.record({
  what: fc.oneof(
    fc.record({
      kind: fc.constantFrom(driverKind, driverKind, truckKind, trailerKind),
      filter: fc.tuple(filter, few).map(([all, most]) => someOf(all, most)),
      sort,
    }),
    fc.record({ kind: fc.constant(documentKind), filter: documentFilter, sort: otherSort }),
    fc.record({ kind: fc.constantFrom(fleetLog, dieselLog), filter: logFilter, sort: otherSort }),
  ) as fc.Arbitrary<{ kind: typeof driverKind & Kind; filter: Draft; sort?: [string, string] }>,
  first: fc.constantFrom(0, 0, 3, 50, 250),
  size: fc.constantFrom(1, 25),
  inArabic: fc.boolean(),
});

const day = testDay(TODAY);
const KINDS: readonly Kind[] = [truckKind, trailerKind, driverKind];

/** What a document has of its holder. */
const standing = (row: object) => {
  const { holder_date, holder_off } = row as Partial<FleetDocument>;
  return [holder_date, holder_off];
};

/** As the front end finds them among all rows. */
const found = (kind: Kind, all: Parameters<typeof queryRows>[2], inArabic: boolean) => {
  const { type } = kind;
  const join = joinFor(type, [], all.filter);
  const own = DATA[kind.collection] as readonly { id: number }[];
  const query = { ...all, filter: { ...all.filter, ...kind.only } };
  const others = join?.types.map((name) => {
    const other = KINDS.find(({ type: { name: named } }) => named === name) ?? driverKind;
    return { type: other.type, rows: DATA[other.collection], isWhole: true };
  });
  const rows = join ? join.rows(own as never, others ?? []) : own;
  const { page, total } = queryRows(type, rows as typeof own, query, day, inArabic);
  return { ids: page.map(({ id }) => id), standings: page.map(standing), total };
};

const databases: readonly {
  name: string;
  open: () => Promise<Database & { close?: () => Promise<void> }>;
}[] = [{ name: 'memory', open: async () => memoryDatabase(DATA) }, ...testDatabases];

describe.each(databases)('a query on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    database = await open();
    await database.load(DATA);
  }, WITHIN_MS);
  afterAll(() => database.close?.(), WITHIN_MS);

  it(
    'finds the same rows in the same order as the front end',
    async () => {
      const { store } = database;
      await fc.assert(
        fc.asyncProperty(asked, async ({ what: { kind, ...rest }, first, size, inArabic }) => {
          const query = { ...rest, range: [first, first + size - 1] as const };
          const reading = { store, day, inArabic, mayRead: () => true };
          const { rows, total } = await findRows(kind, query, reading);
          const ids = rows.map((row) => (row as { id: number }).id);
          expect({ ids, standings: rows.map(standing), total }).toEqual(
            found(kind, query, inArabic),
          );
          expect(await countRows(kind, query.filter, reading)).toBe(total);
          const whole = found(kind, rest, inArabic).ids;
          const [id = 1] = ids;
          const index = whole.indexOf(id);
          const place = { index, total, previous: whole[index - 1], next: whole[index + 1] };
          const at = await placeOf(kind, id, rest, reading);
          expect(at).toEqual(index < 0 ? null : place);
        }),
        { numRuns: 200, seed: 7 },
      );
    },
    WITHIN_MS,
  );

  it.each([0, false])('finds the same vehicles by an assignment that is %j', async (driver) => {
    const reading = { store: database.store, day, inArabic: false, mayRead: () => true };
    const query = { filter: { driver }, range: [0, 9] as const };
    const { total } = await findRows(truckKind, query, reading);
    expect(total).toBe(found(truckKind, query, false).total);
  });

  it('finds what a long text that was pasted names', async () => {
    const reading = { store: database.store, day, inArabic: false, mayRead: () => true };
    const counts = (q: string) =>
      Promise.all([
        countRows(driverKind, { q }, reading),
        findRows(driverKind, { filter: { q }, range: [0, 9] }, reading).then(({ total }) => total),
      ]);
    const name = String(DATA.drivers[1]?.driver_id);
    expect(await counts(`${name} `.repeat(3000))).toEqual([1, 1]);
    expect(await counts(Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' '))).toEqual(
      [0, 0],
    );
    const about = Array.from({ length: 3000 }, (_, index) => `fleet/drivers/${index}`);
    const { total } = found(fleetLog, { filter: { about } }, false);
    expect(await countRows(fleetLog, { about }, reading)).toBe(total);
  });

  it('counts what was written since it was asked last', async () => {
    const reading = { store: database.store, day, inArabic: false, mayRead: () => true };
    const [first] = await database.store.drivers.all();
    const counts = async () => [
      await countRows(driverKind, {}, reading),
      await countRows(driverKind, { q: 'quite new' }, reading),
      (await findRows(driverKind, { filter: { q: 'new 901' }, range: [0, 0] }, reading)).total,
      await database.store.drivers.count(),
    ];
    const before = await counts();
    expect(before).toEqual([DATA.drivers.length, 0, 0, DATA.drivers.length]);
    const { id: _id, ...fields } = first!;
    const added = { ...fields, driver_id: 'N-901', name: 'Quite New' };
    const { id } = await database.write((store) => store.drivers.insert(added));
    expect(await counts()).toEqual([DATA.drivers.length + 1, 1, 1, DATA.drivers.length + 1]);
    await database.write((store) => store.drivers.delete(id));
    expect(await counts()).toEqual(before);
  });

  it('finds nothing by what a reader may not see', async () => {
    const [number, id] = DATA.drivers.flatMap(({ truck_id }) => {
      const truck = DATA.trucks.find((one) => one.id === truck_id);
      return truck ? [truck.truck_number, truck.id] : [];
    });
    const totals = async (mayRead: () => boolean) => {
      const reading = { store: database.store, day, inArabic: false, mayRead };
      const byTruck = await countRows(driverKind, { q: String(number), truck_id: id }, reading);
      const assigned = await countRows(truckKind as never, { driver: 'with', id }, reading);
      return [byTruck, assigned];
    };
    expect(await totals(() => true)).toEqual([1, 1]);
    expect(await totals(() => false)).toEqual([0, 0]);
  });
});
