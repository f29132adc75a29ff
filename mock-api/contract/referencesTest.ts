import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isJson, type Json } from '../../api/call.ts';
import { CLIENT_REF } from '../../src/domain/records/clientRef.ts';
import { fileForm, type Who } from '../testing/client.ts';
import { DATABASE_WITHIN_MS, type Started } from './rowsTest.ts';

const REPORTS = '/diesel/diesel-manager/reports';
const PDF = new TextEncoder().encode('%PDF-1.4\n');
const VOUCHER = { branch_id: 1, liters: 12.5, cost: null, unit_cost: 2.5 };

type Case = [who: Who, path: string, body: Json];

const CASES: readonly Case[] = [
  ['fleet', '/api/fleet/drivers.php', { driver_id: 'R-1', name: 'Rashid' }],
  ['fleet', '/api/fleet/trucks/trucks.php', { truck_number: 'R-1' }],
  ['fleet', '/api/fleet/documents/documents.php', { title: 'R', category: 'tir' }],
  ['admin', '/admin/roles/roles.php', { name: 'Reference', description: 'R' }],
  ['admin', '/admin/legal_documents/legal_documents.php', { title: 'R', content: 'R' }],
  [
    'admin',
    '/admin/users/users.php',
    { name: 'R', email: 'r@qafila.example', role: 'Fleet Manager', password: 'Long-enough-9' },
  ],
  ['diesel', `${REPORTS}/issued.php`, { ...VOUCHER, truck_id: 1, full_tank: true }],
  ['diesel', `${REPORTS}/extractions.php`, { ...VOUCHER, destination_type: 'waste' }],
];

const rowsIn = (json: unknown): Json[] => {
  const rows = isJson(json) ? (json['rows'] ?? json['data']) : json;
  return Array.isArray(rows) ? rows.filter(isJson) : [];
};

/** A call repeated under its reference answers what it stored, and stores nothing. */
export const testReferences = (name: string, start: () => Promise<Started> | Started): void => {
  describe.each([name])('references on %s', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    }, DATABASE_WITHIN_MS);
    afterAll(() => started.close?.(), DATABASE_WITHIN_MS);

    it.each<Case>(CASES)('%s: POST %s', async (who, path, body) => {
      const { client } = started;
      const send = (ref: string) => {
        const sent = { ...body, [CLIENT_REF]: ref };
        const isFile = path.includes('documents/documents.php');
        return client.send(who, 'POST', path, isFile ? fileForm('file', 'r.pdf', PDF, sent) : sent);
      };
      const read = async () => rowsIn((await client.send(who, 'GET', `${path}?limit=1000`)).json);
      const first = await send('ref-1');
      expect(first).toMatchObject({ status: 200, json: { success: true } });
      const before = await read();
      const again = await send('ref-1');
      expect(again.json['data']).toEqual(first.json['data']);
      expect(await read()).toEqual(before);
      const named = before.filter((row) => row[CLIENT_REF] === 'ref-1');
      expect(named.map(({ id }) => id)).toEqual([(first.json['data'] as Json)['id']]);
    });

    it('a count is stored once', async () => {
      const { client } = started;
      const count = { branch_id: 1, liters: 500, cost: 2.5, [CLIENT_REF]: 'count-1' };
      const read = async () =>
        rowsIn((await client.send('diesel', 'GET', `${REPORTS}/audit_log.php?limit=1000`)).json);
      const counted = await client.send('diesel', 'PUT', `${REPORTS}/stock.php`, count);
      const before = await read();
      const again = await client.send('diesel', 'PUT', `${REPORTS}/stock.php`, count);
      expect(again.json).toEqual(counted.json);
      expect(await read()).toEqual(before);
    });
  });
};
