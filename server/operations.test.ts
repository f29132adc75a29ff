import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { DATABASE_WITHIN_MS } from '../mock-api/contract/rowsTest.ts';
import { backUp, restore } from './backup.ts';
import { backUpBeforeUpdate, backupFile, backUpToday } from './dataFolder.ts';
import { openData } from './openData.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

describe('the operations of a company', () => {
  it('know the size of the data and the backups, the newest first, and hand out no other file', async () => {
    const path = mkdtempSync(join(tmpdir(), 'qafila-'));
    const { database, operations } = await openData(path);
    expect(await operations.state()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: { kind: 'SQLite', bytes: expect.any(Number) },
      backups: [],
    });
    await backUpToday(path, '2026-11-25', (file) => backUp(path, database, file));
    await backUpBeforeUpdate(path, (file) => backUp(path, database, file));
    utimesSync(backupFile(path, '2026-11-25.qafila'), 1_795_000_000, 1_795_000_000);
    const made = await operations.backUp();
    expect(made).toMatchObject({ reason: 'asked', bytes: expect.any(Number) });
    const { backups } = await operations.state();
    expect(backups?.map(({ reason }) => reason)).toEqual(['asked', 'update', 'daily']);
    const newest = { name: made?.name, file: { size: made?.bytes } };
    expect(await operations.backup(made?.name ?? '')).toMatchObject(newest);
    expect(await operations.backup('')).toMatchObject(newest);
    expect(await operations.backup('../qafila.db')).toBeUndefined();
    await database.close();
  });
});

describe('a backup', () => {
  it('holds the data, though another is asked for at the same moment', async () => {
    const path = mkdtempSync(join(tmpdir(), 'qafila-'));
    const { database, operations } = await openData(path);
    vi.useFakeTimers({ toFake: ['Date'] });
    const made = await Promise.all([1, 2, 3].map(() => operations.backUp()));
    vi.useRealTimers();
    expect(new Set(made.map((backup) => backup?.name)).size).toBe(3);
    for (const backup of made) {
      const other = mkdtempSync(join(tmpdir(), 'qafila-'));
      await restore(other, backupFile(path, backup?.name ?? ''));
    }
    await database.close();
  });

  it('that is cut off is gone after a day', async () => {
    const path = mkdtempSync(join(tmpdir(), 'qafila-'));
    const { database } = await openData(path);
    await backUpBeforeUpdate(path, async () => undefined);
    const [left, made] = ['0', '1'].map((id) => backupFile(path, `2026-11-24.qafila.${id}.part`));
    writeFileSync(left!, '');
    writeFileSync(made!, '');
    utimesSync(left!, 1_795_000_000, Date.now() / 1000 - 25 * 60 * 60);
    await backUpToday(path, '2026-11-25', (file) => backUp(path, database, file));
    expect([existsSync(left!), existsSync(made!)]).toEqual([false, true]);
    await database.close();
  });

  it('keeps no call waiting', async () => {
    const path = mkdtempSync(join(tmpdir(), 'qafila-'));
    const { database } = await openData(path);
    const done: string[] = [];
    await Promise.all([
      backUp(path, database, join(path, 'copy.qafila')).then(() => done.push('backup')),
      database.store.users.count().then(() => done.push('read')),
      database
        .write((store) => store.roles.insert({ name: 'Written meanwhile', description: '' }))
        .then(() => done.push('write')),
    ]);
    expect(done).toEqual(['read', 'write', 'backup']);
    await database.close();
  });
});

const postgres = testDatabases.filter(({ name }) => name !== 'SQLite');

describe('the operations on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(postgres[0]!, { diesel_days: 1 });
  }, DATABASE_WITHIN_MS);
  afterAll(() => server.close(), DATABASE_WITHIN_MS);

  it('leave the backup to its own tools', async () => {
    const state = await server.client.send('admin', 'GET', '/admin/operations/operations.php');
    expect(state.json['data']).toMatchObject({ database: { kind: 'PostgreSQL' }, backups: null });
    const made = await server.client.send('admin', 'POST', '/admin/operations/backups.php');
    expect(made.status).toBe(409);
    const sent = await server.client.send('admin', 'POST', '/admin/operations/download.php', {});
    expect(sent.status).toBe(404);
  });
});
