import { expect, it } from 'vitest';

import { memoryClient } from '../../mock-api/testing/memoryClient.ts';
import type { ActivityEntry } from '../domain/activity/activity.ts';
import { ar } from '../i18n/ar/index.ts';
import { later as laterAr } from '../i18n/ar/later.ts';
import { en } from '../i18n/en/index.ts';
import { later as laterEn } from '../i18n/en/later.ts';

const COUNTS = { drivers: 12, trucks: 8, trailers: 8, documents: 6, activity: 60, diesel_days: 30 };
const R = '/diesel/diesel-manager/reports';

type Texts = Readonly<Record<string, { readonly fields?: Readonly<Record<string, string>> }>>;
const LANGUAGES: Readonly<Record<string, Texts>> = {
  English: { ...en.resources, ...laterEn.resources } as Texts,
  Arabic: { ...ar.resources, ...laterAr.resources } as Texts,
};

const nameless = (log: readonly ActivityEntry[], texts: Texts) => [
  ...new Set(
    log.flatMap(({ entity_type, changes }) =>
      changes.flatMap(({ field }) =>
        texts[entity_type ?? '']?.fields?.[field] ? [] : `${entity_type} ${field}`,
      ),
    ),
  ),
];

it('every field in the log has a name, in both languages', async () => {
  const client = memoryClient(COUNTS);
  const send = async (...[who, method, path, body]: Parameters<typeof client.send>) => {
    const { status, text } = await client.send(who, method, path, body);
    expect({ status, text }).toMatchObject({ status: 200 });
  };
  const [driver] = await client.rows('drivers');
  const [user] = await client.rows('users');
  const [issue] = await client.rows('diesel_issues');
  await send('diesel', 'PUT', `${R}/stock.php`, {
    branch_id: 1,
    liters: 100,
    cost: 2.5,
    reason: 'Leaking valve',
    graduation_l: 20,
    counted_at: new Date(Date.now() - 1000).toISOString(),
  });
  await send('diesel', 'POST', `${R}/issued.php`, {
    ...issue,
    id: undefined,
    at: undefined,
    liters: 5,
    unit_cost: 2.8,
    total_cost: 14,
    cost: 14,
  });
  await send('diesel', 'POST', `${R}/extractions.php`, {
    branch_id: 1,
    destination_type: 'bowser',
    destination: 'Bowser 7',
    liters: 10,
    cost: 28,
  });
  await send('diesel', 'POST', `${R}/books.php`, {
    action: 'close',
    anomaly: 'overTank-1',
    why: 'Second tank',
  });
  await send('fleet', 'PUT', '/fleet/drivers/index.php', {
    ...driver,
    name: 'Other',
    truck_id: null,
  });
  await send('admin', 'PUT', '/admin/users/users.php?action=change_password', {
    id: user?.['id'],
    currentPassword: 'demo-admin-1',
    newPassword: 'kT9#vQ2!long',
  });
  for (const change of [
    { section: 'localization', time_zone: 'Asia/Riyadh' },
    { section: 'security', type: '2fa', enabled: true, password: 'demo-admin-1' },
  ]) {
    await client.send('admin', 'PUT', '/admin/settings/settings.php', change);
  }
  const { json } = await client.send('admin', 'GET', '/admin/operations/sessions.php');
  const [session] = json['rows'] as { id: number }[];
  await client.send('admin', 'DELETE', `/admin/operations/sessions.php?id=${session?.id}`);
  const log = (await client.rows('activity')) as unknown as ActivityEntry[];
  for (const texts of Object.values(LANGUAGES)) expect(nameless(log, texts)).toEqual([]);
});
