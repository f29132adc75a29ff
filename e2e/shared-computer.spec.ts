import type { Page } from '@playwright/test';

import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { answerAfter } from './pages/questions.ts';
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
    await logout(page).click();
    await expect(signInForm(page)).toBeVisible();

    await submitSignIn(page, FLEET);
    drivers = await openDrivers(page);
    await drivers.showsTotal(120);
    expect(await drivers.queries()).toEqual([]);
  });

  test('every role sees the company’s name, and a server that refuses it is asked once', async ({
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

    await submitSignIn(page, FLEET);
    await openDrivers(page);
    await expect(name).toHaveText('Qafila Transport LLC');
    await logout(page).click();
    await expect(signInForm(page)).toBeVisible();

    for (const path of [COMPANY, LOCALIZATION]) {
      await api.fault({ path, method: 'GET', kind: 'status', status: 403, times: 0 });
    }
    await api.clearLog();
    await submitSignIn(page, FLEET);
    await waitForFrameReads(page, api);
    for (const address of ['/fleet/trucks', '/fleet/dashboard']) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: /unread notifications/ })).toBeVisible();
    }
    await expect(name).toHaveText('Qafila Transport');
    expect(await api.log(COMPANY)).toHaveLength(1);
    expect(await api.log(LOCALIZATION)).toHaveLength(1);
  });

  test('after a deliberate sign-out the next user does not land on the previous page', async ({
    page,
  }) => {
    await openAs(page, FLEET, '/fleet/drivers/5/show');
    await expect(page.getByRole('heading', { level: 1, name: 'Muhammad Shah' })).toBeVisible();
    await logout(page).click();
    await expect(signInForm(page)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await submitSignIn(page, FLEET);
    await expect(page).toHaveURL('/fleet/dashboard');
  });

  test('signing out leaves the session that another user keeps', async ({ page, context }) => {
    await signIn(page, FLEET);
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByRole('checkbox', { name: 'Keep me signed in for 30 days' }).check();
    await submitSignIn(other, DIESEL);
    await expect(other).toHaveURL('/diesel/dashboard');
    await logout(page).click();
    await expect(page).not.toHaveURL(/fleet/);
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: /^Dashboard/ })).toBeVisible();
    await expect(other).toHaveURL('/diesel/dashboard');
  });
});

test.describe('signing out of a form with unsaved text', () => {
  const open = async (page: Page) => {
    const form = new DriverForm(page);
    await openAs(page, FLEET, '/fleet/drivers/5');
    await form.fill({ Name: 'Muhammad Shah Jr.' });
    return form;
  };

  test('asks first, and removes it after a yes', async ({ page, api }) => {
    const form = await open(page);
    await answerAfter(page, 'keep', () => logout(page).click());
    await expect(form.field('Name')).toHaveValue('Muhammad Shah Jr.');
    await expect(page).toHaveURL('/fleet/drivers/5');
    expect(await api.data('tokens')).toHaveLength(1);

    await answerAfter(page, 'discard', () => logout(page).click());
    await expect(signInForm(page)).toBeVisible();
    await expect.poll(() => api.data('tokens')).toEqual([]);
    await api.clearLog();
    await page.goBack();
    await expect(form.field('Name')).toHaveCount(0);
    expect(await api.log()).toEqual([]);
  });

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
