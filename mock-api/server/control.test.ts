import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Client } from '../testing/client.ts';
import { startMockApi, type RunningMock } from './server.ts';

const COUNTS = { drivers: 5, trucks: 4, trailers: 4, documents: 3, activity: 2, diesel_days: 2 };
const DRIVERS = '/api/fleet/drivers.php';

let mock: RunningMock;
let client: Client;
beforeAll(async () => {
  mock = await startMockApi({ counts: COUNTS });
  client = new Client(mock.url, fetch);
});
afterAll(() => mock.close());
beforeEach(async () => {
  await client.send('anonymous', 'POST', '/__reset', { ...COUNTS, seed: 1, dialect: 'full' });
});

const control = (path: string, body: object) => client.send('anonymous', 'POST', path, body);

describe('reset', () => {
  it('restores the data and keeps the tokens', async () => {
    await client.send('fleet', 'DELETE', `${DRIVERS}?id=1`);
    await control('/__reset', { drivers: 7 });
    expect(await client.rows('drivers')).toHaveLength(7);
    expect((await client.send('fleet', 'GET', DRIVERS)).status).toBe(200);
  });

  it('drops the tokens on request', async () => {
    await client.token('fleet');
    await control('/__reset', { tokens: true });
    expect((await client.send('fleet', 'GET', DRIVERS)).status).toBe(401);
    client.forget();
  });

  it('accepts another seed', async () => {
    const before = await client.rows('drivers');
    await control('/__reset', { seed: 2 });
    expect(await client.rows('drivers')).not.toEqual(before);
    await control('/__reset', { seed: 1 });
    expect(await client.rows('drivers')).toEqual(before);
  });

  it('refuses what it does not understand', async () => {
    expect((await control('/__reset', { drivers: '7' })).status).toBe(400);
    expect((await control('/__reset', { dialect: 'klingon' })).status).toBe(400);
  });
});

describe('mutate and data', () => {
  it('changes a row in ways that no call allows', async () => {
    await control('/__mutate', { collection: 'drivers', id: 1, changes: { status: 'suspended' } });
    expect((await client.rows('drivers'))[0]).toMatchObject({ id: 1, status: 'suspended' });
  });

  it('deletes a row', async () => {
    await control('/__mutate', { collection: 'drivers', id: 1, changes: null });
    expect(await client.rows('drivers')).toHaveLength(4);
  });

  it('refuses unknown collections and rows', async () => {
    const change = { id: 99, changes: {} };
    expect((await control('/__mutate', { collection: 'camels', ...change })).status).toBe(400);
    expect((await control('/__mutate', { collection: 'drivers', ...change })).status).toBe(404);
    expect((await client.raw('GET', '/__data?collection=camels')).status).toBe(400);
  });

  it('never shows a password', async () => {
    const { text } = await client.raw('GET', '/__data?collection=users');
    expect(text).not.toContain('password');
  });

  it('shuts out a user who is deactivated while working', async () => {
    await client.token('fleet');
    await control('/__mutate', { collection: 'users', id: 2, changes: { status: 'inactive' } });
    expect((await client.send('fleet', 'GET', DRIVERS)).status).toBe(401);
    const account = { email: 'fleet@qafila.example', password: 'demo-fleet-1' };
    const { status, json } = await control('/auth/login.php', account);
    expect({ status, json }).toEqual({
      status: 401,
      json: { success: false, error: 'This account is deactivated' },
    });
  });

  it('applies a role that is changed while its user works', async () => {
    await client.token('fleet');
    await control('/__mutate', { collection: 'users', id: 2, changes: { role: 'fleet manager' } });
    expect((await client.send('fleet', 'GET', DRIVERS)).status).toBe(403);
  });
});

describe('the terse dialect', () => {
  beforeEach(() => control('/__reset', { dialect: 'terse' }));

  it('answers writes only with success', async () => {
    const body = { driver_id: 'N-1', name: 'New' };
    const { json } = await client.send('fleet', 'POST', DRIVERS, body);
    expect(json).toEqual({ success: true });
  });

  it('sends numbers as strings, and no total', async () => {
    const { json } = await client.send(
      'fleet',
      'GET',
      `${DRIVERS}?limit=2&offset=1&sort=name&page=2`,
    );
    const [first] = await client.rows('drivers');
    expect(Object.keys(json)).toEqual(['rows']);
    expect(json['rows']).toHaveLength(2);
    expect(json['rows']).toMatchObject([{ id: '1', name: first?.['name'] }, { id: '2' }]);
  });

  it('updates a driver at one address only', async () => {
    const body = { id: 1, name: 'Other' };
    expect((await client.send('fleet', 'PUT', DRIVERS, body)).status).toBe(405);
    const { json } = await client.send('fleet', 'PUT', '/fleet/drivers/index.php', body);
    expect(json).toEqual({ success: true });
    expect((await client.rows('drivers'))[0]).toMatchObject({ name: 'Other' });
  });

  it('still signs in, and refuses with the same messages', async () => {
    const account = { email: 'fleet@qafila.example', password: 'demo-fleet-1' };
    const { json } = await control('/auth/login.php', account);
    expect(json).toMatchObject({ success: true, user: { id: '2' } });
    expect((await client.send('fleet', 'POST', DRIVERS, {})).json).toMatchObject({
      errors: { driver_id: 'This field is required', name: 'This field is required' },
    });
  });
});

describe('lists in the full dialect', () => {
  it('pages and sorts', async () => {
    const { json } = await client.send(
      'fleet',
      'GET',
      `${DRIVERS}?limit=2&offset=1&sort=id&order=desc`,
    );
    expect(json).toMatchObject({ rows: [{ id: 4 }, { id: 3 }], total: 5 });
  });

  it('never sends more than 1,000 rows', async () => {
    await control('/__reset', { drivers: 1001 });
    const { json } = await client.send('fleet', 'GET', `${DRIVERS}?limit=5000`);
    expect(json['rows']).toHaveLength(1000);
    expect(json['total']).toBe(1001);
  });
});
