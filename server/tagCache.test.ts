import { expect, it } from 'vitest';

import { TagCache } from './tagCache.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

const NOON = Date.parse('2026-11-26T12:00:00Z');

it('holds an answer for current until the data or the quarter of an hour change', () => {
  let data = 'a';
  const tags = new TagCache();
  const state = tags.state(data, NOON);
  tags.keep('large', { tag: 'T', state }, 10_000);
  tags.keep('small', { tag: 'T', state }, 100);
  const isCurrent = (key: string, tag: string, now: number) =>
    tags.isCurrent(key, { tag, state: tags.state(data, now) });
  expect(isCurrent('large', 'T', NOON + 60_000)).toBe(true);
  expect(isCurrent('small', 'T', NOON)).toBe(false);
  expect(isCurrent('large', 'other', NOON)).toBe(false);
  expect(isCurrent('other', 'T', NOON)).toBe(false);
  expect(isCurrent('large', 'T', NOON + 15 * 60_000)).toBe(false);
  data = 'b';
  expect(isCurrent('large', 'T', NOON)).toBe(false);
});

it.each(testDatabases)(
  'a list on $name is as before until something is written',
  { timeout: 60_000 },
  async (kind) => {
    const server = await startTestServer(kind);
    const path = '/api/fleet/drivers.php?limit=1000';
    const authorization = `Bearer ${await server.client.token('fleet')}`;
    const first = await server.client.raw('GET', path, { headers: { authorization } });
    const tag = first.headers.get('etag') ?? '';
    const again = async (token = authorization) => {
      const headers = { authorization: token, 'if-none-match': tag };
      return (await server.client.raw('GET', path, { headers })).status;
    };
    expect(await server.database.answers.now()).toBe(await server.database.answers.now());
    expect([await again(), await again()]).toEqual([304, 304]);
    expect(await again('Bearer invented')).toBe(401);
    await server.client.send('fleet', 'POST', '/api/fleet/drivers.php', {
      driver_id: 'NEW-1',
      name: 'New',
    });
    expect(await again()).toBe(200);
    await server.close();
  },
);
