import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { Client, fileForm, PNG } from '../testing/client.ts';
import type { MockOptions } from './options.ts';
import { startMockApi } from './server.ts';

const COUNTS = { drivers: 3, trucks: 2, trailers: 2, documents: 2, activity: 2, diesel_days: 2 };
const DRIVERS = '/api/fleet/drivers.php';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-api-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (options: MockOptions = {}) =>
  startMockApi({
    counts: COUNTS,
    file: join(folder, 'deep', 'data.ndjson'),
    uploadsDir: join(folder, 'uploads'),
    ...options,
  });

it('keeps rows, tokens and uploads across a restart', async () => {
  const first = await start();
  const before = new Client(first.url, fetch);
  await before.send('fleet', 'POST', DRIVERS, { driver_id: 'N-1', name: 'نورة' });
  const form = fileForm('avatar', 'me.png', PNG, { user_id: 2 });
  const { json } = await before.send('fleet', 'POST', '/api/users/upload_avatar.php', form);
  const token = await before.token('fleet');
  await first.close();

  const second = await start();
  const after = new Client(second.url, fetch);
  expect(await after.rows('drivers')).toHaveLength(4);
  const headers = { authorization: `Bearer ${token}` };
  expect((await after.raw('GET', DRIVERS, { headers })).text).toContain('نورة');
  const avatar = await after.raw('GET', String(json['avatar']));
  expect(avatar).toMatchObject({ status: 200, contentType: 'image/png' });
  await second.close();
});

it('says when the stored data do not match the options, and drops them only with fresh', async () => {
  await (await start()).close();
  const kept = await start({ counts: { ...COUNTS, drivers: 9 } });
  expect(kept.notices.join()).toContain('--fresh');
  expect(await new Client(kept.url, fetch).rows('drivers')).toHaveLength(3);
  await kept.close();

  const fresh = await start({ counts: { ...COUNTS, drivers: 9 }, fresh: true });
  expect(fresh.notices).toEqual([]);
  expect(await new Client(fresh.url, fetch).rows('drivers')).toHaveLength(9);
  await fresh.close();
});

it('saves without being closed', async () => {
  const mock = await start();
  const client = new Client(mock.url, fetch);
  await client.send('fleet', 'POST', DRIVERS, { driver_id: 'SAVED', name: 'A' });
  await expect
    .poll(() => readFileSync(join(folder, 'deep', 'data.ndjson'), 'utf8'), { timeout: 5000 })
    .toContain('SAVED');
  await mock.close();
});

it('keeps nothing without a file', async () => {
  const mock = await startMockApi({ counts: COUNTS });
  await mock.close();
  expect(mock.notices).toEqual([]);
});

it('says what to do about an unreadable file', async () => {
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'deep', 'data.ndjson'), '{"format":1');
  await expect(start()).rejects.toThrow('--fresh makes new data');
  await (await start({ fresh: true })).close();
});
