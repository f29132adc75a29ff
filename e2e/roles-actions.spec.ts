import type { Page } from '@playwright/test';

import { Frame } from './pages/frame.ts';
import { LOCALIZATION } from './support/calls.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { goWithin } from './support/inApp.ts';
import { ADMIN, DIESEL, FLEET, RECORDS, ROLES, type KeptRecords } from './support/rolesTable.ts';

/** Everything that changes something, on any screen. */
const CHANGES =
  /^(?:Add(?! filter)|Upload|Create|Edit|Delete|Renew|Import|Set status|Change driver)\b/;

const addressesOf = ({ list, above }: KeptRecords) => [
  ...Object.values(above).map((page) => `${list}/${page}`),
  `${list}/1`,
  `${list}/1/show`,
];

const hasNoChanges = async (page: Page) => {
  for (const role of ['button', 'link'] as const) {
    await expect(page.getByRole(role, { name: CHANGES })).toHaveCount(0);
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0);
};

for (const role of ROLES) {
  test(`what the role ${role} may add, change, delete and import`, async ({ page, api }) => {
    const frame = new Frame(page);
    await openAs(page, role, '/profile');
    await frame.shows('Profile');

    await test.step('nothing of others, by no address', async () => {
      for (const records of RECORDS.filter(({ owner }) => owner !== role)) {
        for (const address of addressesOf(records)) {
          await goWithin(page, address);
          await expect(page).toHaveURL(address);
          await frame.isClosed(role, records.permission);
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await page.goBack();
          await frame.shows('Profile');
        }
      }
    });

    for (const { list, above, edits } of RECORDS.filter(({ owner }) => owner === role)) {
      await test.step(`everything of ${list}`, async () => {
        await goWithin(page, list);
        for (const [button, where] of Object.entries(above)) {
          await frame.main.getByRole('link', { name: button, exact: true }).click();
          await expect(page).toHaveURL(`${list}/${where}`);
          const form = page
            .getByRole('dialog', { name: new RegExp(`^${button}`) })
            .or(page.getByRole('heading', { level: 1, name: button }));
          await expect(form).toBeVisible();
          await page.goBack();
          await expect(form).toHaveCount(0);
        }
        const changes = frame.main.getByRole('table').first();
        await expect(changes.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
        await expect(changes.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
        await goWithin(page, `${list}/1/show`);
        await expect(frame.main.getByRole('button', { name: 'Delete' }).first()).toBeVisible();
        await frame.main.getByRole('link', { name: 'Edit', exact: true }).click();
        await expect(page).toHaveURL(`${list}/1`);
        await expect(frame.heading).toHaveText(edits);
      });
    }
    expect(await api.writes()).toEqual([]);
  });
}

test('what may only be read has nothing that changes it', async ({ page }) => {
  const frame = new Frame(page);
  const row = page.getByRole('dialog').getByRole('row').nth(1);

  await test.step('the fleet’s rows, to a Super Admin', async () => {
    await openAs(page, ADMIN, '/admin/fleet-overview');
    const figures = page.getByRole('region', { name: 'Fleet figures' });
    for (const name of ['Active Drivers', 'Active Trucks', 'Active Trailers']) {
      await figures.getByRole('link', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(row).toBeVisible();
      await hasNoChanges(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await goWithin(page, '/admin/fleet-overview?record=fleet/drivers/5');
    await expect(page.getByRole('dialog', { name: 'Muhammad Shah' })).toBeVisible();
    await hasNoChanges(page);
  });

  await test.step('the login history', async () => {
    await goWithin(page, '/admin/settings/login-history');
    await frame.shows('Login history');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await hasNoChanges(page);
  });
});

test('the activity log has nothing that changes it', async ({ page }) => {
  await openAs(page, FLEET, '/fleet/activity');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await hasNoChanges(page);
});

test('a Diesel Manager gets nowhere near the drivers', async ({ page, api }) => {
  const [{ name, driver_id } = { name: '', driver_id: '' }] = await api.data('drivers');
  const frame = new Frame(page);
  await openAs(page, DIESEL, '/fleet');
  await expect(page).toHaveURL('/diesel/dashboard');
  for (const address of [
    '/fleet/drivers?filter=%7B%7D&page=1',
    '/fleet/drivers/create',
    '/fleet/drivers/import',
    '/fleet/drivers/1',
    '/fleet/drivers/1/show',
  ]) {
    await page.goto(address, { waitUntil: 'commit' });
    await frame.isClosed(DIESEL, 'Drivers');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const html = await page.content();
    expect(html).not.toContain(name);
    expect(html).not.toContain(driver_id);
  }
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('No new notifications')).toBeVisible();
  const called = new Set((await api.log()).map(({ path }) => path));
  expect([...called].filter((path) => path.startsWith('/api/fleet/'))).toEqual([]);
  called.delete('/auth/login.php');
  called.delete(LOCALIZATION);
  // What is left are reads of the own dashboard.
  expect([...called].filter((path) => !path.startsWith('/diesel/'))).toEqual([]);
});
