import type { Page } from '@playwright/test';

import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { isInService } from './support/inService.ts';

test.use({ dialect: 'foreign' });

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLeft = (date: string) => (Date.parse(date) - Date.parse(TODAY)) / DAY_MS;

/** Whether the only date of a vehicle that the server sends is due. */
const isDue = (row: { registration_expiry: string | null }) => {
  const left = daysLeft(row.registration_expiry ?? '');
  return isInService(row) && left >= 0 && left <= 30;
};

const rows = (page: Page) => page.getByRole('table', { name: 'Assignments' }).getByRole('row');

test('a figure opens as many rows as it counts, and a row its details beside the table', async ({
  page,
  api,
}) => {
  const trucks = await api.data('trucks');
  const trailers = await api.data('trailers');
  const drivers = await api.data('drivers');
  const isActive = ({ status }: { status: string }) => status === 'active';
  const due = trucks.filter(isDue).length;
  const counted: [string, number][] = [
    ['Active Trucks', trucks.filter(isActive).length],
    ['Active Trailers', trailers.filter(isActive).length],
    ['Active Drivers', drivers.filter(isActive).length],
    ['Trailers Expiring Soon', trailers.filter(isDue).length],
    ['Trucks Expiring Soon', due],
    ['Drivers on Vacations', drivers.filter(({ status }) => status === 'vacation').length],
    // The server has no load state: a trailer is empty if no driver has it.
    [
      'Empty Trailers',
      trailers.filter(({ id }) => !drivers.some(({ trailer_id }) => trailer_id === id)).length,
    ],
  ];
  await openAs(page, 'Super Admin', '/admin/fleet-overview');

  await test.step('a figure', async () => {
    const figure = (label: string, count: number) =>
      page
        .getByRole('region', { name: 'Fleet figures' })
        .getByRole('link', { name: `${count} ${label}` });
    for (const [label, count] of counted) await expect(figure(label, count)).toBeVisible();
    await figure('Trucks Expiring Soon', due).click();
    const dialog = page.getByRole('dialog', { name: 'Trucks Expiring Soon' });
    await expect(dialog.getByText(new RegExp(`^${due} trucks?$`))).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the second page', async () => {
    await page.getByRole('button', { name: 'Go to next page' }).click();
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
  });

  await test.step('a driver of the last page, who is still open after a reload', async () => {
    const last = drivers.at(-1);
    await page
      .getByRole('searchbox', { name: 'Search driver, truck or trailer' })
      .fill(last?.driver_id ?? '');
    await expect(rows(page)).toHaveCount(2);
    await rows(page).nth(1).getByRole('cell').first().click();
    const details = page.getByRole('complementary', { name: last?.name ?? '', exact: true });
    await expect(details.getByRole('link', { name: last?.email ?? '' })).toBeVisible();
    await page.reload();
    await expect(details).toBeVisible();
  });
});
