import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { COLLECTION_NAMES } from '../../api/store/collections.ts';
import type { PageText } from '../../api/store/rows.ts';
import { seedOptions } from '../../mock-api/core/options.ts';
import { plainPasswords } from '../../mock-api/core/passwords.ts';
import { generateAll } from '../../mock-api/data/index.ts';
import { testDatabases } from '../testing/testDatabases.ts';
import { column } from './column.ts';
import type { SqlDatabase } from './database.ts';
import { hasJson } from './jsonRow.ts';
import { Plan } from './plan.ts';
import { sqliteKind } from './sqlKind.ts';

const counts = {
  drivers: 120,
  trucks: 8,
  trailers: 8,
  documents: 6,
  activity: 20,
  diesel_days: 10,
};
const data = generateAll(seedOptions({ counts }), '2026-11-24', plainPasswords);

const textOf = ({ parts }: PageText) => parts.map((part) => new TextDecoder().decode(part)).join();

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** A row with its moments in their one form, and without what no database can tell from null. */
const expectedOf = (row: object): object =>
  JSON.parse(
    JSON.stringify(row, (_name, value: unknown) =>
      typeof value === 'string' && INSTANT.test(value) ? new Date(value).toISOString() : value,
    ),
  ) as object;

describe.each(testDatabases)('rows in $name', ({ open }) => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await open();
    await database.load(data);
  });
  afterAll(() => database.close());

  it.each(COLLECTION_NAMES)('%s come back as they were stored', async (name) => {
    const stored: readonly object[] = await database.store[name].all();
    const expected = [...data[name]].toSorted((a, b) => a.id - b.id).map(expectedOf);
    expect(stored).toMatchObject(expected);
  });

  it('are written as they are read', async () => {
    const [first] = data.drivers;
    const name = 'Ahmed "٣"\n\\ \u2028 ñ 🚚';
    await database.write((store) =>
      store.drivers.patch(first?.id ?? 0, { name, client_ref: 'r-1' }),
    );
    const asked = { where: { id: { after: 0 } }, offset: 1, limit: 4 };
    const written = await database.store.drivers.pageText(asked);
    const { rows, total } = await database.store.drivers.page(asked);
    expect(written).toMatchObject({ many: 4, last: rows.at(-1)?.id, total });
    for (const collection of COLLECTION_NAMES) {
      const text = await database.store[collection].pageText({ limit: 1000 });
      const all = await database.store[collection].all();
      const written = JSON.stringify(all);
      expect(`[${text ? textOf(text) : written.slice(1, -1)}]`).toBe(written);
    }
    // The database keeps these otherwise than we send them.
    expect(await database.store.diesel_issues.pageText({ limit: 1 })).toBeUndefined();
    const behind = await database.store.drivers.pageText({ offset: 500, limit: 9 });
    expect(behind && textOf(behind)).toBe('');
    expect(behind).toMatchObject({ many: 0, total });
  });

  it('keep exact money and litres', async () => {
    const [first] = data.diesel_issues;
    const amounts = { liters: 0.1 + 0.2, unit_cost: 2.8999, total_cost: 1_234_567.89 };
    await database.write((store) => store.diesel_issues.patch(first?.id ?? 0, amounts));
    expect(await database.store.diesel_issues.get(first?.id)).toMatchObject({
      liters: 0.3,
      unit_cost: 2.8999,
      total_cost: 1_234_567.89,
    });
  });

  it('are all as before when a write fails', async () => {
    const before = await database.store.drivers.all();
    const failing = database.write(async (store) => {
      await store.drivers.delete(5);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await database.store.drivers.all()).toEqual(before);
  });

  it('never share a key, whatever the rules have overlooked', async () => {
    const [first] = await database.store.drivers.all();
    const { id: _id, ...copy } = first!;
    const doubling = database.write((store) => store.drivers.insert(copy));
    await expect(doubling).rejects.toMatchObject({ status: 409 });
  });

  it('stay while others point to them', async () => {
    const driver = await database.store.drivers.first({});
    const company = driver?.company_id ?? (await database.store.companies.first({}))?.id ?? 0;
    await database.write((store) => store.drivers.patch(driver?.id ?? 0, { company_id: company }));
    const deleting = database.write((store) => store.companies.delete(company));
    await expect(deleting).rejects.toMatchObject({ status: 409 });
  });

  it('never get an id again', async () => {
    const [, , third] = await database.store.drivers.all();
    const { id: _id, ...fields } = third!;
    const add = (driver_id: string) =>
      database.write((store) => store.drivers.insert({ ...fields, driver_id }));
    const added = await add('LAST-1');
    await database.write((store) => store.drivers.delete(added.id));
    expect((await add('LAST-2')).id).toBeGreaterThan(added.id);
  });

  it('come in pages, with the total', async () => {
    const { rows, total } = await database.store.drivers.page({
      sort: 'id',
      isDescending: true,
      offset: 2,
      limit: 3,
    });
    const all = (await database.store.drivers.all()).toReversed();
    expect(rows).toEqual(all.slice(2, 5));
    expect(total).toBe(all.length);
  });

  it('that have not changed are not read again', async () => {
    const { documents } = database.store;
    const before = await documents.renewed([]);
    expect(before).toEqual(await documents.all());
    expect(await documents.renewed(before)).toBe(before);
    const [first, second, ...others] = before;
    const { id: _id, ...fields } = others[0]!;
    await database.write(async (store) => {
      await store.documents.patch(first?.id ?? 0, { notes: 'changed' });
      await store.documents.delete(second?.id ?? 0);
      await store.documents.insert(fields);
    });
    const now = await documents.renewed(before);
    expect(now).toEqual(await documents.all());
    expect(now.filter((row) => before.includes(row))).toEqual(others);
  });
});

it('are written as JSON by no database that keeps their amounts in another unit', () => {
  for (const kind of ['decimal', 'price'] as const) {
    const columns = [column('amount', kind)];
    const plan = new Plan(sqliteKind, { name: 'roles', columns, indexes: [] });
    expect([kind, hasJson(plan)]).toEqual([kind, false]);
  }
});
