import { describe, expect, it } from 'vitest';

import { testDatabases } from '../testing/testDatabases.ts';

const VERSIONS = ['0.1.0'];
const PHONES = "update drivers set phone = '+971 50 000 000' || id";

describe.each(testDatabases)('$name', ({ from }) => {
  it.each(VERSIONS)('takes over the data of version %s', async (version) => {
    const database = await (await from(version))();
    const [first, ...others] = await database.store.drivers.all();
    expect(others).toHaveLength(5);
    expect(first).toMatchObject({ id: 1, row_version: 1 });
    expect(await database.store.users.count()).toBe(11);
    expect(await database.check()).toEqual([]);
    const name = 'Renamed';
    await database.write(async (store) => {
      if (first) await store.drivers.replace({ ...first, name });
    });
    expect(await database.store.drivers.get(1)).toMatchObject({ name });
    await database.close();
  });

  it('keeps prices as they were, and new ones with the decimals of an average', async () => {
    const database = await (await from('0.1.0'))();
    const [stock] = await database.store.diesel_stock.all();
    expect(stock?.cost).toBe(3.1);
    const averaged = { ...stock!, cost: 3.018071234 };
    await database.write((store) => store.diesel_stock.replace(averaged));
    expect(await database.store.diesel_stock.get(averaged.id)).toEqual(averaged);
    expect(await database.check()).toEqual([]);
    await database.close();
  });

  it('finds by what is derived from the values that were there', async () => {
    const open = await from(
      '0.1.0',
      'drop index drivers__key',
      'alter table drivers drop column _key',
    );
    const database = await open();
    const [first] = await database.store.drivers.all();
    const found = await database.store.drivers.withKey('driver_id', ` ${first?.driver_id} `);
    expect(found?.id).toBe(1);
    await database.close();
  });

  it('derives anew what a declaration no longer makes of the values, and drops what nobody needs', async () => {
    const open = await from(
      '0.1.0',
      "update users set _key = 'old ' || id",
      'alter table drivers add column _sort_phone text',
      'create index drivers__sort_phone on drivers (_sort_phone)',
    );
    const database = await open();
    expect(await database.store.users.withKey('email', 'fleet@qafila.example')).toBeDefined();
    const all = { where: [], words: ['d1001'], links: [] };
    expect(await database.store.drivers.countFound(all)).toBe(1);
    await database.close();
  });

  it('refuses what would lose values, and says what to write', async () => {
    const open = await from(
      '0.1.0',
      'alter table drivers rename column phone to mobile',
      'alter table drivers add column extra text',
    );
    await expect(open()).rejects.toThrow("{ table: 'drivers', rename: 'mobile', to: '…' }");
    // Nothing was changed: the same again.
    await expect(open()).rejects.toThrow('drivers.extra is no longer declared');
    const database = await open([
      { table: 'drivers', rename: 'mobile', to: 'phone' },
      { table: 'drivers', drop: 'extra' },
    ]);
    await database.close();
  });

  it('keeps what a written migration renames', async () => {
    const open = await from('0.1.0', PHONES, 'alter table drivers rename column phone to mobile');
    const database = await open([{ table: 'drivers', rename: 'mobile', to: 'phone' }]);
    const phones = (await database.store.drivers.all()).map(({ phone }) => phone);
    expect(phones.slice(0, 2)).toEqual(['+971 50 000 0001', '+971 50 000 0002']);
    await database.close();
  });

  it('refuses another kind of value', async () => {
    const open = await from(
      '0.1.0',
      'alter table drivers drop column phone',
      'alter table drivers add column phone integer',
    );
    await expect(open()).rejects.toThrow(/^drivers\.phone holds .* and is declared as text now/m);
    const database = await open([{ table: 'drivers', drop: 'phone' }]);
    expect(await database.store.drivers.get(1)).toMatchObject({ phone: null });
    await database.close();
  });
});
