import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Json } from '../../api/call.ts';
import type { LogEntry } from '../core/requestLog.ts';
import { Client } from '../testing/client.ts';
import { startMockApi, type RunningMock } from './server.ts';

const DRIVERS = '/api/fleet/drivers.php';
const NEW = { driver_id: 'N-1', name: 'New' };
const COUNTS = { drivers: 3, trucks: 2, trailers: 2, documents: 2, activity: 2, diesel_days: 2 };

let mock: RunningMock;
let client: Client;
beforeAll(async () => {
  mock = await startMockApi({ counts: COUNTS });
  client = new Client(mock.url, fetch);
});
afterAll(() => mock.close());
beforeEach(async () => {
  await client.token('fleet');
  await client.send('anonymous', 'POST', '/__reset', {});
});

const create = () => client.send('fleet', 'POST', DRIVERS, NEW);
const storedDrivers = async () => (await client.rows('drivers')).length;
const log = async () => JSON.parse((await client.raw('GET', '/__log')).text) as LogEntry[];

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

describe('faults that answer', () => {
  it.each<[fault: Json, status: number, contentType: string, text: RegExp]>([
    [{ kind: 'status', status: 503 }, 503, JSON_TYPE, /^{"error":"Error 503"}$/],
    [{ kind: 'status', status: 200, body: { rows: null } }, 200, JSON_TYPE, /^{"rows":null}$/],
    [{ kind: 'status_html' }, 500, HTML_TYPE, /<h1>Error 500/],
    [{ kind: 'status_html', status: 502 }, 502, HTML_TYPE, /<h1>Error 502/],
    [{ kind: 'html' }, 200, HTML_TYPE, /^<!doctype html>/],
    [{ kind: 'success_false', body: 'No' }, 200, JSON_TYPE, /^{"success":false,"error":"No"}$/],
    [{ kind: 'unauthorized' }, 401, JSON_TYPE, /^{"error":/],
    [{ kind: 'empty' }, 200, JSON_TYPE, /^$/],
  ])('%j', async (fault, status, contentType, text) => {
    await client.fault({ path: DRIVERS, ...fault });
    const answer = await create();
    expect(answer).toMatchObject({ status, contentType });
    expect(answer.text).toMatch(text);
    expect(await storedDrivers()).toBe(3);
    expect((await create()).status).toBe(200);
  });

  it.each<[fault: Json, contentType: string, text: RegExp]>([
    [{ kind: 'json_as_html' }, HTML_TYPE, /^{"success":true/],
    [{ kind: 'php_warning' }, JSON_TYPE, /^<br \/>[^]*Warning[^]*{"success":true/],
    [{ kind: 'php_warning', body: '\uFEFF' }, JSON_TYPE, /{"success":true/],
    [{ kind: 'half_json' }, JSON_TYPE, /^{"success":true[^}]*$/],
    [{ kind: 'slow', delay: 1 }, JSON_TYPE, /^{"success":true/],
  ])('%j spoils the right answer', async (fault, contentType, text) => {
    await client.fault({ path: DRIVERS, ...fault });
    const answer = await create();
    expect(answer).toMatchObject({ status: 200, contentType });
    expect(answer.text).toMatch(text);
    expect(await storedDrivers()).toBe(4);
  });

  it.each([
    ['rows_holes', [1, null, 3]],
    ['rows_repeated', [1, 1, 2, 2, 3, 3]],
  ])('%s spoils a list', async (kind, ids) => {
    await client.fault({ path: DRIVERS, kind });
    const { text } = await client.send('fleet', 'GET', DRIVERS);
    const { rows } = JSON.parse(text) as { rows: ({ id: number } | null)[] };
    expect(rows.map((row) => row && row.id)).toEqual(ids);
  });

  it('sends extra headers', async () => {
    await client.fault({
      path: DRIVERS,
      kind: 'status',
      status: 503,
      headers: { 'Retry-After': '7' },
    });
    expect((await create()).headers.get('retry-after')).toBe('7');
  });
});

describe('faults of the connection', () => {
  it('drops the connection', async () => {
    await client.fault({ path: DRIVERS, kind: 'drop' });
    await expect(create()).rejects.toThrow('fetch failed');
    expect(await storedDrivers()).toBe(3);
  });

  it('truncates the body', async () => {
    await client.fault({ path: DRIVERS, kind: 'truncated' });
    await expect(client.send('fleet', 'GET', DRIVERS)).rejects.toThrow('terminated');
  });

  it('hangs until the server closes', async () => {
    const other = await startMockApi({ counts: COUNTS });
    const caller = new Client(other.url, fetch);
    await caller.fault({ path: '/contact.php', kind: 'hang' });
    const hanging = caller.send('anonymous', 'POST', '/contact.php', {}).catch(String);
    await expect
      .poll(async () => (await caller.raw('GET', '/__log')).text)
      .toContain('/contact.php');
    await other.close();
    expect(await hanging).toContain('fetch failed');
  });
});

describe('faults after the work', () => {
  it.each(['drop', 'status_html', 'empty', 'unauthorized'])(
    '%s loses the answer only',
    async (kind) => {
      await client.fault({ path: DRIVERS, method: 'post', kind, after: true });
      await create().catch(String);
      expect(await storedDrivers()).toBe(4);
      expect((await create()).status).toBe(409);
    },
  );
});

describe('which calls a fault affects', () => {
  it('counts the calls', async () => {
    await client.fault({ path: DRIVERS, kind: 'unauthorized', times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await client.send('fleet', 'GET', DRIVERS)).status);
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('lasts until the reset with 0 times, and respects its prefix and method', async () => {
    await client.fault({ path: '/api/fleet/*', method: 'GET', kind: 'unauthorized', times: 0 });
    for (const path of [DRIVERS, DRIVERS, '/api/fleet/trucks/trucks.php']) {
      expect((await client.send('fleet', 'GET', path)).status).toBe(401);
    }
    expect((await create()).status).toBe(200);
    expect((await client.send('fleet', 'GET', '/api/admin/stats.php')).status).toBe(200);
    await client.send('anonymous', 'POST', '/__reset', {});
    expect((await client.send('fleet', 'GET', DRIVERS)).status).toBe(200);
  });

  it.each([
    { path: DRIVERS, kind: 'earthquake' },
    { path: 'drivers', kind: 'html' },
    { kind: 'html' },
    { path: DRIVERS, kind: 'html', times: -1 },
  ])('refuses %j', async (fault) => {
    expect((await client.fault(fault)).status).toBe(400);
  });
});

describe('the log', () => {
  it('shows what was received, with secrets masked', async () => {
    await client.send('anonymous', 'POST', '/auth/login.php', {
      email: 'a@b.example',
      password: 'secret12',
    });
    await client.fault({ path: DRIVERS, kind: 'drop' });
    await create().catch(String);
    await client.raw('GET', '/api/admin/stats.php?x=1', {
      headers: { authorization: 'Bearer no' },
    });
    expect(await log()).toMatchObject([
      {
        method: 'POST',
        path: '/auth/login.php',
        body: { email: 'a@b.example', password: '*** (8 characters)' },
        auth: 'none',
        status: 401,
      },
      { method: 'POST', path: DRIVERS, body: NEW, auth: 'valid', status: 0 },
      {
        method: 'GET',
        path: '/api/admin/stats.php',
        query: { x: '1' },
        auth: 'invalid',
        status: 401,
      },
    ]);
    await client.raw('DELETE', '/__log');
    expect(await log()).toEqual([]);
  });
});
