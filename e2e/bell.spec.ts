import type { Page } from '@playwright/test';

import { expect, openAs, test, TODAY } from './support/fixtures.ts';

/** Every list in which papers stand. */
const LISTS = [
  'drivers.php',
  'trucks/trucks.php',
  'trailers/trailers.php',
  'documents/documents.php',
];
const LIST_PATHS = LISTS.map((path) => `/api/fleet/${path}`);
/** Papers of drivers alone. */
const DRIVERS_ONLY = { trucks: 0, trailers: 0, documents: 0 };

const DAY_MS = 24 * 60 * 60 * 1000;

const bell = (page: Page) => page.getByRole('button', { name: /notification/i }).first();
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

  test('the bell counts every paper that is overdue or soon due', async ({ page, api }) => {
    const rows = [
      ...(await api.data('drivers')),
      ...(await api.data('trucks')),
      ...(await api.data('trailers')),
    ];
    const dates = rows.flatMap((row) =>
      Object.entries(row).flatMap(([field, value]) =>
        field.endsWith('_expiry') && typeof value === 'string' ? [value] : [],
      ),
    );
    const urgent = dates.filter((date) => daysLeft(date) <= 30);
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    await openBell(page, urgent.length);
    await expect(page.getByTestId('unread')).toBeVisible();
    const notices = panel(page).getByRole('listitem');
    await expect(notices.first()).toContainText(/expired \d+ days ago/);
    await expect(panel(page)).toContainText(`The most urgent 50 of ${urgent.length}.`);
    await panel(page).getByRole('link', { name: 'See all expiries' }).click();
    await expect(page.getByRole('dialog', { name: 'Expired and expiring soon' })).toContainText(
      `${urgent.length} expiry dates`,
    );
  });
});

test.describe('with three papers to look after', () => {
  test.use({ counts: { ...DRIVERS_ONLY, drivers: 1 } });

  const holder = 'Sami Karim';

  test.beforeEach(async ({ api }) => {
    await api.mutate('drivers', 1, {
      name: holder,
      gatepass_expiry: '2026-03-09',
      road_permit_expiry: '2026-03-10',
    });
  });

  const overdue = `Gatepass of ${holder} expired 1 day ago`;
  const today = `Road permit of ${holder} expires today`;

  test('what is read stays read over a reload, and what is renewed leaves', async ({ page }) => {
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');

    await test.step('opening one leads to the driver and marks it read', async () => {
      await openBell(page, 2);
      await expect(panel(page).getByRole('listitem')).toHaveCount(2);
      await panel(page)
        .getByRole('link', { name: `Gatepass of ${holder}` })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: holder })).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('1 unread notification');
    });

    await test.step('a renewed paper leaves the bell', async () => {
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      const gatepass = page.getByRole('textbox', { name: 'Gatepass Expiry' });
      await expect(gatepass).toHaveValue('2026-03-09');
      await gatepass.fill('2027-03-09');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/ updated$/)).toBeVisible();
      await openBell(page, 1);
      await expect(panel(page).getByRole('listitem')).toHaveCount(1);
      await expect(panel(page).getByText(today)).toBeVisible();
    });

    await test.step('the last one is marked read, which outlives a reload', async () => {
      await panel(page)
        .getByRole('button', { name: `Mark as read: ${today}` })
        .click();
      await expect(panel(page).getByRole('heading', { name: 'Read', exact: true })).toBeVisible();
      await page.reload();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await expect(page.getByTestId('unread')).toHaveCount(0);
    });
  });

  test('all are marked read by one press', async ({ page }) => {
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    await openBell(page, 2);
    await expect(panel(page).getByText(overdue)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(panel(page).getByText('No new notifications')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(page.getByTestId('unread')).toHaveCount(0);
  });
});

test('without any expiry there is nothing new', async ({ page, api }) => {
  for (const path of LIST_PATHS) {
    await api.fault({ path, kind: 'status', status: 200, body: { rows: [] }, times: 0 });
  }
  await openAs(page, 'Fleet Manager', '/fleet/dashboard');
  await expect(page.getByText('Nothing has expired and nothing expires soon.')).toBeVisible();
  await bell(page).click();
  await expect(panel(page).getByText('No new notifications')).toBeVisible();
  await expect(page.getByTestId('unread')).toHaveCount(0);
});

test('a bell that cannot be filled says so and tries again', async ({ page, api, problems }) => {
  problems.allow(/Failed to load resource/);
  for (const path of LIST_PATHS) await api.fault({ path, kind: 'status_html', times: 0 });
  await openAs(page, 'Fleet Manager', '/fleet/trucks');
  await bell(page).click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'The notifications could not be loaded.',
  );
  await api.clearFaults();
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
});
