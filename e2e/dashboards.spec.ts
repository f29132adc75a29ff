import type { Page } from '@playwright/test';

import { expect, openAs, test, TODAY } from './support/fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLeft = (date: string) => (Date.parse(date) - Date.parse(TODAY)) / DAY_MS;

const datesOf = (rows: readonly object[]) =>
  rows.flatMap((row) =>
    Object.entries(row).flatMap(([field, value]) =>
      field.endsWith('_expiry') && typeof value === 'string' ? [daysLeft(value)] : [],
    ),
  );

const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Fleet figures' }).getByRole('link', { name });

// A document may repeat a date of its holder and is then no paper of its own: rules of the domain.
test.use({ counts: { documents: 0 } });

test('a Fleet Manager’s figures, papers and weeks open what they count', async ({ page, api }) => {
  const trucks = await api.data('trucks');
  const left = datesOf([
    ...(await api.data('drivers')),
    ...trucks,
    ...(await api.data('trailers')),
  ]);
  const overdue = left.filter((days) => days < 0).length;
  // The week begins on a Monday, and 2026-03-10 is a Tuesday.
  const firstWeek = left.filter((days) => days >= 0 && days < 6).length;
  const active = trucks.filter(({ status }) => status === 'active').length;
  await openAs(page, 'Fleet Manager', '/fleet/dashboard');

  await figure(page, `${active} Active Trucks`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trucks' })).toBeVisible();
  await expect(page.getByText(new RegExp(`-\\d+ of ${active}$`))).toBeVisible();
  await page.goBack();

  await figure(page, `${overdue} Expired`).click();
  await expect(page.getByRole('dialog', { name: 'Expired' })).toContainText(
    `${overdue} expiry dates`,
  );
  await page.keyboard.press('Escape');

  const weeks = page.getByRole('region', { name: 'Expiring in the next 12 weeks' });
  await weeks.getByRole('button', { name: 'Show as table' }).click();
  await weeks.getByRole('row').nth(1).getByRole('link').last().click();
  await expect(
    page.getByRole('dialog', { name: 'Expiring 2026-03-10 to 2026-03-15' }),
  ).toContainText(`${firstWeek} expiry dates`);
  await page.keyboard.press('Escape');

  await page
    .getByRole('region', { name: 'Needs attention today' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/fleet\/(drivers|trucks|trailers)\/\d+\/show$/);
});

test('a Super Admin starts with the whole system and stays where the role may look', async ({
  page,
  api,
}) => {
  const sold = (await api.data('trucks')).filter(({ status }) => status === 'sold').length;
  await openAs(page, 'Super Admin', '/admin/dashboard');
  await expect(page.getByText('Overview and management for the entire system.')).toBeVisible();
  const statuses = page.getByRole('region', { name: 'Fleet by status' });
  await statuses.getByRole('button', { name: 'Show as table' }).click();
  if (sold > 0) {
    await statuses
      .getByRole('row', { name: /^Trucks/ })
      .getByRole('link', { name: String(sold), exact: true })
      .last()
      .click();
    const rows = page.getByRole('dialog', { name: 'Trucks: Sold' });
    await expect(rows.getByText(new RegExp(`-${sold} of ${sold}$`))).toBeVisible();
    await page.goBack();
  }
  await page
    .getByRole('region', { name: 'Needs attention today' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/fleet-overview\?record=fleet\//);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'History' })).toBeVisible();
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await expect(page).toHaveURL('/admin/settings');
});
