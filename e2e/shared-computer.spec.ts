import type { Page } from '@playwright/test';

import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { COMPANY, waitForFrameReads, LOCALIZATION } from './support/calls.ts';
import { accountOf, expect, openAs, signIn, submitSignIn, test } from './support/fixtures.ts';

const ADMIN = 'Super Admin';
const FLEET = 'Fleet Manager';
const DIESEL = 'Diesel Manager';

const signInForm = (page: Page) => page.getByRole('heading', { name: 'Sign in to your fleet' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });
const asked = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

const openDrivers = async (page: Page) => {
  await page.getByRole('link', { name: 'Drivers', exact: true }).click();
  const drivers = new DriversPage(page);
  await expect(drivers.rows.first()).toBeVisible();
  return drivers;
};

/** What may stay when no one is signed in: how the screens look, their language, how the company writes dates. */
const OF_THE_BROWSER = [
  'RaStoreqafila.theme',
  'RaStoreqafila.version',
  'qafila.language',
  'qafila.localization',
];

const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].toSorted(),
  );

test.describe('two users of one browser', () => {
  test('what one searched, saved and ticked is not there for the next', async ({ page, api }) => {
    // The second account becomes a colleague of the first.
    const second = (await api.data('users')).find(({ email }) => email === accountOf(DIESEL).email);
    if (!second) throw new Error('There is no second account.');
    await api.mutate('users', second.id, { role: FLEET });

    await signIn(page, FLEET);
    let drivers = await openDrivers(page);
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await drivers.search('D-1001');
    await drivers.showsTotal(1);
    await drivers.saveQuery('Only that one');
    await drivers.rows.getByRole('checkbox').check();
    await expect(page.getByText('1 driver selected')).toBeVisible();
    await logout(page).click();
    await expect(signInForm(page)).toBeVisible();
    // Without the address of the page that was left.
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedNames(page)).toEqual([...OF_THE_BROWSER].toSorted());

    await submitSignIn(page, DIESEL);
    await expect(page).toHaveURL('/fleet/dashboard');
    drivers = await openDrivers(page);
    await drivers.showsTotal(120);
    await expect(drivers.searchBox).toHaveValue('');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    expect(await drivers.queries()).toEqual([]);
    // How the screen looks belongs to the browser.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test.describe(() => {
    test.use({ backend: 'mock' });

    test('the company’s name outlives a lost connection, and a server that refuses it is asked once', async ({
      page,
      api,
      problems,
    }) => {
      problems.allow(/Failed to load resource/);
      const name = page.getByRole('banner').locator('strong');
      await signIn(page, ADMIN);
      await expect(name).toHaveText('Qafila Transport LLC');
      await api.fault({ path: COMPANY, kind: 'drop', times: 0 });
      await page.reload();
      await expect(name).toHaveText('Qafila Transport LLC');
      await expect.poll(async () => (await api.log(COMPANY)).length).toBeGreaterThan(1);
      await expect(name).toHaveText('Qafila Transport LLC');
      await api.clearFaults();
      await logout(page).click();
      await expect(signInForm(page)).toBeVisible();

      for (const path of [COMPANY, LOCALIZATION]) {
        await api.fault({ path, method: 'GET', kind: 'status', status: 403, times: 0 });
      }
      await api.clearLog();
      await submitSignIn(page, FLEET);
      await waitForFrameReads(page, api);
      await page.reload();
      await expect(page.getByRole('button', { name: /unread notifications/ })).toBeVisible();
      await expect(name).toHaveText('Qafila Transport');
      expect(await api.log(COMPANY)).toHaveLength(1);
      expect(await api.log(LOCALIZATION)).toHaveLength(1);
    });
  });
});

test.describe('signing out of a form with unsaved text', () => {
  const open = async (page: Page) => {
    const form = new DriverForm(page);
    await openAs(page, FLEET, '/fleet/drivers/5');
    await form.fill({ Name: 'Muhammad Shah Jr.' });
    return form;
  };

  test('in another tab keeps it, under the dialog that asks for the password', async ({
    page,
    context,
    api,
  }) => {
    const form = await open(page);
    // No call of either is still under way when its session ends.
    await waitForFrameReads(page, api);
    await api.clearLog();
    const other = await context.newPage();
    await signIn(other, FLEET);
    await waitForFrameReads(other, api);
    await logout(other).click();
    await expect(signInForm(other)).toBeVisible();

    await expect(asked(page)).toContainText('Nothing you typed is lost.');
    await page.getByLabel('Password').fill(accountOf(FLEET).password);
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(asked(page)).toBeHidden();
    await expect(form.field('Name')).toHaveValue('Muhammad Shah Jr.');
    await form.save();
    await expect(page.getByText(/ updated$/)).toBeVisible();
  });
});
