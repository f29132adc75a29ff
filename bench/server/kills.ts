/**
 * `npm run bench -- kills`: 10,000 writes by 50 clients while the server is killed 20 times. Every confirmed
 * write must be there, with its entry in the activity log, and no key twice. On SQLite, and with two
 * processes on the PostgreSQL that TEST_DATABASE_URL names.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

import { databaseFile } from '../../server/dataFolder.ts';
import type { SqlDatabase } from '../../server/sql/database.ts';
import { openPostgres } from '../../server/sql/postgres.ts';
import { openSqlite } from '../../server/sql/sqlite.ts';
import { newDatabase } from '../../server/testing/testDatabases.ts';
import { demoAccounts } from '../../src/domain/people/demoAccounts.ts';
import { table } from '../table.ts';
import { freePort, productServer, type ServerProcess } from './process.ts';

const WRITES = 10_000;
const CLIENTS = 50;
const KILLS = 20;
/** Each tenth key is sent by two clients at once. */
const TWICE = 10;
const DRIVERS = '/api/fleet/drivers.php';

interface Outcome {
  confirmed: Set<string>;
  refused: number;
  unknown: number;
}

const tokenOf = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/auth/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccounts.find(({ role }) => role === 'Fleet Manager')),
  });
  return String(((await response.json()) as { token?: unknown }).token);
};

const post = (url: string, token: string, key: string): Promise<number> =>
  fetch(url + DRIVERS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ driver_id: key, name: `Driver ${key}` }),
  }).then(
    ({ status }) => status,
    () => 0,
  );

/** Waits for a server that is being started again. */
const isUp = async (url: string) => {
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) await wait(20);
};

const writeAll = async (servers: readonly ServerProcess[], token: string): Promise<Outcome> => {
  const outcome: Outcome = { confirmed: new Set(), refused: 0, unknown: 0 };
  let next = 0;
  let done = 0;
  const client = async (number: number) => {
    while (next < WRITES) {
      const key = `K-${next}`;
      next += 1;
      const many = next % TWICE === 0 ? 2 : 1;
      const { url } = servers[(number + next) % servers.length] ?? { url: '' };
      const statuses = await Promise.all(Array.from({ length: many }, () => post(url, token, key)));
      for (const status of statuses) {
        if (status === 200) outcome.confirmed.add(key);
        else if (status === 409) outcome.refused += 1;
        else outcome.unknown += 1;
      }
      done += 1;
      if (statuses.includes(0)) await isUp(url);
    }
  };
  const killer = async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const at = ((kill + Math.random()) * WRITES) / (KILLS + 1);
      while (done < at) await wait(5);
      const server = servers[kill % servers.length];
      await server?.end('SIGKILL');
      await server?.start();
    }
  };
  await Promise.all([
    killer(),
    ...Array.from({ length: CLIENTS }, (_one, number) => client(number)),
  ]);
  return outcome;
};

/** What is wrong with what is stored. */
const faultsIn = async (database: SqlDatabase, confirmed: ReadonlySet<string>) => {
  const drivers = (await database.store.drivers.all()).filter(({ driver_id }) =>
    driver_id.startsWith('K-'),
  );
  const stored = new Set(drivers.map(({ driver_id }) => driver_id));
  const created = await database.store.activity.all({ action: 'create' });
  const logged = new Set(
    created.flatMap(({ entity_type, entity_id }) =>
      entity_type === 'fleet/drivers' ? [entity_id] : [],
    ),
  );
  const ids = new Set(drivers.map(({ id }) => id));
  return {
    lost: [...confirmed].filter((key) => !stored.has(key)).length,
    withoutEntry: drivers.filter(({ id }) => !logged.has(id)).length,
    entryWithoutRow: [...logged].filter((id) => id !== null && id > 1000 && !ids.has(id)).length,
    twice: drivers.length - stored.size,
  };
};

const prove = async (
  name: string,
  servers: readonly ServerProcess[],
  open: () => Promise<SqlDatabase>,
): Promise<readonly string[]> => {
  for (const server of servers) await server.start();
  const began = performance.now();
  const { confirmed, refused, unknown } = await writeAll(
    servers,
    await tokenOf(servers[0]?.url ?? ''),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const server of servers) await server.end();
  const database = await open();
  const { lost, withoutEntry, entryWithoutRow, twice } = await faultsIn(database, confirmed);
  const damage = (await database.check()).length;
  await database.close();
  if (lost + withoutEntry + entryWithoutRow + twice + damage > 0 || confirmed.size === 0) {
    process.exitCode = 1;
  }
  const figures = [confirmed.size, refused, unknown, lost, withoutEntry + entryWithoutRow, twice];
  return [name, ...figures.map(String), String(damage), `${seconds.toFixed(0)} s`];
};

const HEAD = [
  `${WRITES} writes, ${CLIENTS} clients, ${KILLS} kills`,
  'confirmed',
  'refused as twice',
  'unanswered',
  'lost',
  'half-written',
  'key twice',
  'damage',
  'time',
];

export const proveKills = async (): Promise<void> => {
  const data = () => mkdtempSync(join(tmpdir(), 'qafila-'));
  const folder = data();
  const rows = [
    await prove('SQLite', [productServer(await freePort(), folder)], () =>
      openSqlite(databaseFile(folder)),
    ),
  ];
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) console.warn('PostgreSQL is left out: TEST_DATABASE_URL names none.');
  else {
    const { address, drop } = await newDatabase(server);
    const shared = data();
    const servers = [
      productServer(await freePort(), shared, address),
      productServer(await freePort(), shared, address),
    ];
    rows.push(await prove('PostgreSQL, 2 processes', servers, () => openPostgres(address)));
    await drop();
  }
  console.log(table([HEAD, ...rows]));
};
