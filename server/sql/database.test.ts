import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { testDatabases } from '../testing/testDatabases.ts';
import { openConnection, openSqlite } from './sqlite.ts';

const ORPHAN = 'update drivers set truck_id = 99999 where id = 1';
/** What lets a row point to none. */
const damageOf = (name: string) =>
  name === 'SQLite'
    ? ['pragma foreign_keys = off', ORPHAN]
    : [`alter table drivers disable trigger all; ${ORPHAN}`];

describe.each(testDatabases)('$name', ({ name, open, from }) => {
  it('commits together what waits, each write whole or not at all', async () => {
    const database = await open();
    const before = (await database.answers.now()).state;
    const add = (role: string, isRefused = false) =>
      database.write(async (store) => {
        await store.roles.insert({ name: role, description: '' });
        if (isRefused) throw new Error('refused');
        return role;
      });
    const outcomes = await Promise.allSettled([add('A'), add('B', true), add('A'), add('C')]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    const roles = await database.store.roles.all();
    expect(roles.map((role) => role.name)).toEqual(['A', 'C']);
    // SQLite counts the commits of others.
    const commits = Number((await database.answers.now()).state) - Number(before);
    expect(name === 'SQLite' ? commits : 1).toBe(1);
    await add('D');
    expect(await database.store.roles.count()).toBe(3);
    await database.close();
  });

  it('finds rows that point to none', async () => {
    const database = await (await from('0.1.0', ...damageOf(name)))();
    expect(await database.check()).toEqual([expect.stringContaining('drivers')]);
    await database.close();
  });
});

it('says of writes that a full disk has undone that it is full', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'qafila-')), 'full.db');
  const database = await openSqlite(file);
  // SQLite ends the whole transaction by itself then.
  const connection = await openConnection(file);
  connection.exec(`create trigger full before insert on roles when new.name = 'Large'
    begin select raise(rollback, 'disk is full'); end`);
  connection.close();
  const add = (name: string) =>
    database.write((store) => store.roles.insert({ name, description: '' }));
  for (const outcome of await Promise.allSettled(['A', 'Large', 'B'].map(add))) {
    expect(outcome).toMatchObject({
      reason: { status: 507, message: 'The disk of the server is full: nothing was stored' },
    });
  }
  await add('C');
  expect((await database.store.roles.all()).map(({ name }) => name)).toEqual(['C']);
  await database.close();
});

it('says of a write that another program keeps out that the server is busy', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'qafila-')), 'busy.db');
  const database = await openSqlite(file);
  const connection = await openConnection(file);
  connection.exec('begin immediate');
  const add = () => database.write((store) => store.roles.insert({ name: 'A', description: '' }));
  await expect(add()).rejects.toMatchObject({
    status: 503,
    message: 'The server is busy. Try again in a moment.',
    headers: { 'Retry-After': '5' },
  });
  connection.exec('rollback');
  connection.close();
  await add();
  expect(await database.store.roles.count()).toBe(1);
  await database.close();
});
