import { describe, expect, it } from 'vitest';

import type { Json } from '../../api/call.ts';
import { CHOICES } from '../core/foreign/choices.ts';
import type { Who } from '../testing/client.ts';
import { memoryClient } from '../testing/memoryClient.ts';
import { row, type Row } from './row.ts';
import { testRows } from './rowsTest.ts';

const R = '/diesel/diesel-manager/reports';
const COUNTS = { drivers: 12, trucks: 8, trailers: 8, documents: 6, activity: 20, diesel_days: 30 };

const SOFT = 'error,success';
const ISSUE = { branch_id: 'OCGLT', truck_number: 'T-101', liters: 10, cost: 28.5 };

const rows: readonly Row[] = [
  row('anonymous', 'POST /auth/login.php', 200, 'success,token,user', {
    email: 'fleet@qafila.example',
    password: 'demo-fleet-1',
  }),
  row('anonymous', 'POST /auth/login.php', 200, SOFT, { email: 'x@y.example', password: 'x' }),
  row('fleet', 'POST /auth/logout.php', 404, 'error'),
  row('anonymous', 'POST /contact.php', 404, 'error', { email: 'a@b.example' }),

  row('fleet', 'GET /api/fleet/drivers.php?limit=1000', 200, 'rows'),
  row('fleet', 'GET /fleet/drivers/index.php?limit=10', 200, 'array'),
  row('anonymous', 'GET /api/fleet/drivers.php', 401, 'error'),
  row('fleet', 'POST /api/fleet/drivers.php', 200, 'success', { driver_id: 'N-1', name: 'A' }),
  row('fleet', 'POST /api/fleet/drivers.php', 200, SOFT, { driver_id: 'N-1', name: 'A' }),
  row('fleet', 'POST /api/fleet/drivers.php', 200, SOFT, { driver_id: 'N-2' }),
  row('fleet', 'PUT /api/fleet/drivers.php', 405, 'error', { id: 1, name: 'A' }),
  row('fleet', 'PUT /fleet/drivers/index.php', 200, SOFT, { id: 1, name: 'A' }),
  row('fleet', 'POST /api/fleet/drivers.php', 200, SOFT, {
    driver_id: 'N-3',
    name: 'A',
    status: 'active',
  }),
  row('fleet', 'PUT /fleet/drivers/index.php', 404, 'error', { id: 999, name: 'A' }),
  row('fleet', 'POST /api/fleet/drivers/move.php', 404, 'error', { moves: [] }),
  row('fleet', 'GET /api/fleet/trucks/trucks.php', 200, 'rows'),
  row('fleet', 'POST /api/fleet/trucks/trucks.php', 405, 'error', { truck_number: 'N-1' }),
  row('fleet', 'POST /api/fleet/trailers/import.php', 404, 'error'),
  row('fleet', 'GET /api/fleet/documents/documents.php', 404, 'error'),
  row('fleet', 'GET /api/fleet/activity/activity.php', 404, 'error'),
  row('diesel', 'GET /api/fleet/drivers.php', 403, 'error'),
  row('diesel', 'GET /api/fleet/trucks/trucks.php', 403, 'error'),
  row('diesel', 'GET /api/admin/companies/companies.php', 403, 'error'),
  row('fleet', 'GET /api/admin/assignments.php?page=2&limit=10', 200, 'rows,total'),

  row('admin', 'GET /admin/users/users.php', 200, 'data,success'),
  row('admin', 'GET /admin/roles/roles.php', 200, 'array'),
  row('admin', 'GET /admin/companies/companies.php', 200, 'data,success'),
  row('fleet', 'GET /admin/companies/companies.php', 403, 'error'),
  row('admin', 'GET /admin/settings/settings.php?section=security', 200, 'data,success'),
  row('admin', 'GET /admin/settings/settings.php?section=localization', 404, 'error'),
  row('fleet', 'GET /admin/settings/settings.php?section=security', 403, 'error'),
  row('admin', 'PUT /admin/settings/settings.php', 404, 'error', { section: 'ui', density: 'x' }),
  row('fleet', 'PUT /admin/settings/settings.php', 200, 'success', {
    section: 'security',
    type: '2fa',
    enabled: true,
  }),

  row('diesel', `GET ${R}/dashboard.php`, 200, 'data,success'),
  row('diesel', `GET ${R}/alerts.php`, 200, 'data'),
  row('diesel', `GET ${R}/audit_log.php`, 200, 'array'),
  row('diesel', `GET ${R}/issued.php?branch_id=OCGLT`, 200, 'array'),
  row('diesel', `POST ${R}/issued.php`, 200, 'success', ISSUE),
  row('diesel', `POST ${R}/issued.php`, 200, SOFT, { ...ISSUE, branch_id: 1 }),
  row('diesel', `POST ${R}/issued.php`, 200, SOFT, { ...ISSUE, truck_number: 'none' }),
  row('diesel', `GET ${R}/purchased.php`, 200, 'data'),
  row('diesel', `POST ${R}/purchased.php`, 200, 'success', {
    branch_id: 'Alain',
    liters: 1000,
    cost: 2777.77,
  }),
  row('diesel', `GET ${R}/extractions.php`, 405, 'error'),
  row('diesel', `POST ${R}/extractions.php`, 200, 'success', {
    branch_id: 'Alain',
    liters: 333,
    cost: 999.99,
  }),
  row('diesel', `GET ${R}/stock.php?branch_id=Alain`, 200, 'data'),
  row('diesel', `PUT ${R}/stock.php`, 200, 'success', {
    branch_id: 'Alain',
    liters: 100,
    cost: 284,
  }),
  row('diesel', `POST ${R}/export.php`, 200, 'text/csv', { type: 'stock' }),
  row('diesel', `GET ${R}/issued_export.php`, 200, 'text/csv'),
];

testRows("the dialect 'foreign'", rows, () => ({
  client: memoryClient(COUNTS, { dialect: 'foreign' }),
}));

const rowsOf = ({ rows: inRows, data, ...all }: Json): Json[] => {
  const found = inRows ?? data ?? Object.values(all);
  return Array.isArray(found) ? found : [];
};

/** The first row, or the one with the most fields, of a list. */
const readFirst = async (who: Who, path: string, setup: Parameters<typeof memoryClient>[1]) => {
  const { json } = await memoryClient(COUNTS, setup).send(who, 'GET', path);
  return rowsOf(json)[0];
};

describe("what the dialect 'foreign' sends", () => {
  const first = (who: Who, path: string) => readFirst(who, path, { dialect: 'foreign' });

  it.each([
    [`${R}/issued.php`, 'branch_id,company_id,cost,driver_name,id,issued_at,liters,truck_number'],
    [`${R}/purchased.php`, 'branch_id,company_id,cost,id,liters,purchased_at'],
    [`${R}/stock.php`, 'branch_id,company_id,cost,liters'],
    [`${R}/audit_log.php`, 'action,created_at,details,entity,entity_id,user_name'],
  ])('of %s', async (path, fields) => {
    expect(
      Object.keys((await first('diesel', path)) ?? {})
        .toSorted()
        .join(','),
    ).toBe(fields);
  });

  it('names branches, writes ids as text, and values a stock as a whole', async () => {
    const [issue, stock, driver] = await Promise.all([
      first('diesel', `${R}/issued.php`),
      first('diesel', `${R}/stock.php`),
      first('fleet', '/api/fleet/drivers.php'),
    ]);
    expect(issue).toMatchObject({ branch_id: expect.stringMatching(/^(OCGLT|Alain)$/) });
    expect(stock?.['branch_id']).toBe('OCGLT');
    const [cost, litres] = [stock?.['cost'], stock?.['liters']].map((text) =>
      Number(String(text).replaceAll(/[^\d.]/g, '')),
    );
    expect(cost).toBeGreaterThan(litres ?? NaN);
    expect(driver).toMatchObject({ id: '1', status: 'Active' });
  });
});

describe('a voucher', () => {
  it.each(['issued', 'purchased', 'extractions'])(
    'of %s keeps the cost that was sent, to the fils',
    async (file) => {
      const client = memoryClient(COUNTS, { dialect: 'foreign' });
      const body = { branch_id: 'OCGLT', liters: 703, cost: 1999.99, truck_number: 'T-101' };
      const { json } = await client.send('diesel', 'POST', `${R}/${file}.php`, body);
      expect(json).toEqual({ success: '1' });
      const collection = file === 'issued' ? 'issues' : file.replace('purchased', 'purchases');
      const stored = await client.rows(`diesel_${collection}`);
      expect(stored.at(-1)).toMatchObject(
        file === 'purchased' ? { net: 1999.99, liters_received: 703 } : { total_cost: 1999.99 },
      );
    },
  );
});

describe('PUT', () => {
  it('empties what is left out', async () => {
    const client = memoryClient(COUNTS, { dialect: 'foreign' });
    const path = '/fleet/drivers/index.php';
    const body = { id: '2', driver_id: 'D-2', name: 'B' };
    await client.send('fleet', 'PUT', path, body);
    const { json } = await client.send('fleet', 'GET', path);
    expect(rowsOf(json)[1]).toMatchObject({ name: 'B', truck_id: null, gatepass_expiry: null });
  });
});

describe.each([...CHOICES])('with only the choice %s', (choice) => {
  it('answers every read that it offers', async () => {
    const client = memoryClient(COUNTS, { dialect: 'foreign', choices: new Set([choice]) });
    for (const file of ['issued', 'purchased', 'stock', 'audit_log', 'alerts', 'dashboard']) {
      const { status } = await client.send('diesel', 'GET', `${R}/${file}.php`);
      expect(status).toBe(200);
    }
  });
});
