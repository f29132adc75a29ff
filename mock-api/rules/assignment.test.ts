import { beforeEach, describe, expect, it } from 'vitest';

import type { Json } from '../../api/call.ts';
import { fileForm } from '../testing/client.ts';
import { memoryClient } from '../testing/memoryClient.ts';

const COUNTS = { drivers: 12, trucks: 12, trailers: 12, documents: 0, activity: 0, diesel_days: 0 };
const DRIVERS = '/fleet/drivers/index.php';
const MOVE = '/api/fleet/drivers/move.php';

const client = memoryClient(COUNTS);
beforeEach(() => client.send('anonymous', 'POST', '/__reset', {}));

const cast = async () => {
  const rows = await client.rows('drivers');
  const holder = rows.find((row) => row['truck_id'] !== null) ?? {};
  const other = rows.find((row) => row['truck_id'] === null) ?? {};
  const words = `T-${100 + Number(holder['truck_id'])} is assigned to ${String(holder['driver_id'])} ${String(holder['name'])}`;
  const taken = { status: 409, error: words, errors: { truck_id: words } };
  return { holder, other, taken, words };
};
const send = async (method: string, path: string, body: Json) => {
  const { status, json } = await client.send('fleet', method, path, body);
  return { status, ...json };
};
const truckOf = async (id: unknown) =>
  (await client.rows('drivers')).find((row) => row['id'] === id)?.['truck_id'];

describe('one truck has one driver', () => {
  it('whoever is added, changed or imported', async () => {
    const { holder, other, taken, words } = await cast();
    const { truck_id } = holder;
    const row = { driver_id: 'N', name: 'N', truck_id };
    expect(await send('POST', DRIVERS, row)).toEqual(taken);
    expect(await send('PUT', DRIVERS, { id: other['id'], truck_id })).toEqual(taken);
    expect(
      (await send('PUT', DRIVERS, { id: holder['id'], truck_id, phone: '12345' })).status,
    ).toBe(200);
    const csv = `driver_id,name,truck_id\nI-1,A,${String(truck_id)}\nI-2,B,\n`;
    const imported = await client.send(
      'fleet',
      'POST',
      '/api/fleet/drivers/import.php',
      fileForm('file', 'a.csv', csv),
    );
    expect(imported.json).toMatchObject({
      imported: 1,
      errors: [{ driver_id: 'I-1', message: `truck_id: ${words}` }],
    });
  });

  it('and is moved in one call', async () => {
    const { holder, other } = await cast();
    const { truck_id } = holder;
    const moves = [
      { id: other['id'], changes: { truck_id, phone: '+971 50 1' } },
      { id: holder['id'], changes: { truck_id: null } },
    ];
    expect((await send('POST', MOVE, { moves })).status).toBe(200);
    expect(await truckOf(other['id'])).toBe(truck_id);
    expect(await truckOf(holder['id'])).toBeNull();
    const log = (await client.rows('activity')).slice(-2);
    expect(log.map((entry) => entry['entity_id'])).toEqual([other['id'], holder['id']]);
  });

  it('or not at all', async () => {
    const { holder, other, taken } = await cast();
    const { truck_id } = holder;
    const give = { id: other['id'], changes: { truck_id } };
    const take = (changes: Json) => ({ id: holder['id'], changes });
    expect(await send('POST', MOVE, { moves: [give] })).toEqual(taken);
    const wrong = {
      moves: [take({ truck_id: null }), { ...give, changes: { truck_id, email: 'x' } }],
    };
    expect(await send('POST', MOVE, wrong)).toMatchObject({
      status: 422,
      errors: { email: expect.any(String) },
    });
    const gone = { moves: [take({ truck_id: null }), { id: 999, changes: { truck_id } }] };
    expect((await send('POST', MOVE, gone)).status).toBe(409);
    expect(await truckOf(holder['id'])).toBe(truck_id);
    expect(await client.rows('activity')).toEqual([]);
  });

  it('answers as briefly in the terse dialect', async () => {
    await client.send('anonymous', 'POST', '/__reset', { dialect: 'terse' });
    const { holder } = await cast();
    const moves = [{ id: String(holder['id']), changes: { truck_id: '' } }];
    expect(await send('POST', MOVE, { moves })).toEqual({ status: 200, success: true });
    expect(await truckOf(holder['id'])).toBeNull();
    await client.send('anonymous', 'POST', '/__reset', { dialect: 'full' });
  });
});
