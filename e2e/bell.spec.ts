import type { Page } from '@playwright/test';

import { DIALECTS } from '../mock-api/core/options.ts';
import { READS_OF_THE_BELL } from './support/calls.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { bell } from './support/inApp.ts';
import { isInService } from './support/inService.ts';

const DOCUMENTS = '/api/fleet/documents/documents.php';
/** Only the drivers' expiry dates. */
const DRIVERS_ONLY = { trucks: 0, trailers: 0, documents: 0 };

const DAY_MS = 24 * 60 * 60 * 1000;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

const daysLeft = (date: string) => (Date.parse(date) - Date.parse(TODAY)) / DAY_MS;

const openBell = async (page: Page, unread: number) => {
  await expect(bell(page)).toHaveAccessibleName(
    unread === 1 ? '1 unread notification' : `${unread} unread notifications`,
  );
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
};

test.describe('without documents, which may repeat a date of their holder', () => {
  test.use({ counts: { documents: 0 } });

  test('the bell counts every expiry date that is past or soon due', async ({ page, api }) => {
    const rows = [
      ...(await api.data('drivers')),
      ...(await api.data('trucks')),
      ...(await api.data('trailers')),
    ];
    const dates = rows
      .filter(isInService)
      .flatMap((row) =>
        Object.entries(row).flatMap(([field, value]) =>
          field.endsWith('_expiry') && typeof value === 'string' ? [value] : [],
        ),
      );
    const urgent = dates.filter((date) => daysLeft(date) <= 30);
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    await openBell(page, urgent.length);
    await expect(page.getByTestId('unread')).toHaveText(
      urgent.length > 99 ? '99+' : String(urgent.length),
    );
    await expect(
      panel(page)
        .getByText(/^Expired \d+ days ago$/)
        .first(),
    ).toBeVisible();
    await expect(panel(page)).toContainText(`Showing 50 of ${urgent.length}`);
    await panel(page).getByRole('link', { name: 'View all expiry dates' }).click();
    const tabs = await page.getByRole('tab').allTextContents();
    const counted = tabs.map((text) => Number(/^\d+/.exec(text)?.[0]));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(urgent.length);
  });
});

test.describe('with two expiry dates that need attention', () => {
  test.use({ counts: { ...DRIVERS_ONLY, drivers: 1 } });

  const holder = 'Sami Karim';

  test.beforeEach(async ({ api }) => {
    await api.mutate('drivers', 1, {
      name: holder,
      gatepass_expiry: '2026-03-09',
      road_permit_expiry: '2026-03-10',
    });
  });

  const gatepass = `Gatepass of ${holder}`;
  const permit = `Road permit of ${holder}`;

  test('what is read stays read after a reload and in another tab', async ({ page, context }) => {
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    await openBell(page, 2);
    const other = await context.newPage();
    await openAs(other, 'Fleet Manager', '/fleet/trucks');
    await openBell(other, 2);

    await panel(page)
      .getByRole('button', { name: `Mark as read: ${gatepass}` })
      .click();
    await expect(panel(page).getByRole('heading', { name: 'Read', exact: true })).toBeVisible();
    await expect(bell(other)).toHaveAccessibleName('1 unread notification');
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('1 unread notification');

    await panel(other).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(panel(other).getByText('No new notifications')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(page.getByTestId('unread')).toHaveCount(0);
    await panel(other).getByRole('button', { name: 'Undo' }).click();
    await expect(bell(page)).toHaveAccessibleName('1 unread notification');
  });

  test('what is snoozed returns on its day, and what is renewed disappears', async ({
    page,
    api,
  }) => {
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    await openBell(page, 2);

    await test.step('snoozed until tomorrow', async () => {
      await panel(page)
        .getByRole('button', { name: `Snooze: ${permit}` })
        .click();
      const choice = page.getByRole('dialog', { name: 'Snooze until' });
      await choice.getByRole('button', { name: 'Tomorrow 2026-03-11' }).click();
      await expect(panel(page).getByText('Snoozed (1)')).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('1 unread notification');
    });

    await test.step('renewed in the bell, which stays open', async () => {
      await panel(page)
        .getByRole('button', { name: `Renew ${gatepass}` })
        .click();
      const dialog = page.getByRole('dialog', { name: `Renew ${gatepass}` });
      await dialog.getByRole('textbox').first().press('Escape');
      await expect(dialog).toHaveCount(0);
      await panel(page)
        .getByRole('button', { name: `Renew ${gatepass}` })
        .press('Enter');
      await dialog.getByRole('textbox').first().press('Enter');
      await expect(panel(page).getByText('No new notifications')).toBeVisible();
      const [stored] = await api.data('drivers');
      expect(stored).toMatchObject({ gatepass_expiry: '2027-03-09' });
      await expect(bell(page)).toHaveAccessibleName('Notifications');
    });

    await test.step('back the next day, as new', async () => {
      await page.clock.setSystemTime('2026-03-11T10:00:00+04:00');
      await page.reload();
      await openBell(page, 1);
      await expect(panel(page).getByRole('heading', { name: /^New/ })).toBeVisible();
      await expect(panel(page).getByText('Expired 1 day ago')).toBeVisible();
    });
  });

  test('one user’s marks are not another’s', async ({ page, context }) => {
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    await openBell(page, 2);
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(panel(page).getByText('No new notifications')).toBeVisible();
    const other = await context.newPage();
    await openAs(other, 'Super Admin', '/admin/settings/company');
    await expect(other.getByTestId('unread')).toHaveText(/\d/);
    await bell(other).click();
    await expect(panel(other).getByText('Expired 1 day ago')).toBeVisible();
  });
});

for (const dialect of DIALECTS) {
  test.describe(`on a server that is ${dialect}`, () => {
    test.use({ dialect });

    test('a Diesel Manager sees the diesel alerts', async ({ page, api, problems }) => {
      if (dialect === 'foreign') problems.allow(/Failed to load resource/);
      await api.mutate('diesel_stock', 1, { counted_at: '2026-01-01T00:00:00Z' });
      await openAs(page, 'Diesel Manager', '/diesel/dashboard');
      await expect(page.getByTestId('unread')).toBeVisible();
      await bell(page).click();
      const alert = panel(page).getByRole('button', { name: /^Mark as read: .*was last counted/ });
      await expect(alert).toBeVisible();
      await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
      await page.reload();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await expect(page.getByTestId('unread')).toHaveCount(0);
    });
  });
}

test('without any expiry there is nothing new', async ({ page, api }) => {
  for (const path of READS_OF_THE_BELL) {
    await api.fault({ path, kind: 'status', status: 200, body: { rows: [] }, times: 0 });
  }
  await openAs(page, 'Fleet Manager', '/fleet/dashboard');
  await expect(page.getByText('Nothing has expired and nothing expires soon.')).toBeVisible();
  await bell(page).click();
  await expect(panel(page).getByText('No new notifications')).toBeVisible();
  await expect(page.getByTestId('unread')).toHaveCount(0);
});

test('a bell that cannot be filled says so and retries', async ({ page, api, problems }) => {
  problems.allow(/Failed to load resource/);
  for (const path of READS_OF_THE_BELL) await api.fault({ path, kind: 'status_html', times: 0 });
  await openAs(page, 'Fleet Manager', '/fleet/trucks');
  // The count also tries, twice, and would fill an open panel.
  await expect.poll(async () => (await api.log(DOCUMENTS)).length).toBe(2);
  await bell(page).click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'The notifications could not be loaded.',
  );
  const retry = panel(page).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeEnabled();
  await api.clearFaults();
  await retry.click();
  await expect(panel(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
});
