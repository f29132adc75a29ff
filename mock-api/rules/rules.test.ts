import { beforeEach, describe, expect, it } from 'vitest';

import { addDays, todayIn } from '../../src/domain/base/dates.ts';
import { memoryClient } from '../testing/memoryClient.ts';

const COUNTS = { drivers: 20, trucks: 10, trailers: 10, documents: 3, activity: 0, diesel_days: 5 };
const USERS = '/admin/users/users.php';
const R = '/diesel/diesel-manager/reports';

const client = memoryClient(COUNTS);
beforeEach(() => client.send('anonymous', 'POST', '/__reset', {}));

describe('what is refused', () => {
  it('keeps at least one Super Admin', async () => {
    expect((await client.send('admin', 'DELETE', `${USERS}?id=5`)).status).toBe(200);
    for (const change of [{ role: 'Auditor' }, { status: 'inactive' }]) {
      const { status, json } = await client.send('admin', 'PUT', USERS, { id: 1, ...change });
      expect({ status, ...json }).toEqual({
        status: 409,
        error: 'The last Super Admin must stay an active Super Admin',
      });
    }
    expect((await client.send('admin', 'PUT', USERS, { id: 1, name: 'Renamed' })).status).toBe(200);
  });

  it('lets no one deactivate their own account', async () => {
    const put = (id: number) => client.send('admin', 'PUT', USERS, { id, status: 'inactive' });
    expect(await put(1)).toMatchObject({
      status: 409,
      json: { error: 'You cannot deactivate your own account' },
    });
    expect((await put(5)).status).toBe(200);
  });

  it('changes no other version of a row than the one named, and tells which there is', async () => {
    const token = await client.token('admin');
    const put = (version: string, name: string) =>
      client.raw('PUT', `${USERS}?id=3`, {
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'if-match': version,
        },
        body: JSON.stringify({ name }),
      });
    expect((await put('"1"', 'First')).json['data']).toMatchObject({ row_version: 2 });
    const second = await put('"1"', 'Second');
    expect(second.status).toBe(409);
    expect(second.json['data']).toMatchObject({ name: 'First', row_version: 2 });
    expect(second.text).not.toContain('password');
    expect((await put('"2"', 'Second')).status).toBe(200);
  });

  it('says that a role is built in, or how many users have it', async () => {
    const refusal = async (id: number) => {
      const { json } = await client.send('admin', 'DELETE', `/admin/roles/roles.php?id=${id}`);
      return json['error'];
    };
    expect(await refusal(3)).toBe('The role Diesel Manager is built in');
    await client.send('anonymous', 'POST', '/__mutate', {
      collection: 'users',
      id: 2,
      changes: { role: 'Auditor' },
    });
    const auditor = (await client.rows('roles')).find((row) => row['name'] === 'Auditor');
    expect(await refusal(Number(auditor?.['id']))).toMatch(
      /^The role Auditor is in use: \d+ users? ha(s|ve) it$/,
    );
  });

  it('keeps a truck that someone drives', async () => {
    const driver = (await client.rows('drivers')).find((row) => row['truck_id'] !== null);
    const path = `/api/fleet/trucks/trucks.php?id=${String(driver?.['truck_id'])}`;
    const { status, json } = await client.send('fleet', 'DELETE', path);
    expect(status).toBe(409);
    expect(json['error']).toContain(driver?.['driver_id']);
  });

  it('does not refuse a change for an existing problem', async () => {
    const changes = { status: 'suspended' };
    await client.send('anonymous', 'POST', '/__mutate', { collection: 'drivers', id: 1, changes });
    const path = '/fleet/drivers/index.php';
    const put = (body: object) => client.send('fleet', 'PUT', path, { id: 1, ...body });
    expect((await put({ name: 'Renamed', status: 'suspended' })).status).toBe(200);
    expect((await put({ status: 'retired' })).status).toBe(422);
  });

  it('accepts numbers that come as text', async () => {
    const body = { section: 'localization', first_day_of_week: '0', weekend: ['6'] };
    const { status } = await client.send('admin', 'PUT', '/admin/settings/settings.php', body);
    expect(status).toBe(200);
    expect(await client.rows('settings')).toContainEqual(
      expect.objectContaining({ first_day_of_week: 0, weekend: [6] }),
    );
  });

  it('never sends a password back', async () => {
    const { text } = await client.send('admin', 'GET', USERS);
    expect(text).not.toContain('password');
  });
});

it('pages the assignments by at most 1,000', async () => {
  const many = memoryClient({ ...COUNTS, drivers: 1100 });
  const { json } = await many.send('admin', 'GET', '/api/admin/assignments.php?limit=200000');
  expect(json['rows']).toHaveLength(1000);
  expect(json['total']).toBe(1100);
});

describe('what is recorded', () => {
  it('shows old and new value of each changed field', async () => {
    const [before] = await client.rows('drivers');
    await client.send('fleet', 'PUT', '/fleet/drivers/index.php', { id: 1, name: 'Other' });
    expect((await client.rows('activity')).at(-1)).toMatchObject({
      actor_name: 'Omar Haddad',
      action: 'update',
      entity_type: 'fleet/drivers',
      entity_id: 1,
      changes: [{ field: 'name', old: before?.['name'], new: 'Other' }],
    });
  });

  it('keeps each sign-in attempt', async () => {
    const attempt = { email: 'fleet@qafila.example', password: 'wrong' };
    await client.send('anonymous', 'POST', '/auth/login.php', attempt);
    expect((await client.rows('login_history')).at(-1)).toMatchObject({
      user_id: 2,
      outcome: 'wrong_password',
    });
  });

  it('tells when each user last signed in, and whether with a second factor', async () => {
    const attempt = { email: 'fleet@qafila.example', password: 'demo-fleet-1' };
    await client.send('anonymous', 'POST', '/auth/login.php', attempt);
    const { at } = (await client.rows('login_history')).at(-1) ?? {};
    const { json } = await client.send('admin', 'GET', '/admin/users/users.php');
    expect((json as { data: object[] }).data).toContainEqual(
      expect.objectContaining({ id: 2, last_login_at: at, two_factor_enabled: false }),
    );
  });

  it('revokes the token on sign-out', async () => {
    await client.send('guest', 'POST', '/auth/logout.php');
    expect((await client.send('guest', 'GET', '/admin/companies/companies.php')).status).toBe(401);
    client.forget();
  });
});

describe('diesel', () => {
  const book = async () => {
    const { json } = await client.send('diesel', 'GET', `${R}/stock.php?branch_id=1`);
    return (json['rows'] as { book_l: number }[])[0]?.book_l ?? 0;
  };

  it('books what comes in and goes out, and restarts from a count', async () => {
    const opening = await book();
    await client.send('diesel', 'POST', `${R}/issued.php`, {
      branch_id: 1,
      truck_id: 1,
      liters: 100.5,
      cost: null,
    });
    await client.send('diesel', 'POST', `${R}/extractions.php`, {
      branch_id: 1,
      liters: 10,
      cost: 25,
      destination_type: 'waste',
    });
    expect(await book()).toBeCloseTo(opening - 110.5);
    await client.send('diesel', 'PUT', `${R}/stock.php`, { branch_id: 1, liters: 500, cost: 3 });
    expect(await book()).toBe(500);
  });

  it('adds up the book without binary noise', async () => {
    await client.send('diesel', 'PUT', `${R}/stock.php`, { branch_id: 1, liters: 0.8, cost: 3 });
    for (const liters of [0.3, 0.4]) {
      const { status } = await client.send('diesel', 'POST', `${R}/issued.php`, {
        branch_id: 1,
        truck_id: 1,
        liters,
        cost: null,
        at: new Date(Date.now() + 1000).toISOString(),
      });
      expect(status).toBe(200);
    }
    expect(await book()).toBe(0.1);
  });

  it('refuses what the branch does not hold, and says what it holds', async () => {
    const { json } = await client.send('diesel', 'POST', `${R}/issued.php`, {
      branch_id: 1,
      truck_id: 1,
      liters: 90_000,
      cost: null,
    });
    expect(json['errors']).toEqual({ liters: `OCGLT holds ${await book()} l` });
  });

  it('takes what left the tank before its last count, which has settled it', async () => {
    const count = { branch_id: 1, liters: 100, cost: 2.5 };
    expect((await client.send('diesel', 'PUT', `${R}/stock.php`, count)).status).toBe(200);
    const [stock] = await client.rows('diesel_stock');
    const counted = Date.parse(String(stock?.['counted_at']));
    const issue = async (at: number) => {
      const body = { branch_id: 1, truck_id: 1, liters: 300, cost: null };
      const sent = { ...body, at: new Date(at).toISOString() };
      return (await client.send('diesel', 'POST', `${R}/issued.php`, sent)).json;
    };
    expect(await issue(counted + 1)).toMatchObject({ errors: { liters: 'OCGLT holds 100 l' } });
    expect(await issue(counted - 60_000)).toMatchObject({ success: true });
    expect(await book()).toBe(100);
  });

  it('finds the truck that an issue names by its number only', async () => {
    const [truck] = await client.rows('trucks');
    const { json } = await client.send('diesel', 'POST', `${R}/issued.php`, {
      branch_id: 1,
      truck_number: ` ${String(truck?.['truck_number']).toLowerCase()}`,
      liters: 1,
      cost: null,
    });
    expect(json['data']).toMatchObject({ truck_id: truck?.['id'] });
  });

  it('takes the same litres at the same time once for each truck, and again once taken back', async () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    const issue = async (truck_id: number, liters: number, more: object = {}) => {
      const body = { branch_id: 1, truck_id, liters, cost: liters * 2, at, ...more };
      return (await client.send('diesel', 'POST', `${R}/issued.php`, body)).json;
    };
    const { data } = await issue(1, 40);
    const { ref } = data as { ref: string };
    expect(await issue(2, 40)).toMatchObject({ success: true });
    expect(await issue(1, 40)).toMatchObject({
      errors: { at: `${ref} has the same time and litres` },
    });
    expect(await issue(1, -40, { corrects: ref })).toMatchObject({ success: true });
    expect(await issue(1, 40)).toMatchObject({ success: true });
  });

  it('takes a voucher back once, as a whole, by one that names it', async () => {
    const opening = await book();
    const issue = async (body: object) =>
      client.send('diesel', 'POST', `${R}/issued.php`, { branch_id: 1, truck_id: 1, ...body });
    const { json } = await issue({ liters: 40, cost: 100 });
    const { ref, at } = json['data'] as { ref: string; at: string };
    const back = (liters: number, more: object) =>
      issue({ liters, cost: liters * 2.5, at, ...more });
    const problem = async (...[liters, more]: Parameters<typeof back>) =>
      (await back(liters, more)).json['errors'];
    expect(await problem(-40, {})).toMatchObject({ liters: expect.any(String) as string });
    expect(await problem(-40, { corrects: 'ISS-1' })).toEqual({
      corrects: 'There is no voucher ISS-1',
    });
    for (const liters of [-41, -39]) {
      expect(await problem(liters, { corrects: ref })).toEqual({ liters: `Must be as in ${ref}` });
    }
    expect((await back(-40, { notes: `Takes back ${ref}: wrong truck` })).status).toBe(200);
    expect(await book()).toBe(opening);
    expect(await problem(-40, { corrects: ref })).toEqual({
      corrects: `${ref} was taken back already`,
    });
  });

  it('keeps what is closed in the books for everyone, and logs who reopened it and why', async () => {
    const books = async (body: object) => client.send('diesel', 'POST', `${R}/books.php`, body);
    const month = { branch_id: 2, month: '2026-03' };
    const closing = { action: 'close', ...month, liters: 100.5, value: 280.25 };
    const refused = { status: 409, json: { error: 'This is not closed' } };
    expect(await books({ action: 'reopen', ...month, why: 'x' })).toMatchObject(refused);
    expect((await books({ ...closing, at: '2020-01-01T00:00:00Z', by: 'Nobody' })).status).toBe(
      200,
    );
    expect(await books(closing)).toMatchObject({ json: { error: 'This is closed already' } });
    expect((await books({ action: 'reopen', ...month })).json['errors']).toHaveProperty('why');
    expect((await books({ action: 'reopen', ...month, why: 'Late invoice' })).status).toBe(200);
    expect((await books({ action: 'close', anomaly: 'overTank-1', why: 'Agreed' })).status).toBe(
      200,
    );
    expect((await books({ action: 'close', anomaly: 'overTank-9999', why: 'x' })).status).toBe(422);
    const { json } = await client.send('admin', 'GET', `${R}/books.php`);
    const subject = 'Alain 2026-03';
    expect(json['rows']).toMatchObject([
      { subject, action: 'close', by: 'Priya Nair', liters: 100.5, value: 280.25 },
      { subject, action: 'reopen', why: 'Late invoice' },
      { subject: expect.stringMatching(/^ISS-/) as string, anomaly: 'overTank-1', why: 'Agreed' },
    ]);
    const log = (await client.send('diesel', 'GET', `${R}/audit_log.php`)).json['rows'] as {
      entity_label: string;
      changes: { field: string; new: unknown }[];
    }[];
    const reasons = log
      .filter(({ entity_label }) => entity_label === subject)
      .flatMap(({ changes }) => changes.filter(({ field }) => field === 'why'));
    expect(reasons).toEqual([{ field: 'why', old: null, new: 'Late invoice' }]);
  });

  it('keeps a bowser as a tank from its first filling on, until that is taken back', async () => {
    const list = async (file: string) =>
      (await client.send('diesel', 'GET', `${R}/${file}.php`)).json['rows'] as Record<
        string,
        unknown
      >[];
    const tank = async (name: string) =>
      (await list('stock')).find((row) => row['branch'] === name);
    const fill = async (body: object) =>
      (
        await client.send('diesel', 'POST', `${R}/extractions.php`, {
          branch_id: 1,
          destination_type: 'bowser',
          destination: 'Bowser X',
          cost: null,
          ...body,
        })
      ).json['data'] as { ref: string; at: string };
    expect(await tank('Bowser X')).toBeUndefined();
    await fill({ liters: 150 });
    const kept = await tank('Bowser X');
    expect(kept).toMatchObject({ name: 'Bowser X', liters: 0, book_l: 150, capacity_l: null });
    const issue = (liters: number) =>
      client.send('diesel', 'POST', `${R}/issued.php`, {
        branch_id: kept?.['branch_id'],
        truck_id: 1,
        liters,
        cost: null,
      });
    expect((await issue(30)).status).toBe(200);
    expect((await issue(121)).json['errors']).toEqual({ liters: 'Bowser X holds 120 l' });
    await fill({ liters: 10, destination: ' bowser x ' });
    expect(await tank('Bowser X')).toMatchObject({ id: kept?.['id'], book_l: 130 });
    expect(await list('issued')).toContainEqual(
      expect.objectContaining({ branch: 'Bowser X', liters: 30 }),
    );

    // One that was forgotten, from before the first that was entered.
    const earlier = new Date(Date.parse(String(kept?.['counted_at'])) - 3_600_000).toISOString();
    await fill({ liters: 20, at: earlier });
    expect(await tank('Bowser X')).toMatchObject({ book_l: 150 });
    expect((await issue(150)).status).toBe(200);
    const count = async (liters: number) => {
      const body = { branch_id: kept?.['branch_id'], liters, cost: 2 };
      return (await client.send('diesel', 'PUT', `${R}/stock.php`, body)).json;
    };
    // Nobody said how much it holds.
    expect(await count(1e12)).toMatchObject({
      errors: { liters: 'Must be from 0 to 10000000' },
    });
    expect(await count(0)).toMatchObject({ success: true });
    // Counted empty it stays a tank, and what is filled in before the count is settled by it.
    await fill({ liters: 7, at: earlier });
    expect(await tank('Bowser X')).toMatchObject({ book_l: 0 });

    const wrong = await fill({ liters: 5, destination: 'Bowzer Y' });
    expect(await tank('Bowzer Y')).toMatchObject({ book_l: 5 });
    await fill({ liters: -5, destination: 'Bowzer Y', corrects: wrong.ref, at: wrong.at });
    expect(await tank('Bowzer Y')).toBeUndefined();
  });

  it('books diesel on the day that it is where the company is', async () => {
    const time_zone = 'Asia/Riyadh';
    await client.send('admin', 'PUT', '/admin/settings/settings.php', {
      section: 'localization',
      time_zone,
    });
    const yesterday = addDays(todayIn(time_zone), -1);
    const figures = async () =>
      (await client.send('diesel', 'GET', `${R}/dashboard.php`)).json['data'] as {
        issued_today_l: number;
        by_day: { day: string; issued_l: number }[];
      };
    const before = await figures();
    // Half past eleven there, and half an hour into the next day in Dubai.
    const at = `${yesterday}T20:30:00Z`;
    const body = { branch_id: 1, truck_id: 1, liters: 12.5, cost: null, at };
    expect((await client.send('diesel', 'POST', `${R}/issued.php`, body)).status).toBe(200);
    const after = await figures();
    expect(after.issued_today_l).toBe(before.issued_today_l);
    const [was, is] = [before, after].map(({ by_day }) =>
      by_day.find(({ day }) => day === yesterday),
    );
    expect(is?.issued_l).toBeCloseTo((was?.issued_l ?? NaN) + 12.5);
    const issuedOn = async (day: string) => {
      const { json } = await client.send('diesel', 'GET', `${R}/issued.php?from=${day}&to=${day}`);
      return (json['rows'] as { liters: number }[]).map(({ liters }) => liters);
    };
    expect(await issuedOn(yesterday)).toContain(12.5);
    expect(await issuedOn(addDays(yesterday, 1))).not.toContain(12.5);
  });

  it('tells of a short delivery how much is missing, to the millilitre', async () => {
    const litres = { liters: 4900.1, liters_received: 4900.1, liters_invoiced: 5000.4 };
    const amounts = { unit_price: 2, cost: 10_000.8, net: 10_000.8, vat: 500.04, total: 10_500.84 };
    const body = { branch_id: 1, supplier: 'S', invoice_no: 'SHORT', ...litres, ...amounts };
    const { json } = await client.send('diesel', 'POST', `${R}/purchased.php`, body);
    const { ref } = json['data'] as { ref: string };
    const alerts = await client.send('diesel', 'GET', `${R}/alerts.php`);
    const said = (alerts.json['rows'] as { message: string }[]).map(({ message }) => message);
    expect(said).toContain(`${ref}: 100.3 L less than invoiced by S`);
  });

  it('adds up litres to the millilitre', async () => {
    const issued = async () => {
      const { json } = await client.send('diesel', 'GET', `${R}/dashboard.php`);
      return (json['data'] as { issued_today_l: number }).issued_today_l;
    };
    const before = await issued();
    const issue = { branch_id: 1, truck_id: 1, liters: 10.005, cost: null };
    expect((await client.send('diesel', 'POST', `${R}/issued.php`, issue)).status).toBe(200);
    expect(await issued()).toBeCloseTo(before + 10.005, 6);
  });

  it('derives the price from the cost, and the cost from the stock’s price', async () => {
    // With the same moment and litres, the second would count as a repetition of the first.
    const issue = async (liters: number, cost: number | null) => {
      const body = { branch_id: 1, truck_id: 1, liters, cost };
      return (await client.send('diesel', 'POST', `${R}/issued.php`, body)).json['data'];
    };
    const [stock] = await client.rows('diesel_stock');
    const price = Number(stock?.['cost']);
    expect(await issue(10, 27)).toMatchObject({ liters: 10, unit_cost: 2.7, total_cost: 27 });
    expect(await issue(20, null)).toMatchObject({
      unit_cost: price,
      total_cost: expect.closeTo(price * 20) as number,
    });
  });

  it('exports a file that Excel can read, without formulas', async () => {
    const formulas = ['=1+1', '＝1+1', "'=1+1", '\u200B=1+1'];
    for (const [index, notes] of formulas.entries()) {
      await client.send('diesel', 'POST', `${R}/issued.php`, {
        branch_id: 1,
        truck_id: 1,
        liters: index + 1,
        cost: null,
        notes,
      });
    }
    const { headers, text } = await client.send('diesel', 'GET', `${R}/issued_export.php`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="issued-.*\.csv"$/);
    const sent = text.split('\r\n');
    for (const notes of formulas)
      expect(sent.some((line) => line.endsWith(`,"'${notes}"`))).toBe(true);
  });
});
