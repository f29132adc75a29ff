import type { Page } from '@playwright/test';

import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { isInService } from './support/inService.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLeft = (date: string) => (Date.parse(date) - Date.parse(TODAY)) / DAY_MS;

/** Whether any of a row's expiry dates is due, judged by the text of its dates alone. */
const isDue = (row: object) =>
  isInService(row) &&
  Object.entries(row).some(
    ([field, value]) =>
      field.endsWith('_expiry') &&
      typeof value === 'string' &&
      daysLeft(value) >= 0 &&
      daysLeft(value) <= 30,
  );

const figures = (page: Page) => page.getByRole('region', { name: 'Fleet figures' });
const table = (page: Page) => page.getByRole('table', { name: 'Assignments' });
const rows = (page: Page) => table(page).getByRole('row');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of assignments' });

test('figures open as many rows as they count, and who drives what', async ({ page, api }) => {
  const trucks = await api.data('trucks');
  const trailers = await api.data('trailers');
  const drivers = await api.data('drivers');
  const isActive = ({ status }: { status: string }) => status === 'active';
  const counted: [string, number][] = [
    ['Active Trucks', trucks.filter(isActive).length],
    ['Active Trailers', trailers.filter(isActive).length],
    ['Active Drivers', drivers.filter(isActive).length],
    ['Trailers Expiring Soon', trailers.filter(isDue).length],
    ['Trucks Expiring Soon', trucks.filter(isDue).length],
    ['Drivers on Vacations', drivers.filter(({ status }) => status === 'vacation').length],
    ['Empty Trailers', trailers.filter(({ load_state }) => load_state === 'empty').length],
  ];
  await openAs(page, 'Super Admin', '/admin/fleet-overview');
  for (const [label, count] of counted) {
    await test.step(label, async () => {
      await figures(page)
        .getByRole('link', { name: `${count} ${label}` })
        .click();
      const dialog = page.getByRole('dialog', { name: label });
      await expect(
        dialog.getByText(new RegExp(`^${count} (driver|truck|trailer)s?$`)),
      ).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    });
  }

  await expect(rows(page)).toHaveCount(11);
  const last = Math.ceil(drivers.length / 10);
  await expect(pages(page).getByRole('link', { name: `Go to page ${last}` })).toBeVisible();
  await expect(pages(page).getByRole('link', { name: `Go to page ${last + 1}` })).toHaveCount(0);
  await pages(page).getByRole('link', { name: 'Go to next page' }).click();
  const eleventh = drivers[10];
  const truck = trucks.find(({ id }) => id === eleventh?.truck_id);
  const trailer = trailers.find(({ id }) => id === eleventh?.trailer_id);
  await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
    '11',
    eleventh?.driver_id ?? '',
    eleventh?.name ?? '',
    truck?.truck_number ?? 'Unassigned',
    trailer?.trailer_number ?? 'Unassigned',
  ]);
  await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a row opens beside the table, and a search finds it on any page', async ({ page, api }) => {
  const drivers = await api.data('drivers');
  const last = drivers.at(-1);
  const name = last?.name ?? '';
  await openAs(page, 'Super Admin', '/admin/fleet-overview');
  await page
    .getByRole('searchbox', { name: 'Search driver, truck or trailer' })
    .fill(last?.driver_id ?? '');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).nth(1).getByRole('cell').first().click();
  const details = page.getByRole('complementary', { name, exact: true });
  await expect(details.getByRole('link', { name: last?.email ?? '' })).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Clear search' }).click();
  await table(page).getByRole('button', { name: 'Name' }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const names = await rows(page).getByRole('link').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  await expect(pages(page).getByRole('link', { name: 'Go to page 2' })).toBeVisible();
});

test('figures and table fail separately, and each can be retried', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await api.fault({ path: '/api/admin/stats.php', kind: 'status', status: 500, times: 0 });
  await openAs(page, 'Super Admin', '/admin/fleet-overview');
  await expect(page.getByText('Failed to load metrics: Failed to fetch metrics')).toBeVisible();
  await expect(rows(page)).toHaveCount(11);
  await api.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figures(page).getByRole('link')).not.toHaveCount(0);

  await api.fault({ path: '/api/admin/assignments.php', kind: 'status', status: 503, times: 0 });
  await pages(page).getByRole('link', { name: 'Go to page 2' }).click();
  await expect(page.getByText('Failed to load table: Failed to fetch table data')).toBeVisible();
  await expect(figures(page).getByText('Failed')).toHaveCount(0);
  await api.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).nth(1).getByRole('cell').first()).toHaveText('11');
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a tap opens one panel, and closes it', async ({ page, api }) => {
    const drivers = await api.data('drivers');
    const driver = drivers.find(({ truck_id }) => truck_id !== null);
    const truck = (await api.data('trucks')).find(({ id }) => id === driver?.truck_id);
    await openAs(page, 'Super Admin', '/admin/fleet-overview');
    const item = page.getByRole('listitem').filter({ hasText: driver?.driver_id });
    await item.getByRole('button', { name: `Truck ${truck?.truck_number}` }).tap();
    await expect(item.getByText(truck?.model ?? '', { exact: true })).toBeVisible();
    await item.getByRole('button', { name: `Driver ${driver?.name}` }).tap();
    await expect(item.getByText(driver?.email ?? '')).toBeVisible();
    await expect(item.getByText(truck?.model ?? '', { exact: true })).toHaveCount(0);
    await item.getByRole('button', { name: `Driver ${driver?.name}` }).tap();
    await expect(item.getByRole('definition')).toHaveCount(0);
  });
});
