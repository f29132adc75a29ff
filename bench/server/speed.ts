/**
 * `npm run bench -- server`: the product's server on SQLite and PostgreSQL, the mock, and plain json-server,
 * side by side. Processor time is that of the server's process, without PostgreSQL's own. Printed only.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from '../../scripts/builds.ts';
import { newDatabase } from '../../server/testing/testDatabases.ts';
import { demoAccounts } from '../../src/domain/people/demoAccounts.ts';
import { table } from '../table.ts';
import { freePort, productServer, ServerProcess } from './process.ts';

const FEW = 1000;
const MANY = 100_000;
const IMPORTED = 10_000;
const STARTED = 'start with data there, ms (processor)';

interface Api {
  server: ServerProcess;
  list: string;
  /** By name, of the active ones where a filter is offered. */
  sorted: string;
  /** A filter and a search, each with the total, and another each time: totals are kept. */
  filtered?: (index: number) => string;
  searched?: (index: number) => string;
  page: string;
  whole: string;
  signsIn: boolean;
  headers?: Record<string, string>;
}

/** Told as they come, as all of them take minutes. */
class Figures extends Map<string, string> {
  readonly #server: string;

  constructor(server: string) {
    super();
    this.#server = server;
  }

  override set(name: string, value: string): this {
    console.error(`${this.#server}: ${name}: ${value}`);
    return super.set(name, value);
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

const times = async (many: number, call: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < many; index += 1) await call(index);
};

/** Milliseconds on the clock and of the processor. */
const timeOf = async ({ server }: Api, work: () => Promise<unknown>) => {
  const [began, cpu] = [performance.now(), server.cpu()];
  await work();
  return { clock: performance.now() - began, processor: server.cpu() - cpu };
};

/** Calls from several clients at once: how many a second, and milliseconds of the processor for one. */
const rate = async (api: Api, clients: number, each: number, call: () => Promise<unknown>) => {
  const { clock, processor } = await timeOf(api, () =>
    Promise.all(Array.from({ length: clients }, () => times(each, call))),
  );
  const many = clients * each;
  return `${((many * 1000) / clock).toFixed(0)}/s (${(processor / many).toFixed(1)})`;
};

/** For a call that was made before. */
const costOf = async (api: Api, many: number, call: (index: number) => Promise<unknown>) => {
  const before = Math.ceil(many / 5);
  await times(before, call);
  const { clock, processor } = await timeOf(api, () =>
    times(many, (index) => call(before + index)),
  );
  return `${(clock / many).toFixed(1)} (${(processor / many).toFixed(1)})`;
};

const get = async (
  { server, headers = {} }: Api,
  path: string,
  more: Record<string, string> = {},
) => {
  const response = await fetch(server.url + path, { headers: { ...headers, ...more } });
  await response.arrayBuffer();
  if (!response.ok && response.status !== 304) throw new Error(`${path}: ${response.status}`);
  return response;
};

let made = 0;
const add = async ({ server, headers = {}, list }: Api) => {
  made += 1;
  const response = await fetch(server.url + list.replace(/\?.*/, ''), {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ driver_id: `W-${made}`, name: `Written ${made}`, status: 'active' }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`POST: ${response.status}`);
};

const csvOf = (from: number, many: number) =>
  [
    'driver_id,name',
    ...Array.from(
      { length: many },
      (_one, index) => `I-${from + index},Driver ${((from + index) * 7919) % 99_991}`,
    ),
  ].join('\n');

const importRows = async ({ server, headers = {} }: Api, from: number, many: number) => {
  const form = new FormData();
  form.set('file', new File([csvOf(from, many)], 'drivers.csv', { type: 'text/csv' }));
  const path = '/api/fleet/drivers/import.php';
  const response = await fetch(server.url + path, { method: 'POST', headers, body: form });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`import: ${response.status}`);
};

const login = ({ server }: Api) =>
  fetch(`${server.url}/auth/login.php`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(demoAccounts.find(({ role }) => role === 'Fleet Manager')),
  }).then(async (response) => (await response.json()) as { token?: string });

const measureReads = async (api: Api, rows: number, figures: Figures) => {
  const name = (what: string) => `${what}, ${rows.toLocaleString('en')} drivers, ms (processor)`;
  const many = rows > FEW ? 50 : 200;
  figures.set(name('list of 1,000'), await costOf(api, many, () => get(api, api.list)));
  const tag = (await get(api, api.list)).headers.get('etag') ?? '';
  const again = () => get(api, api.list, { 'if-none-match': tag });
  figures.set(name('the same again (304)'), tag ? await costOf(api, many, again) : '–');
  figures.set(name('first page of 25'), await costOf(api, many, () => get(api, api.page)));
  figures.set(name('25 by name'), await costOf(api, many, () => get(api, api.sorted)));
  const { filtered, searched } = api;
  if (!filtered || !searched) return;
  figures.set(
    name('25 that expire soon'),
    await costOf(api, many, (index) => get(api, filtered(index))),
  );
  figures.set(
    name('25 found by text'),
    await costOf(api, many, (index) => get(api, searched(index))),
  );
};

const measureWrites = async (api: Api, figures: Figures) => {
  figures.set('writes, 1 client (processor)', await rate(api, 1, 100, () => add(api)));
  figures.set('writes, 50 clients (processor)', await rate(api, 50, 40, () => add(api)));
};

const pageOf = (filter: object) => {
  const asked = { filter, sort: ['name', 'ASC'], range: [0, 24] };
  const texts = Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/api/fleet/drivers.php?${new URLSearchParams(Object.fromEntries(texts)).toString()}`;
};

const OURS = {
  list: '/api/fleet/drivers.php?limit=1000',
  page: '/api/fleet/drivers.php?limit=25',
  sorted: pageOf({}),
  filtered: (index: number) => pageOf({ gatepass: String(1 + index), status: 'active' }),
  searched: (index: number) => pageOf({ q: `driver ${10 + index}` }),
  whole: '/api/fleet/drivers.php?limit=1000&after=',
  signsIn: true,
};

/** One of our servers, which starts with 120 drivers. */
const measureOurs = async (name: string, server: ServerProcess): Promise<Figures> => {
  const api: Api = { ...OURS, server };
  const figures = new Figures(name);
  await server.start();
  await server.end();
  const started = await server.start();
  figures.set(STARTED, `${started.toFixed(0)} (${server.cpu()})`);
  const { token = '' } = await login(api);
  api.headers = { authorization: `Bearer ${token}` };
  figures.set('sign-ins, 4 clients (processor)', await rate(api, 4, 10, () => login(api)));
  await importRows(api, 0, FEW - 120);
  await measureReads(api, FEW, figures);
  await measureWrites(api, figures);
  const imported = await timeOf(api, () => importRows(api, FEW, IMPORTED));
  figures.set(
    'import of 10,000 rows, ms (processor)',
    `${imported.clock.toFixed(0)} (${imported.processor})`,
  );
  figures.set('memory then', `${(server.memory() / 1e6).toFixed(0)} MB`);
  for (let from = FEW + IMPORTED; from < MANY; from += IMPORTED)
    await importRows(api, from, IMPORTED);
  await measureReads(api, MANY, figures);
  const whole = performance.now();
  for (let after = 0; after !== -1;) {
    const response = await fetch(server.url + api.whole + String(after), { headers: api.headers });
    after = ((await response.json()) as { next_after?: number }).next_after ?? -1;
  }
  figures.set('whole list of 100,000', `${((performance.now() - whole) / 1000).toFixed(1)} s`);
  figures.set('memory at the end', `${(server.memory() / 1e6).toFixed(0)} MB`);
  await server.end();
  return figures;
};

const JSON_SERVER = join(ROOT, 'node_modules', 'json-server', 'lib', 'cli', 'bin.js');

const measureJsonServer = async (): Promise<Figures> => {
  const figures = new Figures('json-server');
  for (const rows of [FEW, MANY]) {
    const file = join(mkdtempSync(join(tmpdir(), 'qafila-')), 'db.json');
    const drivers = Array.from({ length: rows }, (_one, index) => ({
      id: index + 1,
      driver_id: `I-${index}`,
      name: `Driver ${(index * 7919) % 99_991}`,
      status: 'active',
    }));
    writeFileSync(file, JSON.stringify({ drivers }));
    const port = await freePort();
    const server = new ServerProcess(port, [JSON_SERVER, file, '--port', String(port), '--quiet']);
    const api: Api = {
      server,
      list: '/drivers?_limit=1000',
      page: '/drivers?_limit=25',
      sorted: '/drivers?_limit=25&_sort=name',
      whole: '/drivers',
      signsIn: false,
    };
    const started = await server.start('/drivers?_limit=1');
    if (rows === FEW) figures.set(STARTED, `${started.toFixed(0)} (${server.cpu()})`);
    await measureReads(api, rows, figures);
    if (rows === FEW) await measureWrites(api, figures);
    const whole = performance.now();
    await get(api, api.whole);
    if (rows === MANY) {
      figures.set('whole list of 100,000', `${((performance.now() - whole) / 1000).toFixed(1)} s`);
    }
    const memory = `${(server.memory() / 1e6).toFixed(0)} MB`;
    figures.set(rows === FEW ? 'memory then' : 'memory at the end', memory);
    await server.end();
  }
  return figures;
};

const newFolder = () => mkdtempSync(join(tmpdir(), 'qafila-'));

const mockServer = async () => {
  const port = await freePort();
  const file = join(newFolder(), 'data.ndjson');
  const main = join(ROOT, 'mock-api', 'server', 'main.ts');
  const args = ['--import', 'tsx', main, '--port', String(port), '--file', file];
  return new ServerProcess(port, args);
};

export const measureServers = async (): Promise<void> => {
  const columns: [name: string, figures: Figures][] = [
    ['SQLite', await measureOurs('SQLite', productServer(await freePort(), newFolder()))],
  ];
  const address = process.env['TEST_DATABASE_URL'];
  if (address === undefined) console.warn('PostgreSQL is left out: TEST_DATABASE_URL names none.');
  else {
    const database = await newDatabase(address);
    const server = productServer(await freePort(), newFolder(), database.address);
    columns.push(['PostgreSQL', await measureOurs('PostgreSQL', server)]);
    await database.drop();
  }
  columns.push(['mock', await measureOurs('mock', await mockServer())]);
  columns.push(['json-server', await measureJsonServer()]);
  const names = [...new Set(columns.flatMap(([, figures]) => [...figures.keys()]))];
  const rows = names.map((name) => [
    name,
    ...columns.map(([, figures]) => figures.get(name) ?? '–'),
  ]);
  console.log(table([['servers', ...columns.map(([name]) => name)], ...rows]));
};
