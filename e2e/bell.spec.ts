import type { Page } from '@playwright/test';

import { expect, openAs, test } from './support/fixtures.ts';
import { bell } from './support/inApp.ts';

test.use({ dialect: 'foreign' });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

const openBell = async (page: Page, unread: number) => {
  await expect(bell(page)).toHaveAccessibleName(
    unread === 1 ? '1 unread notification' : `${unread} unread notifications`,
  );
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
};

test.describe('with two expiry dates that need attention', () => {
  test.use({ counts: { drivers: 1, trucks: 0, trailers: 0, documents: 0 } });

  const holder = 'Sami Karim';

  test('what is read or snoozed is so in another tab and after a reload, for that user alone', async ({
    page,
    context,
    api,
  }) => {
    await api.mutate('drivers', 1, {
      name: holder,
      gatepass_expiry: '2026-03-09',
      road_permit_expiry: '2026-03-10',
    });
    await openAs(page, 'Fleet Manager', '/fleet/activity');
    await openBell(page, 2);
    const other = await context.newPage();
    await openAs(other, 'Fleet Manager', '/fleet/activity');
    await openBell(other, 2);

    await test.step('read', async () => {
      const read = `Mark as read: Gatepass of ${holder}`;
      await panel(page).getByRole('button', { name: read }).click();
      await expect(panel(page).getByRole('heading', { name: 'Read', exact: true })).toBeVisible();
      await expect(bell(other)).toHaveAccessibleName('1 unread notification');
      await panel(other).getByRole('button', { name: 'Mark all as read' }).click();
      await expect(panel(other).getByText('No new notifications')).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await panel(other).getByRole('button', { name: 'Undo' }).click();
      await expect(bell(page)).toHaveAccessibleName('1 unread notification');
    });

    await test.step('snoozed, and back the next day as new', async () => {
      const snooze = `Snooze: Road permit of ${holder}`;
      await panel(page).getByRole('button', { name: snooze }).click();
      const choice = page.getByRole('dialog', { name: 'Snooze until' });
      await choice.getByRole('button', { name: 'Tomorrow 2026-03-11' }).click();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await expect(bell(other)).toHaveAccessibleName('Notifications');
      await page.clock.setSystemTime('2026-03-11T10:00:00+04:00');
      await page.reload();
      await openBell(page, 1);
      await expect(panel(page).getByRole('heading', { name: /^New/ })).toBeVisible();
      await expect(panel(page).getByText('Expired 1 day ago')).toBeVisible();
    });

    await test.step('another user has read nothing', async () => {
      const ofAnother = await context.newPage();
      await openAs(ofAnother, 'Super Admin', '/admin/settings/company');
      await expect(ofAnother.getByTestId('unread')).toHaveText(/\d/);
      await bell(ofAnother).click();
      await expect(panel(ofAnother).getByText('Expired 1 day ago').first()).toBeVisible();
    });
  });
});
