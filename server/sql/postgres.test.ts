import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { expect, it, vi } from 'vitest';

import { trucks, type Truck } from '../../src/domain/fleet/trucks.ts';
import { emptyRow } from '../../src/domain/records/values.ts';
import { openData } from '../openData.ts';
import { startNetwork } from '../testing/network.ts';
import { newPostgres } from '../testing/testDatabases.ts';
import { startTestServer } from '../testing/testServer.ts';
import type { SqlDatabase } from './database.ts';
import { openPostgres } from './postgres.ts';

const AWAY = 'The server cannot reach its database. Try again in a moment.';

const TRUCK = { ...emptyRow(trucks), truck_number: 'T-1' } as Omit<Truck, 'id'>;

/** Before and in this century; a year may be mistyped, and zones once had seconds. */
const MOMENTS = [
  '0026-11-29T08:00:00.000Z',
  '1900-01-01T00:00:00.000Z',
  '2026-11-29T08:00:00.120Z',
];

const add = (database: SqlDatabase, name: string, meanwhile?: () => void) =>
  database.write(async (store) => {
    const role = await store.roles.insert({ name, description: '' });
    meanwhile?.();
    await store.roles.replace({ ...role, description: name });
  });

const open = async (silentMs?: number) => {
  const { address, drop } = await newPostgres();
  const network = await startNetwork(address);
  const database = await openPostgres(network.address, { silentMs });
  const close = async () => {
    await database.close();
    network.close();
    await drop();
  };
  const names = async () => (await database.store.roles.all()).map(({ name }) => name);
  return { database, network, names, close };
};

it('refuses the write whose connection breaks, and goes on by another', async () => {
  const { database, network, names, close } = await open();
  await expect(add(database, 'A', () => network.break())).rejects.toThrow(AWAY);
  await add(database, 'B');
  expect(await names()).toEqual(['B']);
  await close();
});

it('refuses the write that has waited too long for that of another server', async () => {
  const { address, drop } = await newPostgres();
  const database = await openPostgres(address);
  const pool = new pg.Pool({ connectionString: address });
  // The code of an exceeded time limit.
  await pool.query(`create function wait() returns trigger language plpgsql
    as $$ begin raise sqlstate '57014'; end $$;
    create trigger waits before insert on roles execute function wait()`);
  await expect(add(database, 'A')).rejects.toMatchObject({
    status: 503,
    message: 'The server is busy. Try again in a moment.',
  });
  await pool.end();
  await database.close();
  await drop();
});

it('takes no more connections than it may', async () => {
  const { address, drop } = await newPostgres();
  vi.stubEnv('DATABASE_URL', address);
  const { database } = await openData(mkdtempSync(join(tmpdir(), 'qafila-')), { most: 2 });
  vi.unstubAllEnvs();
  const reads = Array.from({ length: 20 }, () => database.store.roles.all());
  await Promise.all(reads);
  const pool = new pg.Pool({ connectionString: address });
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from pg_stat_activity where datname = current_database()',
  );
  expect(Number(rows[0]?.count)).toBe(3);
  await pool.end();
  await database.close();
  await drop();
});

it('gives up a connection that has fallen silent, and goes on by another', async () => {
  const { database, network, names, close } = await open(2000);
  await expect(add(database, 'A', () => network.lose(true))).rejects.toMatchObject({
    message: AWAY,
    cause: { message: 'PostgreSQL does not answer' },
  });
  network.lose(false);
  await add(database, 'B');
  expect(await names()).toEqual(['B']);
  await close();
});

it('is soon called missing while it is silent', async () => {
  const { database, network, close } = await open();
  const server = await startTestServer({ open: async () => database }, 'empty');
  const health = async () => (await fetch(`${server.url}/health`)).status;
  expect(await health()).toBe(200);
  network.lose(true);
  expect(await health()).toBe(503);
  network.break();
  await server.close();
  await close();
});

it('is waited for while it cannot be reached, and used when it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { database, network, close } = await open();
  const server = await startTestServer({ open: async () => database });
  const calls = () =>
    Promise.all([
      server.client.send('fleet', 'GET', '/api/fleet/drivers.php'),
      server.client.send('fleet', 'POST', '/api/fleet/drivers.php', { driver_id: 'A', name: 'A' }),
      server.client.send('anonymous', 'GET', '/setup/any'),
    ]);
  await server.client.token('fleet');
  await network.refuse(true);
  for (const { status, headers, json } of await calls()) {
    expect([status, headers.get('Retry-After'), json]).toEqual([503, '5', { error: AWAY }]);
  }
  await network.refuse(false);
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 410]);
  await server.close();
  await close();
});

it('leaves tables of the same names in other schemas alone', async () => {
  const { address, drop } = await newPostgres();
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  await pool.query('create schema auth; create table auth.users (id uuid, secret text)');
  const database = await openPostgres(address);
  await add(database, 'A');
  expect(await database.store.users.count()).toBe(0);
  expect(await database.check()).toEqual([]);
  await database.close();
  await (await openPostgres(address)).close();
  await pool.end();
  await drop();
});

it('reads days and keeps its rules, whatever a database is set to', async () => {
  const { address, drop } = await newPostgres();
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  await pool.query(`do $$ begin
    execute format('alter database %I set datestyle = ''SQL, DMY''', current_database());
    execute format('alter database %I set default_transaction_isolation = ''repeatable read''', current_database());
    execute format('alter database %I set timezone = ''Asia/Dubai''', current_database());
  end $$`);
  await pool.end();
  const [database, other] = [await openPostgres(address), await openPostgres(address)];
  const { id } = await database.write((store) =>
    store.trucks.insert({ ...TRUCK, registration_expiry: '2026-03-04' }),
  );
  expect(await other.store.trucks.get(id)).toMatchObject({ registration_expiry: '2026-03-04' });
  for (const at of MOMENTS) {
    const entry = { at, user_id: null, email: '', outcome: 'success', device: '', ip: '' } as const;
    await database.write((store) => store.login_history.insert({ ...entry, method: 'password' }));
  }
  expect((await other.store.login_history.all()).map(({ at }) => at)).toEqual(MOMENTS);
  const raise = (one: SqlDatabase) =>
    one.write(async (store) => {
      const truck = await store.trucks.get(id);
      await store.trucks.replace({ ...truck!, odometer_km: (truck?.odometer_km ?? 0) + 1 });
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => raise(index % 2 ? other : database)));
  expect((await database.store.trucks.get(id))?.odometer_km).toBe(20);
  await other.close();
  await database.close();
  await drop();
});
