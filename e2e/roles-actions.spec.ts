import type { Page } from '@playwright/test';

import { Frame } from './pages/frame.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import { ADMIN, FLEET, RECORDS } from './support/rolesTable.ts';

/** Everything that changes something, on any screen. */
const CHANGES =
  /^(?:Add(?! filter)|Upload|Create|Edit|Delete|Renew|Import(?!\/export)|Set status|Change driver)\b/;

const hasNoChanges = async (page: Page) => {
  for (const role of ['button', 'link'] as const) {
    await expect(page.getByRole(role, { name: CHANGES })).toHaveCount(0);
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0);
};

// roles-pages.spec.ts covers what no one else may do.
for (const role of [ADMIN, FLEET] as const) {
  test(`what the role ${role} may add, change, delete and import`, async ({ page, api }) => {
    const frame = new Frame(page);
    await openAs(page, role, '/profile');
    await frame.shows('Profile');

    for (const { list, above, id, edits } of RECORDS.filter(({ owner }) => owner === role)) {
      await test.step(`everything of ${list}`, async () => {
        await navigateInApp(page, list);
        for (const [button, where] of Object.entries(above)) {
          if (where === 'import') await page.getByRole('button', { name: 'List options' }).click();
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
        await navigateInApp(page, `${list}/${id}/show`);
        await expect(frame.main.getByRole('button', { name: 'Delete' }).first()).toBeEnabled();
        await frame.main.getByRole('link', { name: 'Edit', exact: true }).click();
        await expect(page).toHaveURL(`${list}/${id}`);
        await expect(frame.heading).toHaveText(edits);
      });
    }
    expect(await api.writes()).toEqual([]);
  });
}

test('what is read-only has nothing that changes it', async ({ page }) => {
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
    await navigateInApp(page, '/admin/fleet-overview?record=fleet/drivers/5');
    await expect(page.getByRole('dialog', { name: 'Muhammad Shah' })).toBeVisible();
    await hasNoChanges(page);
  });

  await test.step('the login history', async () => {
    await navigateInApp(page, '/admin/settings/login-history');
    await frame.shows('Login history');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await hasNoChanges(page);
  });
});

test('the activity log has nothing that changes it', async ({ page }) => {
  await openAs(page, FLEET, '/fleet/activity');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await hasNoChanges(page);
});
