import type { Page } from '@playwright/test';

import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { bell } from './support/inApp.ts';
import { isInService } from './support/inService.ts';

test.use({ dialect: 'foreign' });

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLeft = (date: string) => (Date.parse(date) - Date.parse(TODAY)) / DAY_MS;

/** The days left to the dates that the server sends. */
const datesOf = (rows: readonly object[], fields: readonly string[]) =>
  rows
    .filter(isInService)
    .flatMap((row) =>
      Object.entries(row).flatMap(([field, value]) =>
        fields.includes(field) && typeof value === 'string' ? [daysLeft(value)] : [],
      ),
    );

const figure = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Fleet figures' }).getByRole('link', { name });

// A document may repeat a date of its holder and then has no expiry of its own: a rule of the domain.
test.use({ counts: { documents: 0 } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a Fleet Manager’s worklist, figures and weeks open what they count', async ({
  page,
  api,
}) => {
  const trucks = await api.data('trucks');
  const left = [
    ...datesOf(await api.data('drivers'), ['gatepass_expiry', 'road_permit_expiry']),
    ...datesOf([...trucks, ...(await api.data('trailers'))], ['registration_expiry']),
  ];
  const expired = left.filter((days) => days < 0).length;
  // The week begins on a Monday, and 2026-03-10 is a Tuesday.
  const week = left.filter((days) => days > 0 && days < 6).length;
  const month = left.filter((days) => days >= 6 && days <= 30).length;
  const firstWeek = left.filter((days) => days >= 0 && days < 6).length;
  const active = trucks.filter(({ status }) => status === 'active').length;
  await openAs(page, 'Fleet Manager', '/fleet/dashboard');

  await expect(tab(page, `${expired} Expired`)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, `${week} This week`)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(
    `${expired + firstWeek + month} unread notifications`,
  );
  const weeks = page.getByRole('region', { name: 'Expiring in the next 12 weeks' });
  const statuses = page.getByRole('region', { name: 'Fleet by status' });
  await expect(figure(page, /^\d+ Empty Trailers/)).toBeVisible();
  const asked = (await api.log()).filter(({ path }) => path === '/api/admin/stats.php');
  expect(asked).toHaveLength(1);
  await tab(page, `${month} Within 30 days`).click();
  await expect(page).toHaveURL('/fleet/dashboard?due=month');
  await expect(page.getByText(`1–10 of ${month}`)).toBeVisible();
  await page.reload();
  await expect(tab(page, `${month} Within 30 days`)).toHaveAttribute('aria-selected', 'true');

  await statuses.getByRole('link', { name: `Active ${active}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trucks' })).toBeVisible();
  await expect(page.getByText(new RegExp(`–\\d+ of ${active}$`))).toBeVisible();
  await page.goBack();

  await weeks.getByRole('link', { name: `Rest of this week: ${firstWeek}` }).click();
  await expect(page).toHaveURL(`/fleet/dashboard?week=${TODAY}`);
  await expect(tab(page, `${firstWeek} Week 10–15 Mar`)).toBeFocused();

  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fleet\/(drivers|trucks|trailers)\/\d+\/show$/);
});
