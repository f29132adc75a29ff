import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import { DriversPage } from './pages/driversPage.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

const DRIVERS = '/api/fleet/drivers.php';
const DOCUMENTS = '/api/fleet/documents/documents.php';
const LONG = [DRIVERS, DOCUMENTS, '/api/fleet/activity/activity.php'];
const MANY = 5100;

test.use({ counts: { drivers: MANY, documents: MANY, activity: MANY } });

const linesOf = async (download: Download) =>
  (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);

/** Presses a button that saves a file. */
const saved = async (page: Page, name: RegExp) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return linesOf(await download);
};

test('more drivers than a browser reads are listed, found, opened and picked in a few calls', async ({
  page,
  api,
}) => {
  const drivers = new DriversPage(page);
  const stored = await api.data('drivers');
  const whole: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (LONG.includes(url.pathname) && url.searchParams.has('limit')) whole.push(url.href);
  });
  await signIn(page, 'Fleet Manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await api.clearLog();
  await page.goto('/fleet/drivers');

  await test.step('in pages, with figures', async () => {
    await drivers.showsTotal(MANY);
    await expect(drivers.figure('Total Drivers')).toHaveText('5,100');
    await page.getByRole('button', { name: 'Go to page 204', exact: true }).click();
    await expect(page.getByText('5,076–5,100 of 5,100')).toBeVisible();
    await expect(drivers.rows).toHaveCount(25);
    // Read whole, it would take seven calls.
    expect((await api.log(DRIVERS)).length).toBeLessThan(5);
  });

  await test.step('all of them, exported and selected', async () => {
    await page.getByRole('button', { name: 'List options' }).click();
    const [, ...rows] = await saved(page, /^Export$/);
    expect(rows).toHaveLength(MANY);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await api.clearLog();
    const all = page.getByRole('button', { name: 'Select all 5,100 drivers' });
    let isHeld = true;
    await page.route(/drivers\.php\?.*after=/, (route) => (isHeld ? undefined : route.fallback()));
    await all.click();
    await expect(page.getByText('1,000 of 5,100', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Select all 5,100' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('25 drivers selected')).toBeVisible();
    isHeld = false;
    await all.click();
    await expect(page.getByText('5,100 drivers selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Renew (up to 1,000)' })).toBeDisabled();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    // Of 5,100 known only by their ids, it would take 13 more calls to read them.
    expect((await api.log(DRIVERS)).length).toBeLessThan(13);
  });

  const zahid = stored.filter(({ name }) => name.startsWith('Zahid Zaman'));
  await test.step('by search, and through its records', async () => {
    await drivers.search('zahid zaman');
    await drivers.showsTotal(zahid.length);
    await drivers.rows.getByRole('link').first().click();
    const others = page.getByRole('navigation', { name: 'Other records of the list' });
    await expect(others).toContainText(`1 of ${zahid.length}`);
    await others.getByRole('link', { name: 'Next' }).click();
    await expect(others).toContainText(`2 of ${zahid.length}`);
  });

  await test.step('by their number, from anywhere', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('D-6001');
    await page.getByRole('option', { name: /D-6001/ }).click();
    await expect(page.getByText('D-6001', { exact: true }).first()).toBeVisible();
  });

  await test.step('and their papers, in the bell and on the dashboard', async () => {
    await expect(page.getByRole('button', { name: /notifications/i })).toContainText('99+');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    const worklist = page.getByRole('region', { name: 'Needs attention' });
    await expect(worklist.getByRole('row')).toHaveCount(11);
    await expect(worklist.getByRole('tab', { selected: true })).toContainText(/^\d/);
    await worklist.getByRole('button', { name: 'Go to page 2', exact: true }).click();
    await expect(worklist.getByText(/^11–20 of/)).toBeVisible();
    const weeks = page.getByRole('list', { name: 'Expiring in the next 12 weeks' });
    await expect(weeks.getByRole('link').first()).toBeVisible();
  });

  await test.step('on the board and in the calendar', async () => {
    await navigateInApp(page, '/fleet/board');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(26);
    await navigateInApp(page, '/fleet/calendar');
    await expect(page.getByText(/^[\d,]+ expiry dates$/)).toBeVisible();
    await page.getByRole('button', { name: 'Download .ics' }).click();
    const file = await saved(page, /^Download [\d,]+ dates$/);
    const events = file.filter((line) => line === 'BEGIN:VEVENT').length;

    await api.clearLog();
    await navigateInApp(page, '/fleet/calendar?view=agenda');
    const papers = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
    await expect(papers).toHaveCount(60);
    await page.getByRole('button', { name: 'Show 60 more' }).click();
    await expect(papers).toHaveCount(120);
    expect((await api.log('/api/fleet/papers/papers.php')).length).toBeLessThan(6);
    // Of all months, as that of the month.
    await page.getByRole('button', { name: 'Download .ics' }).click();
    await expect(
      page.getByRole('button', { name: `Download ${events.toLocaleString('en')} dates` }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    const states = page.getByRole('group', { name: 'State' });
    await states.getByRole('button', { name: 'Expired' }).click();
    await expect(page.getByText(/days? ago/).first()).toBeVisible();
  });

  await test.step('with their documents and the log', async () => {
    await api.clearLog();
    await navigateInApp(page, '/fleet/documents');
    await expect(page.getByText('5,100 documents', { exact: true })).toBeVisible();
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
    expect((await api.log(DOCUMENTS)).length).toBeLessThan(15);
    await navigateInApp(page, '/fleet/activity');
    await expect(page.getByRole('main').getByText(/^Total: [\d,]+ activities$/)).toBeVisible();
    await navigateInApp(page, '/fleet/drivers/1/show');
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    expect(whole).toEqual([]);
  });
});
