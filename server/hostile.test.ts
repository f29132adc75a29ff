import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { isJson } from '../api/call.ts';
import { plainPasswords } from '../mock-api/core/passwords.ts';
import type { Answer } from '../mock-api/testing/client.ts';
import { attacked, attacks, GOOD } from './testing/attacks.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

/** What only the inside of a server says. */
const LEAKS =
  /\bat \S+ \(|node_modules|\.ts:\d|\.js:\d|sqlite|SQLSTATE|syntax error|constraint|violates|\bpg_|relation "|column "|ENOENT|EISDIR|\/tmp\/|\/work\//i;
const SECRETS = /password_hash|two_factor_secret|recovery_hashes|\$argon2/;

/** What is wrong with an answer; nothing if it is calm. */
const fault = ({ status, text, contentType }: Answer, what: unknown): string => {
  // A backup holds everything; who may have one is tested elsewhere.
  if (status === 200 && contentType === 'application/octet-stream') return '';
  // Rows hold what was typed.
  const words = text.replaceAll(/"(?:data|rows)":.*/gs, '');
  if (status < 500 && !LEAKS.test(words) && !SECRETS.test(text)) return '';
  return `${status} to ${JSON.stringify(what).slice(0, 600)}: ${text.slice(0, 300)}`;
};

const DRIVERS = '/api/fleet/drivers.php';
const SETTINGS = '/admin/settings/settings.php';
const IMPORT = '/api/fleet/drivers/import.php';
const JSON_BODY = 'application/json';
const FORM = 'multipart/form-data; boundary=b';
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const part = (head: string, content = 'driver_id\nX-1\n') =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

interface BrokenBody {
  name: string;
  type: string;
  bytes: string | Uint8Array<ArrayBuffer>;
  path?: string;
  may?: number[];
}

const BODIES: readonly BrokenBody[] = [
  { name: 'half a JSON', type: JSON_BODY, bytes: '{"name": "A' },
  { name: 'a JSON that is no object', type: JSON_BODY, bytes: '"text"', may: [400] },
  { name: 'a deep JSON', type: JSON_BODY, bytes: DEEP, may: [400, 422] },
  { name: 'a deep value', type: JSON_BODY, bytes: `{"name": ${DEEP}}`, may: [400, 422] },
  {
    name: 'a deep setting',
    type: JSON_BODY,
    bytes: `{"section": "ui", "density": ${DEEP}}`,
    path: SETTINGS,
    may: [400, 422],
  },
  { name: 'bytes that are no UTF-8', type: JSON_BODY, bytes: Uint8Array.from([0x7b, 0xff, 0xfe]) },
  {
    name: 'a NUL in a text',
    type: JSON_BODY,
    bytes: String.raw`{"driver_id": "N", "name": "a\u0000"}`,
  },
  {
    name: 'half a character',
    type: JSON_BODY,
    bytes: String.raw`{"driver_id": "N", "name": "\ud800"}`,
  },
  { name: 'another content type', type: 'text/plain', bytes: '{}', may: [415] },
  {
    name: 'a form without its boundary',
    type: 'multipart/form-data',
    bytes: part('name="a"'),
    path: IMPORT,
  },
  {
    name: 'a form that ends too soon',
    type: FORM,
    bytes: part('name="file"; filename="a.csv"'),
    path: IMPORT,
  },
  { name: 'a form of another boundary', type: FORM, bytes: '--c\r\n\r\n--c--\r\n', path: IMPORT },
  {
    name: 'a part without a name',
    type: FORM,
    bytes: `${part('filename="a.csv"')}--b--\r\n`,
    path: IMPORT,
  },
  {
    name: 'a NUL in a CSV',
    type: FORM,
    bytes: `${part('name="file"; filename="a.csv"', 'driver_id,name\nX-1,a\0b\n')}--b--\r\n`,
    path: IMPORT,
    may: [400, 422],
  },
  {
    name: 'a path as the name of a file',
    type: FORM,
    bytes: `${part('name="file"; filename="../../../x.pdf"', '%PDF-1.4')}--b--\r\n`,
    path: IMPORT,
    may: [422],
  },
];

const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

const PAPERS = '/api/fleet/papers/papers.php';
const ACTIVITY = '/api/fleet/activity/activity.php';
const ISSUED = '/diesel/diesel-manager/reports/issued.php';
const ISSUE = { branch_id: 1, truck_id: 1, liters: 1, cost: 3, unit_cost: 3 };

/** What hostile calls may delete none of, as others need them. */
const KEPT = ['/admin/users/users.php', '/admin/operations/sessions.php'];

const ADDRESSES = [
  '/uploads/../qafila.db',
  '/uploads/..%2fqafila.db',
  '/uploads/%2e%2e/%2e%2e/etc/passwd',
  '/uploads/%00',
  '/uploads/%',
  '/uploads/seed-1.pdf/..',
  '/uploads/__proto__',
  '/../../etc/passwd',
  '//etc/passwd',
  '/api/fleet/%2e%2e/%ff.php',
  '/%.php',
  '/constructor.php',
];

describe.each(testDatabases)('hostile calls on $name', (database) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server = await startTestServer(database, undefined, {
      claims: (idToken) => plainPasswords.claims(idToken),
    });
    for (const who of ['admin', 'fleet', 'diesel', 'guest'] as const)
      await server.client.token(who);
  });
  afterAll(() => server.close());

  it('are answered without a failure, and without a word of the inside', async () => {
    const property = fc.asyncProperty(attacks, async (one) => {
      const { who, method, path, query, body } = attacked(one);
      // The sessions are needed on, and the accounts with their passwords.
      if (path === '/auth/logout.php' || query.get('action') === 'change_password') return;
      if (method === 'DELETE' && KEPT.includes(path)) return;
      const address = `${path}?${query}`;
      const answer = await server.client.send(who, method, address, body);
      const sent = body instanceof FormData ? [...body] : body;
      expect(fault(answer, { who, method, address, body: sent })).toBe('');
    });
    await fc.assert(property, { numRuns: 200, seed: 12, endOnFailure: true });
  });

  it('with a number larger than a database may hold are answered', async () => {
    const numbers = GOOD.flatMap((good) =>
      isJson(good.body)
        ? Object.entries(good.body).flatMap(([field, value]) =>
            typeof value === 'number' ? [{ good, field }] : [],
          )
        : [],
    );
    for (const { good, field } of numbers) {
      for (const inBody of [1e14, -1e14]) {
        const { who, method, path, body } = attacked({ good, field, inBody, parameter: '' });
        const what = { method, path, field, inBody };
        expect(fault(await server.client.send(who, method, path, body), what)).toBe('');
      }
    }
  });

  it('about parts of lists are answered', async () => {
    const lists = new Map(
      GOOD.flatMap(({ method, path, who }) => (method === 'GET' ? [[path, who] as const] : [])),
    );
    for (const [path, who] of lists) {
      for (const value of ['1.5', '99999999999999999999', "id';--"]) {
        for (const names of [['id'], ['after'], ['page'], ['offset', 'sort']]) {
          const asked = Object.fromEntries(names.map((name) => [name, value]));
          const address = `${path}?${new URLSearchParams({ limit: '1', ...asked })}`;
          expect(fault(await server.client.send(who, 'GET', address), address)).toBe('');
        }
      }
    }
  });

  it('with a filter that is more than values are refused', async () => {
    const found = { filter: '{"status":{"toString":1}}', range: '[0,9]' };
    const facets = JSON.stringify({
      all: { field: 'kind', filter: { kind: [[{ toString: 1 }]] } },
    });
    for (const [path, query] of [
      [DRIVERS, found],
      [DRIVERS, { counts: '{"some":{"status":{"toString":1}}}' }],
      ['/api/fleet/papers/papers.php', found],
      ['/api/fleet/papers/papers.php', { range: '[0,9]', facets }],
    ] as const) {
      const address = `${path}?${new URLSearchParams(query)}`;
      const { status } = await server.client.send('fleet', 'GET', address);
      expect({ address, status }).toEqual({ address, status: 422 });
    }
  });

  it.each(INHERITED)('by the name %s, which every object has, are refused', async (name) => {
    const filter = `{"${name}":"1"}`;
    const sort = `["${name}","ASC"]`;
    for (const [path, query] of [
      [DRIVERS, { range: '[0,1]', sort }],
      [DRIVERS, { range: '[0,1]', filter }],
      [DRIVERS, { around: '1', sort }],
      [DRIVERS, { counts: `{"some":${filter}}` }],
      [PAPERS, { range: '[0,1]', sort }],
      [PAPERS, { range: '[0,1]', filter }],
    ] as const) {
      const address = `${path}?${new URLSearchParams(query)}`;
      const { status } = await server.client.send('fleet', 'GET', address);
      expect({ address, status }).toEqual({ address, status: 422 });
    }
  });

  it('with an object as the cost of a voucher are refused', async () => {
    const body = { ...ISSUE, cost: { toString: 1 } };
    expect((await server.client.send('diesel', 'POST', ISSUED, body)).status).toBe(422);
  });

  it.each(['0000-01-01', '0000-12-31'])(
    'for the day %s are refused or find nothing',
    async (day) => {
      const driver = { driver_id: `D-${day}`, name: 'D', gatepass_expiry: day };
      expect((await server.client.send('fleet', 'POST', DRIVERS, driver)).status).toBe(422);
      const address = `${DRIVERS}?${new URLSearchParams({
        range: '[0,1]',
        filter: JSON.stringify({ gatepass_expiry: day }),
      })}`;
      const found = await server.client.send('fleet', 'GET', address);
      expect(found).toMatchObject({ status: 200, text: '[]' });
    },
  );

  it.each(['0000-06-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-01:00'])(
    'for the time %s are refused',
    async (at) => {
      const { status } = await server.client.send('diesel', 'POST', ISSUED, { ...ISSUE, at });
      expect(status).toBe(422);
    },
  );

  it('for the first and the last day of a log are answered', async () => {
    for (const filter of ['{"from":"0001-01-01"}', '{"to":"9999-12-31"}']) {
      const address = `${ACTIVITY}?${new URLSearchParams({ range: '[0,1]', filter })}`;
      expect((await server.client.send('fleet', 'GET', address)).status).toBe(200);
    }
  });

  it.each(BODIES)(
    'with $name are refused',
    async ({ type, bytes, path = DRIVERS, may = [400] }) => {
      const who = path === SETTINGS ? 'admin' : 'fleet';
      const authorization = `Bearer ${await server.client.token(who)}`;
      const headers = { authorization, 'content-type': type };
      const answer = await server.client.raw('POST', path, { headers, body: bytes });
      expect(fault(answer, bytes.slice(0, 100))).toBe('');
      expect(may).toContain(answer.status);
    },
  );

  it('whose refusal is long are answered in Arabic as soon', async () => {
    const text = `${' holds 1 l, below the reorder level of '.repeat(1000)}\n.`;
    const taken = { ...ISSUE, liters: -1, cost: -3, corrects: text };
    const authorization = `Bearer ${await server.client.token('diesel')}`;
    const type = { 'content-type': 'application/json', 'accept-language': 'ar' };
    const started = performance.now();
    const answer = await server.client.raw('POST', ISSUED, {
      headers: { authorization, ...type },
      body: JSON.stringify(taken),
    });
    expect(answer.json['errors']).toMatchObject({ corrects: expect.stringContaining('holds') });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('for ever so many words find nothing, and keep nobody waiting', async () => {
    const q = Array.from({ length: 1500 }, (_, index) => `W${index}`).join(' ');
    const started = performance.now();
    const address = `${DRIVERS}?${new URLSearchParams({
      range: '[0,9]',
      filter: JSON.stringify({ q }),
    })}`;
    const found = await server.client.send('fleet', 'GET', address);
    expect(found).toMatchObject({ status: 200, text: '[]' });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('with a file of ever so many columns keep nobody waiting', async () => {
    const names = Array.from({ length: 60_000 }, (_, index) => `c${index}`);
    const rows = Array.from({ length: 300 }, (_, index) => `W${index},N`);
    const form = new FormData();
    const csv = [`driver_id,name,${names.join(',')}`, ...rows].join('\n');
    form.append('file', new Blob([csv]), 'wide.csv');
    const started = performance.now();
    const { json } = await server.client.send('fleet', 'POST', IMPORT, form);
    expect(json).toMatchObject({ success: true, imported: 300 });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it.each(ADDRESSES)('to %s find nothing', async (path) => {
    const { hostname, port } = new URL(server.url);
    const authorization = `Bearer ${await server.client.token('admin')}`;
    const sent = request({ hostname, port, path, headers: { authorization } }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const text = await textOf(response);
    expect([400, 404]).toContain(response.statusCode);
    expect(text).not.toMatch(LEAKS);
  });
});
