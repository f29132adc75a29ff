import { mkdtempSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { plainPasswords } from '../mock-api/core/passwords.ts';
import { openData } from './openData.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

const DRIVERS = '/api/fleet/drivers.php';
const MB = Buffer.alloc(1024 * 1024, ' ');
const R = '/diesel/diesel-manager/reports';

describe.each(testDatabases)('calls that meet on $name', (kind) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const succeeded = (all: readonly number[]) => all.filter((status) => status === 200).length;

  it('store one of 20 equal drivers, with one log entry', async () => {
    const body = { driver_id: 'SAME', name: 'S' };
    const post = () => server.client.send('fleet', 'POST', DRIVERS, body);
    const all = await statuses(Array.from({ length: 20 }, post));
    expect(succeeded(all)).toBe(1);
    expect(all.filter((status) => status === 409)).toHaveLength(19);
    expect(await server.database.store.drivers.count({ driver_id: 'SAME' })).toBe(1);
    const entries = await server.database.store.activity.all({ entity_label: 'SAME S' });
    expect(entries).toHaveLength(1);
  });

  it('give a truck to one of 10 drivers', async () => {
    const trucks = '/api/fleet/trucks/trucks.php';
    const { json } = await server.client.send('fleet', 'POST', trucks, { truck_number: 'ONE' });
    const { id: truck_id } = json['data'] as { id: number };
    const drivers = (await server.database.store.drivers.all()).slice(2, 12);
    const give = ({ id }: { id: number }) =>
      server.client.send('fleet', 'PUT', '/fleet/drivers/index.php', { id, truck_id });
    expect(succeeded(await statuses(drivers.map(give)))).toBe(1);
    expect(await server.database.store.drivers.count({ truck_id })).toBe(1);
  });

  it('never take more out of a tank than it holds, and number each voucher once', async () => {
    const count = { branch_id: 1, liters: 100, cost: 2.5 };
    await server.client.send('diesel', 'PUT', `${R}/stock.php`, count);
    const issue = (index: number) =>
      server.client.send('diesel', 'POST', `${R}/issued.php`, {
        branch_id: 1,
        company_id: 1,
        truck_id: 2,
        liters: 9,
        cost: null,
        at: new Date(Date.now() + 1000 + index * 10).toISOString(),
      });
    const all = await statuses(Array.from({ length: 15 }, (_, index) => issue(index)));
    expect(succeeded(all)).toBe(11);
    const refs = (await server.database.store.diesel_issues.all()).map(({ ref }) => ref);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it('export while another writes, and leave an entry that the log shows at once', async () => {
    const auditPage = async () => {
      const sent = await server.client.send('diesel', 'GET', `${R}/audit_log.php?range=[0,0]`);
      return sent.headers.get('content-range');
    };
    const before = await auditPage();
    const writing = server.database.write(() => wait(500));
    const exported = server.client.send('diesel', 'GET', `${R}/issued_export.php`);
    expect((await exported).status).toBe(200);
    await writing;
    expect(await auditPage()).not.toBe(before);
  });
});

describe('the server', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(testDatabases[0]!);
  });
  afterAll(() => server.close());

  it('answers a list with 304 until something in it changes', async () => {
    const token = await server.client.token('fleet');
    const read = (tag = '') =>
      fetch(`${server.url}${DRIVERS}`, {
        headers: { authorization: `Bearer ${token}`, 'if-none-match': tag },
      });
    const tag = (await read()).headers.get('etag') ?? '';
    expect((await read(tag)).status).toBe(304);
    await server.client.send('fleet', 'POST', DRIVERS, { driver_id: 'NEW', name: 'New' });
    expect((await read(tag)).status).toBe(200);
  });

  it('sends a page with its total when only that has changed', async () => {
    const token = await server.client.token('fleet');
    const read = (tag = '') =>
      fetch(`${server.url}${DRIVERS}?range=[0,1]`, {
        headers: { authorization: `Bearer ${token}`, 'if-none-match': tag },
      });
    const before = await read();
    await server.client.send('fleet', 'POST', DRIVERS, { driver_id: 'LAST', name: 'Last' });
    const after = await read(before.headers.get('etag') ?? '');
    expect(await after.text()).toBe(await before.text());
    const total = await server.database.store.drivers.count();
    expect(after.headers.get('content-range')).toBe(`drivers 0-1/${total}`);
  });

  it('answers with the row as stored, in the activity log too', async () => {
    const trucks = '/api/fleet/trucks/trucks.php';
    const sent = { truck_number: 'EXACT', fuel_tank_capacity_l: 12.123456 };
    const { json } = await server.client.send('fleet', 'POST', trucks, sent);
    const { id, ...added } = json['data'] as { id: number };
    const { truck_number: _number, ...change } = { ...sent, id, fuel_tank_capacity_l: 9.87654321 };
    const changed = await server.client.send('fleet', 'PUT', trucks, change);
    const stored = await server.database.store.trucks.get(id);
    expect(changed.json['data']).toMatchObject({ ...stored });
    expect(stored?.fuel_tank_capacity_l).not.toBe(change.fuel_tank_capacity_l);
    const [last] = (await server.database.store.activity.all({ entity_id: id })).toReversed();
    expect(last?.changes).toEqual([
      {
        field: 'fuel_tank_capacity_l',
        old: (added as Record<string, unknown>)['fuel_tank_capacity_l'],
        new: stored?.fuel_tank_capacity_l,
      },
    ]);
  });

  it('answers a move with the drivers as they are stored', async () => {
    const moves = [{ id: 4, changes: { phone: '+971 50 123 4567' } }];
    const { json } = await server.client.send('fleet', 'POST', '/api/fleet/drivers/move.php', {
      moves,
    });
    expect(json['data']).toEqual([await server.database.store.drivers.get(4)]);
  });

  it('gives no two drivers of a move one ID, and says so in Arabic', async () => {
    const [first, second] = await server.database.store.drivers.all();
    const moves = [first, second].map((driver) => ({
      id: driver?.id,
      changes: { driver_id: 'TWICE' },
    }));
    const answer = await server.client.raw('POST', '/api/fleet/drivers/move.php', {
      headers: {
        authorization: `Bearer ${await server.client.token('fleet')}`,
        'accept-language': 'ar',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ moves }),
    });
    expect([answer.status, answer.json['error']]).toEqual([409, 'هذه القيمة مسجّلة في سجل آخر']);
    expect(await server.database.store.drivers.count({ driver_id: 'TWICE' })).toBe(0);
  });

  it('takes no record for another because their references begin alike', async () => {
    const client_ref = 'r'.repeat(100);
    const add = async (driver_id: string, end: string) => {
      const body = { driver_id, name: 'R', client_ref: client_ref + end };
      const { json } = await server.client.send('fleet', 'POST', DRIVERS, body);
      return (json['data'] as { driver_id: string }).driver_id;
    };
    expect([await add('R-1', 'a'), await add('R-2', 'b')]).toEqual(['R-1', 'R-2']);
  });

  it('refuses an outdated version in If-Match, also in its weak form', async () => {
    const call = (tag: string) =>
      fetch(`${server.url}/fleet/drivers/index.php?id=7`, {
        method: 'PUT',
        headers: { ...json, authorization: `Bearer ${token}`, 'if-match': tag },
        body: JSON.stringify({ name: 'Versioned' }),
      });
    const json = { 'content-type': 'application/json' };
    const token = await server.client.token('fleet');
    expect((await call('"1"')).status).toBe(200);
    for (const tag of ['"1"', 'W/"1"', '1']) expect((await call(tag)).status).toBe(409);
    for (const tag of ['W/"xyz"', '"2", "3"', '']) expect((await call(tag)).status).toBe(412);
    expect((await call('*')).status).toBe(200);
  });

  it.each([
    [
      'settings',
      'admin',
      'PUT',
      '/admin/settings/settings.php',
      { section: 'ui', density: 'compact' },
    ],
    ['a count', 'diesel', 'PUT', `${R}/stock.php`, { branch_id: 2, liters: 10, cost: 2 }],
  ] as const)(
    'raises the version of %s, and refuses an outdated one',
    async (_what, who, method, path, body) => {
      const write = async (row_version: unknown) =>
        server.client.send(who, method, path, { ...body, row_version });
      const { json } = await write(undefined);
      const { row_version } = json['data'] as { row_version: number };
      const next = await write(row_version);
      expect(next).toMatchObject({ status: 200, json: { data: { row_version: row_version + 1 } } });
      expect(await write(row_version)).toMatchObject({
        status: 409,
        json: { data: expect.any(Object) },
      });
    },
  );

  it('deletes no other version than the one that was seen', async () => {
    const token = await server.client.token('fleet');
    const remove = (tag: string) =>
      fetch(`${server.url}/api/fleet/drivers.php?id=9`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}`, 'if-match': tag },
      });
    await server.client.send('fleet', 'PUT', '/fleet/drivers/index.php', { id: 9, name: 'Newer' });
    expect((await remove('"1"')).status).toBe(409);
    expect((await remove('"2"')).status).toBe(200);
  });

  it('keeps passwords and tokens only as hashes', async () => {
    const token = await server.client.token('admin');
    const stored = await server.database.store.tokens.all();
    expect(stored.map((row) => row.token)).not.toContain(token);
    const [user] = await server.database.store.users.all();
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('ends a session after 30 days, and keeps it no longer than until the next one', async () => {
    const token = await server.client.token('diesel');
    const read = () =>
      fetch(`${server.url}${R}/stock.php`, { headers: { authorization: `Bearer ${token}` } });
    expect((await read()).status).toBe(200);
    const past = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
    await server.database.write(async (store) => {
      for (const row of await store.tokens.all())
        await store.tokens.patch(row.id, { created_at: past });
    });
    expect((await read()).status).toBe(401);
    server.client.forget();
    await server.client.token('diesel');
    const [user] = await server.database.store.users.all({ email: 'diesel@qafila.example' });
    const kept = await server.database.store.tokens.all({ user_id: user!.id });
    expect(kept.map(({ created_at }) => created_at > past)).toEqual([true]);
  });

  it('makes whoever fails to sign in again and again wait', async () => {
    const fail = () =>
      server.client.send('anonymous', 'POST', '/auth/login.php', {
        email: 'nobody@qafila.example',
        password: 'wrong-one-1',
      });
    for (let count = 0; count < 5; count += 1) expect((await fail()).status).toBe(401);
    const refused = await fail();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('hears five of 200 guesses at once', async () => {
    const guess = (_: unknown, index: number) =>
      server.client.send('anonymous', 'POST', '/auth/login.php', {
        email: [
          'Somebody@qafila.example',
          ' somebody@qafila.example',
          'some\u200Bbody@qafila.example',
        ][index % 3],
        password: `guess-${index}`,
      });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const all = await Promise.all(Array.from({ length: 200 }, guess));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(195);
  });

  it.each(['password', '2fa'])('hears five wrong current passwords, for a new %s', async (type) => {
    const who = type === '2fa' ? 'guest' : 'diesel';
    const guess = () =>
      server.client.send(who, 'PUT', '/admin/settings/settings.php', {
        section: 'security',
        type,
        enabled: true,
        currentPassword: 'wrong-one-1',
        newPassword: 'seven camels',
      });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });

  it('takes no password that was changed while it was checked', async () => {
    let meanwhile: (() => Promise<unknown>) | undefined;
    const other = await startTestServer(testDatabases[0]!, undefined, {
      ...plainPasswords,
      matches: async (password, stored) => {
        await meanwhile?.();
        return plainPasswords.matches(password, stored);
      },
    });
    const password = 'demo-guest-1';
    const replaceHash = (password_hash: string) =>
      other.database.write(async (store) => {
        const user = await store.users.withKey('email', 'guest@qafila.example');
        await store.users.replace({ ...user!, password_hash });
      });
    const statusOf = async (...call: Parameters<typeof other.client.send>) => {
      await replaceHash(password);
      return (await other.client.send(...call)).status;
    };
    await other.client.token('guest');
    meanwhile = () => replaceHash('seven camels');
    const signIn = { email: 'guest@qafila.example', password };
    expect(await statusOf('anonymous', 'POST', '/auth/login.php', signIn)).toBe(401);
    const turnOn = { section: 'security', type: '2fa', enabled: true, currentPassword: password };
    expect(await statusOf('guest', 'PUT', '/admin/settings/settings.php', turnOn)).toBe(422);
    await other.close();
  });

  it('writes no secret of a deleted account into the log', async () => {
    const { store } = server.database;
    const user = await store.users.get(6);
    await server.database.write((inside) =>
      inside.users.replace({ ...user!, two_factor_secret: 'S3CRET', recovery_hashes: ['H'] }),
    );
    await server.client.send('admin', 'DELETE', '/admin/users/users.php?id=6');
    const [entry] = await store.activity.all({ action: 'delete', entity_id: 6 });
    const fields = entry?.changes.map(({ field }) => field) ?? [];
    expect(fields).toContain('email');
    expect(fields.filter((field) => /secret|hash|count/.test(field))).toEqual([]);
  });

  it.each([
    ['registers one account', '/auth/register.php', 429],
    ['writes one message', '/contact.php', 200],
  ])('makes a stranger who %s after the other wait', async (_what, path, signedIn) => {
    const other = await startTestServer(testDatabases[0]!, undefined, plainPasswords);
    const send = (who: 'anonymous' | 'guest', index: number) =>
      other.client.send(who, 'POST', path, {
        name: 'N',
        first_name: 'N',
        email: `n${index}@qafila.example`,
        password: 'seven camels',
        message: 'M',
      });
    await other.client.token('guest');
    for (let index = 0; index < 50; index += 1) {
      expect((await send('anonymous', index)).status).toBe(200);
    }
    expect((await send('anonymous', 50)).status).toBe(429);
    expect((await send('guest', 51)).status).toBe(signedIn);
    await other.close();
  });

  it('lets nobody lock others out of signing in with Google', async () => {
    const other = await startTestServer(testDatabases[0]!, undefined, plainPasswords);
    const claims = btoa(JSON.stringify({ email: 'guest@qafila.example', name: 'G' }));
    const signIn = (id_token: string) =>
      other.client.send('anonymous', 'POST', '/auth/google.php', { id_token });
    for (let count = 0; count < 6; count += 1) expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn(`x.${claims}.x`)).status).toBe(200);
    await other.close();
  });

  it('trusts no token of Google that it cannot verify', async () => {
    const claims = btoa(JSON.stringify({ email: 'admin@qafila.example', name: 'A' }));
    const answer = await server.client.send('anonymous', 'POST', '/auth/google.php', {
      id_token: `x.${claims}.x`,
    });
    expect([401, 429]).toContain(answer.status);
    expect(answer.json['token']).toBeUndefined();
  });

  it('keeps no large body, and none of someone who may not send it, but hears them out', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(3 * MB.length) });
    const post = async (authorization = '') => {
      const headers = { 'content-type': 'application/json', authorization };
      const answer = await fetch(server.url + DRIVERS, { method: 'POST', headers, body: large });
      return [answer.status, answer.headers.get('connection')];
    };
    const bearer = async (who: 'fleet' | 'diesel') => `Bearer ${await server.client.token(who)}`;
    // Closed before all is sent, it would look like a lost connection.
    expect(await post()).toEqual([401, 'keep-alive']);
    expect(await post(await bearer('diesel'))).toEqual([403, 'keep-alive']);
    expect(await post(await bearer('fleet'))).toEqual([413, 'keep-alive']);
  });

  it('goes on with whoever sent more than it reads', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const authorization = `Bearer ${await server.client.token('fleet')}`;
    const call = (path: string, megabytes: number) =>
      new Promise<number | undefined>((resolve) => {
        const headers = {
          'Content-Type': 'application/json',
          'Content-Length': String(megabytes * MB.length),
          authorization,
        };
        const method = megabytes > 0 ? 'POST' : 'GET';
        const request = httpRequest(`${server.url}${path}`, { agent, method, headers });
        request.on('response', (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        request.on('error', () => resolve(undefined));
        for (let sent = 0; sent < megabytes; sent += 1) request.write(MB);
        request.end();
      });
    // It may end the connection before its answer is read.
    expect([413, undefined]).toContain(await call(DRIVERS, 70));
    expect(await call('/health', 0)).toBe(200);
    agent.destroy();
  });

  it('says which methods an address has', async () => {
    const answer = await fetch(`${server.url}/admin/roles/roles.php`, { method: 'PATCH' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, PUT, DELETE']);
  });

  it('keeps no more of a device than a list can show', async () => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'A'.repeat(12_000) };
    const body = JSON.stringify({ email: 'admin@qafila.example', password: 'demo-admin-1' });
    await fetch(`${server.url}/auth/login.php`, { method: 'POST', headers, body });
    const { store } = server.database;
    for (const rows of [await store.tokens.all(), await store.login_history.all()]) {
      expect(rows.at(-1)?.device).toBe('A'.repeat(500));
    }
  });

  it('ends a connection whose reader has stopped reading', async () => {
    const other = await startTestServer(testDatabases[0]!, 'empty', undefined, undefined, {
      stalledMs: 300,
    });
    const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
    const ended = new Promise((resolve) => {
      socket.on('error', () => {}).once('close', () => resolve('ended'));
    });
    socket.pause().write('GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20_000));
    // Without reading, only a write tells that the other end is gone.
    const nudge = setInterval(() => socket.write('\r\n'), 500);
    expect(await ended).toBe('ended');
    clearInterval(nudge);
    await other.close();
  });

  it('tells how it is', async () => {
    const health = await fetch(`${server.url}/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
    expect(health.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^qafila_http_answers_total\{method="GET",status="304"\} 1$/m);
  });
});

describe('an empty server', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(testDatabases[0]!, 'empty');
  });
  afterAll(() => server.close());

  const FIELDS = {
    company: 'Dunes Transport',
    name: 'Mona Saleh',
    email: 'mona@dunes.example',
    password: 'a long secret 1',
  };
  const send = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  it('is filled with the sample company and emptied again, at the address that only the terminal shows', async () => {
    const address = server.setupUrl ?? '';
    const pageOf = async (language: string) => (await fetch(`${address}?lang=${language}`)).text();
    const signIn = async () =>
      (
        await server.client.send('anonymous', 'POST', '/auth/login.php', {
          email: 'fleet@qafila.example',
          password: 'demo-fleet-1',
        })
      ).status;
    expect((await send(`${server.url}/setup/guessed`, { sample: 'add' })).status).toBe(410);
    expect(await signIn()).toBe(401);

    expect((await send(address, { sample: 'add' })).status).toBe(303);
    expect(await pageOf('en')).toContain('demo-fleet-1');
    expect(await pageOf('ar')).toContain('dir="rtl"');
    expect(await signIn()).toBe(200);

    // Neither a company of one's own nor an unsure press removes it.
    for (const fields of [FIELDS, { sample: 'remove' }]) await send(address, fields);
    expect(await signIn()).toBe(200);
    await send(address, { sample: 'remove', sure: 'on' });
    expect(await server.database.store.drivers.count()).toBe(0);
    expect(await pageOf('en')).toContain('<h1>Set up Qafila</h1>');
  });

  it('is emptied of the sample company once, after one backup, however often that is asked', async () => {
    const data = await openData(mkdtempSync(join(tmpdir(), 'qafila-')));
    const open = async () => data.database;
    const other = await startTestServer({ open }, {}, undefined, data.files, data);
    const address = other.setupUrl ?? '';
    const remove = () => send(address, { sample: 'remove', sure: 'on' });
    const all = await Promise.all([remove(), remove(), remove()]);
    expect(all.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await other.database.store.users.count()).toBe(0);
    expect((await data.operations.state()).backups).toHaveLength(1);
    await other.close();
  });

  it('is set up once, at the address that only the terminal shows', async () => {
    const address = server.setupUrl ?? '';
    expect((await send(`${server.url}/setup/guessed`, FIELDS)).status).toBe(410);
    expect(await (await fetch(address)).text()).toContain('<h1>Set up Qafila</h1>');

    const arabic = await (await fetch(address, { headers: { 'Accept-Language': 'ar' } })).text();
    expect(arabic).toContain('dir="rtl"');
    expect(arabic).toContain('<a href="?lang=en" lang="en" hreflang="en">English</a>');
    const refused = await send(`${address}?lang=ar`, { ...FIELDS, company: '' });
    expect(await refused.text()).toContain('>حقل مطلوب</p>');

    for (const field of [{ password: 'password1' }, { company: '\0' }, { name: 'Mona\0' }]) {
      expect((await send(address, { ...FIELDS, ...field })).status).toBe(422);
    }
    const wrong = await send(address, { ...FIELDS, password: 'short', company: '<Dunes>' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain('value="&lt;Dunes&gt;"');
    expect(page).not.toContain('value="short"');

    const done = await send(address, FIELDS);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/login']);
    expect((await send(address, { ...FIELDS, email: 'b@c.example' })).status).toBe(410);

    const { email, password } = FIELDS;
    const answer = await server.client.send('anonymous', 'POST', '/auth/login.php', {
      email,
      password,
    });
    expect(answer.json['user']).toMatchObject({ name: 'Mona Saleh', role: 'Super Admin' });
  });

  it('is set up though a stranger has signed up before, with the same address or that of the sample', async () => {
    const other = await startTestServer(testDatabases[0]!, 'empty');
    const address = other.setupUrl ?? '';
    const register = (email: string) =>
      other.client.send('anonymous', 'POST', '/auth/register.php', {
        name: 'Stranger',
        email,
        password: 'seven camels',
      });
    const strangers = [];
    for (const email of [FIELDS.email, 'admin@qafila.example']) {
      strangers.push((await register(email)).json['token']);
    }
    const pageOf = async () => (await fetch(address)).text();
    expect(await pageOf()).toContain('<h1>Set up Qafila</h1>');
    expect((await send(address, FIELDS)).status).toBe(303);
    expect(await pageOf()).toContain('set up already');
    const { email, password } = FIELDS;
    const { json } = await other.client.send('anonymous', 'POST', '/auth/login.php', {
      email,
      password,
    });
    expect(json['user']).toMatchObject({ name: 'Mona Saleh', role: 'Super Admin' });
    const [stranger] = strangers;
    const headers = { authorization: `Bearer ${String(stranger)}` };
    const read = await fetch(`${other.url}/admin/users/users.php`, { headers });
    expect(read.status).toBe(401);
    await other.close();
  });

  it('keeps a company that is set up while the sample is being added', async () => {
    const other = await startTestServer(testDatabases[0]!, 'empty');
    const address = other.setupUrl ?? '';
    const [done] = await Promise.all([send(address, FIELDS), send(address, { sample: 'add' })]);
    expect(done?.headers.get('location')).toBe('/login');
    const { email, password } = FIELDS;
    const signIn = { email, password };
    const { status } = await other.client.send('anonymous', 'POST', '/auth/login.php', signIn);
    expect(status).toBe(200);
    await other.close();
  });
});
