import { readFile } from 'node:fs/promises';

import type { Page, Route } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { BRAND_THEMES } from '../src/design/brandThemes.ts';
import { answerAfter } from './pages/questions.ts';
import { waitForFrameReads } from './support/calls.ts';
import { axe, expect, openAs, test } from './support/fixtures.ts';
import { bell, navigateInApp } from './support/inApp.ts';
import { isInService } from './support/inService.ts';

const ADMIN = 'Super Admin';
const FLEET = 'Fleet Manager';
const OPERATIONS = '/admin/operations/operations.php';
const SETTINGS = '/admin/settings/settings.php';

const dueDays = (page: Page) => page.getByRole('textbox', { name: 'Days before expiry' });
const sideColour = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--side-page'));

test('a laptop shows all pages of the settings beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, ADMIN, '/admin/settings/company');
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});

test('the company’s threshold applies to figures, lists and the bell alike, for everyone', async ({
  page,
  api,
  problems,
  browser,
  stack,
}) => {
  problems.allow(/Failed to load resource/);
  await openAs(page, ADMIN, '/admin/settings/localization');

  await expect(dueDays(page)).toHaveValue('30');
  await dueDays(page).fill('90');
  await page.getByRole('combobox', { name: 'Date format' }).selectOption('dd MMM yyyy');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Localization saved')).toBeVisible();
  const stored = (await api.data('settings')).find(({ section }) => section === 'localization');
  expect(stored).toMatchObject({ due_soon_days: 90, date_format: 'dd MMM yyyy' });

  // Another user's browser, which knew nothing of it.
  const other = await browser.newContext({ baseURL: stack.url });
  await other.clock.install({ time: '2026-03-10T10:00:00+04:00' });
  const colleague = await other.newPage();
  const drivers = await api.data('drivers');
  const until = '2026-06-08';
  const due = (date: string | null) => date !== null && date >= '2026-03-10' && date <= until;
  const gatepasses = drivers
    .filter(isInService)
    .filter(({ gatepass_expiry }) => due(gatepass_expiry)).length;
  const held: Route[] = [];
  await colleague.route(`**${SETTINGS}*`, (route) => void held.push(route));
  const read = colleague.waitForResponse('**/fleet/drivers.php*');
  await openAs(colleague, FLEET, '/fleet/drivers');
  const card = colleague.getByRole('link', { name: /Gatepass Expiring Soon/ });
  // What depends on the threshold is not stated before it is known.
  await read;
  await expect(card).toHaveText(/^–/);
  await expect(colleague.getByText(/within \d+ days/)).toHaveCount(0);
  await expect(colleague.getByRole('cell')).toHaveCount(0);
  for (const route of held) await route.continue();
  await expect(colleague.getByText('within 90 days').first()).toBeVisible();
  await expect(card).toContainText(String(gatepasses));
  await expect(bell(colleague)).toHaveAccessibleName(/unread/);
  await card.click();
  await expect(colleague.getByText(new RegExp(`^${gatepasses} drivers$`))).toBeVisible();
  await expect(colleague.getByRole('cell', { name: /\d\d \w{3} 2026/ }).first()).toBeVisible();
  await other.close();
});

test('a brand is previewed, saved, painted before the app, and reset', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await openAs(page, ADMIN, '/admin/settings/branding');
  const blue = BRAND_THEMES['blue-orange'].side.page;

  // Only a preview: leaving asks, and the company's look comes back.
  await page.getByRole('radio', { name: 'Blue and orange' }).check();
  await expect.poll(() => sideColour(page)).toBe(blue);
  await answerAfter(page, 'discard', () =>
    page.getByRole('link', { name: 'Back to Settings' }).click(),
  );
  await expect(page).toHaveURL('/admin/settings');
  await expect.poll(() => sideColour(page)).toBe('');

  await page.getByRole('link', { name: 'Branding' }).click();
  await page.getByRole('radio', { name: 'Blue and orange' }).check();
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect(page.getByText('Branding saved')).toBeVisible();
  await axe(page, 'colours');

  // Before any script of the app: the skeleton already has the colour.
  await page.route('**/assets/packages-*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.skeleton-side')).toHaveCSS('background-color', 'rgb(15, 33, 64)');
  await page.unroute('**/assets/packages-*.js');
  await page.reload();
  await expect.poll(() => sideColour(page)).toBe(blue);
  await page.getByRole('button', { name: 'Reset to purple and green' }).click();
  await expect(page.getByText('Branding reset to purple and green')).toBeVisible();
  await expect.poll(() => sideColour(page)).toBe(BRAND_THEMES['purple-green'].side.page);

  // A user's own settings, at once and after a reload.
  await navigateInApp(page, '/admin/settings/ui');
  await page.getByRole('radio', { name: 'Comfortable' }).check();
  await page.getByRole('radio', { name: '10', exact: true }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'comfortable');
  await navigateInApp(page, '/admin/settings/users');
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
});

test.describe(() => {
  test.use({ backend: 'mock' });

  test('the palette leads anywhere; a backup is one archive; a new build is noticed', async ({
    page,
    api,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await openAs(page, ADMIN, '/admin/settings/users');
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await waitForFrameReads(page, api);
    // The settings' menu has an entry for it.
    await expect.poll(() => api.log(OPERATIONS)).not.toEqual([]);
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', { name: 'Search pages, records and actions' });
    const first = page
      .getByRole('dialog', { name: 'Search and commands' })
      .getByRole('option')
      .first();
    await expect(first).toBeVisible();
    await expect(page.getByText('Loading records…')).toHaveCount(0);
    await api.clearLog();
    await input.pressSequentially('import');
    await expect(first).toContainText('Import/export');
    expect(await api.log()).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/settings/import-export');
    await expect(page.locator('#main-content')).toBeFocused();

    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Template for Drivers' }).click();
    expect((await template).suggestedFilename()).toBe('drivers-template.csv');

    await api.fault({
      path: '/api/fleet/activity/activity.php',
      kind: 'status',
      status: 500,
      times: 0,
    });
    const archive = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download backup' }).click();
    const download = await archive;
    expect(download.suggestedFilename()).toBe('qafila-backup-2026-03-10.zip');
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    for (const [name, collection] of [
      ['fleet-drivers', 'drivers'],
      ['diesel-issues', 'diesel_issues'],
      ['diesel-purchases', 'diesel_purchases'],
      ['diesel-extractions', 'diesel_extractions'],
    ] as const) {
      const lines = strFromU8(files[`${name}.csv`] ?? new Uint8Array())
        .trim()
        .split('\r\n');
      expect(lines, name).toHaveLength((await api.data(collection)).length + 1);
    }
    expect(Object.keys(files)).not.toContain('fleet-activity.csv');
    await expect(page.getByText(/Not in the backup: Activity log/)).toBeVisible();

    await page.keyboard.press('Control+k');
    await input.pressSequentially('site update');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Reachable', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Check for updates' }).click();
    await expect(page.getByText('You have the latest version.')).toBeVisible();
    await page.route('/version.json', (route) =>
      route.fulfill({ json: { version: '9.0.0', script: '/assets/app-other.js' } }),
    );
    await page.getByRole('button', { name: 'Check for updates' }).click();
    await expect(page.getByText(/Version 9\.0\.0 is ready/).first()).toBeVisible();
  });
});
