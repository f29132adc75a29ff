import type { Page } from '@playwright/test';

import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { waitForFrameReads } from './support/calls.ts';
import { accountOf, expect, openAs, signIn, submitSignIn, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

const FAILED_CALL = /Failed to load resource/;

const signInForm = (page: Page) => page.getByRole('heading', { name: 'Sign in to your fleet' });
const alert = (page: Page) => page.getByRole('alert');

const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([window.sessionStorage, window.localStorage]));

const forget = (page: Page) =>
  page.evaluate(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });

/**
 * Signs in from a page whose address remembers another one; returns where that ends. The content there does
 * not matter, and is skipped.
 */
const endOf = async (page: Page, from: string, role: Parameters<typeof submitSignIn>[1]) => {
  await page.unrouteAll();
  await page.goto(`/login?from=${encodeURIComponent(from)}`);
  await page.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>There</title>' })
      : route.continue(),
  );
  await submitSignIn(page, role);
  await page.waitForURL((url) => url.pathname !== '/login');
  const { pathname, search, hash } = new URL(page.url());
  await forget(page);
  return `${pathname}${search}${hash}`;
};

for (const dialect of ['full', 'foreign'] as const) {
  test.describe(`signing in to a server that speaks ${dialect}`, () => {
    test.use({ dialect });

    test('an anonymous deep link leads to the form and back to exactly that page', async ({
      page,
      api,
    }) => {
      const filter = encodeURIComponent(JSON.stringify({ status: 'active' }));
      const link = `/fleet/drivers?filter=${filter}&order=DESC&page=2&perPage=10&sort=driver_id`;
      await page.goto(link);
      await expect(signInForm(page)).toBeVisible();
      expect(await api.log()).toEqual([]);
      await submitSignIn(page, 'Fleet Manager');
      await expect(page).toHaveURL(link);
      const active = (await api.data('drivers')).filter(({ status }) => status === 'active');
      await expect(page.getByText(`11–20 of ${active.length}`)).toBeVisible();
      const ids = active.map(({ driver_id }) => driver_id).toSorted((a, b) => b.localeCompare(a));
      await new DriversPage(page).showsColumn('ID', ids.slice(10, 20));
    });
  });
}

test.describe('signing in', () => {
  test('an address that is hostile, or closed to the role, ends at the user’s own home', async ({
    page,
  }) => {
    expect(await endOf(page, '/diesel/issues', 'Fleet Manager')).toBe('/fleet/dashboard');
    expect(await endOf(page, '/fleet/drivers', 'Auditor')).toBe('/');
    expect(await endOf(page, '/.//evil.example', 'Fleet Manager')).toBe('/fleet/dashboard');
  });

  test('what is missing or wrong is reported and can be corrected', async ({
    page,
    api,
    problems,
  }) => {
    problems.allow(FAILED_CALL);
    const { email, password } = accountOf('Fleet Manager');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Enter your email address.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(alert(page)).toHaveText('Invalid email or password. Please try again.');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    expect(await storedTexts(page)).not.toContain('token');
    expect(await api.log()).toHaveLength(1);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fleet/dashboard');
  });

  test.describe(() => {
    test.use({ backend: 'mock' });

    test('a server that is down or broken is reported in plain words', async ({
      page,
      api,
      problems,
    }) => {
      problems.allow(FAILED_CALL);
      await api.fault({ path: '/auth/login.php', kind: 'drop', times: 0 });
      await page.goto('/login');
      await submitSignIn(page, 'Fleet Manager');
      await expect(alert(page)).toContainText('An error occurred during login. Please try again.');
      await expect(alert(page)).toContainText('The server could not be reached.');
      await api.clearFaults();
      await api.fault({ path: '/auth/login.php', kind: 'status_html' });
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(alert(page)).toContainText('The server returned a non-JSON response.');
      const headers = { 'Retry-After': '40' };
      await api.clearLog();
      await api.fault({ path: '/auth/login.php', kind: 'status', status: 429, headers });
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(alert(page)).toHaveText('Too many attempts. Try again in 40 seconds.');
      await expect(page.getByRole('button', { name: /^Wait \d+ s$/ })).toBeDisabled();
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await page.clock.fastForward('00:41');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL('/fleet/dashboard');
      expect(await api.log('/auth/login.php')).toHaveLength(2);
    });
  });

  test('a welcome appears once; a reload keeps the user and the place', async ({ page }) => {
    await signIn(page, 'Fleet Manager');
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await navigateInApp(page, '/fleet/drivers/5/show');
    const heading = page.getByRole('heading', { level: 1, name: 'Muhammad Shah' });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL('/fleet/drivers/5/show');
    await expect(page.getByText('Welcome back!')).toBeHidden();
  });
});

test.describe('staying signed in', () => {
  test('only users who asked to stay signed in are so in a new tab', async ({ page, context }) => {
    await signIn(page, 'Fleet Manager');
    const second = await context.newPage();
    await second.goto('/fleet/drivers');
    await expect(signInForm(second)).toBeVisible();
    await second.getByRole('checkbox', { name: 'Keep me signed in for 30 days' }).check();
    await submitSignIn(second, 'Fleet Manager');
    await expect(new DriversPage(second).heading).toBeVisible();
    await second.close();
    const third = await context.newPage();
    await third.goto('/fleet/drivers');
    await expect(new DriversPage(third).heading).toBeVisible();
  });

  test('a session that expires during work loses nothing that was typed', async ({
    page,
    api,
    problems,
  }) => {
    problems.allow(FAILED_CALL);
    const form = new DriverForm(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
    await form.fill({ Name: 'Muhammad Shah Jr.', 'UAE #': '0012' });
    // Meanwhile another user changes one of these fields, and one that is not edited here.
    await api.mutate('drivers', 5, { uae_number: '77', email: 'theirs@qafila.example' });
    // The end is noticed by saving, not by a read.
    await waitForFrameReads(page, api);
    await api.endSessions();
    await form.save();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toContainText('Nothing you typed is lost.');
    // The page beneath is out of reach.
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    // The page beneath reports nothing more.
    await expect(page.locator('[role=alert]')).toHaveCount(0);

    await dialog.getByLabel('Password').fill('not-the-password');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Invalid email or password. Please try again.',
    );
    await dialog.getByLabel('Password').fill(accountOf('Fleet Manager').password);
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(dialog).toBeHidden();

    await expect(form.field('Name')).toHaveValue('Muhammad Shah Jr.');
    await expect(form.field('UAE #')).toHaveValue('0012');
    await expect(form.field('Email')).toHaveValue('theirs@qafila.example');
    await expect(form.field('UAE #')).toHaveAccessibleDescription(/in the meantime to: 77$/);
    await form.save();
    const conflict = page.getByRole('dialog', { name: 'Someone else changed this too' });
    await expect(conflict.getByRole('radio', { name: 'Theirs 77' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/ updated$/)).toBeVisible();
    const stored = (await api.data('drivers')).find(({ id }) => id === 5);
    expect(stored).toMatchObject({
      name: 'Muhammad Shah Jr.',
      uae_number: '0012',
      email: 'theirs@qafila.example',
    });
    const saves = (await api.log()).filter(({ method }) => method === 'PUT');
    expect(saves.filter(({ status }) => status !== 401)).toHaveLength(1);
  });

  test('signing in after someone else sends nothing of theirs', async ({ page, api, problems }) => {
    problems.allow(FAILED_CALL);
    const form = new DriverForm(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
    await form.fill({ Name: 'Typed by another' });
    // The end is noticed by saving, not by a read.
    await waitForFrameReads(page, api);
    await api.endSessions();
    await form.save();
    // The account has changed hands meanwhile.
    const { email } = accountOf('Fleet Manager');
    const idOf = async (address: string) =>
      (await api.data('users')).find((user) => user.email === address)?.id ?? 0;
    const [mine, theirs] = [await idOf(email), await idOf(accountOf('Diesel Manager').email)];
    await api.mutate('users', mine, { email: 'gone@qafila.example' });
    await api.mutate('users', theirs, { email });
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    page.on('dialog', (question) => void question.accept());
    await dialog.getByLabel('Password').fill(accountOf('Diesel Manager').password);
    await api.clearLog();
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/diesel/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    expect(await api.writes()).toEqual([]);
  });

  test('an invalid session in storage leads to the form', async ({ page, api }) => {
    await page.goto('/login');
    await page.evaluate((text) => {
      window.sessionStorage.setItem('qafila.session', text);
      window.localStorage.setItem('qafila.session', text);
    }, '{"user":"admin","token":"abc"}');
    await page.goto('/fleet/drivers', { waitUntil: 'commit' });
    await page.waitForURL('/login?from=%2Ffleet%2Fdrivers');
    await expect(signInForm(page)).toBeVisible();
    expect(await api.log()).toEqual([]);
  });
});

test.describe('signing out', () => {
  test('signing out leaves nothing behind, even for the Back button', async ({ page, api }) => {
    await signIn(page, 'Fleet Manager');
    await page.getByRole('link', { name: 'Drivers', exact: true }).click();
    await expect(new DriversPage(page).rows.first()).toBeVisible();
    await page.getByRole('link', { name: 'Trucks', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(signInForm(page)).toBeVisible();
    await expect.poll(() => api.data('tokens')).toEqual([]);
    const { email, name } = accountOf('Fleet Manager');
    const stored = await storedTexts(page);
    for (const trace of ['token', email, name]) expect(stored).not.toContain(trace);

    await api.clearLog();
    await page.goBack();
    await expect(signInForm(page)).toBeVisible();
    await expect(page.getByText('D-1001')).toHaveCount(0);
    expect(await api.log()).toEqual([]);
  });

  test('signing out in one tab signs out the other', async ({ page, context }) => {
    await page.goto('/login');
    await page.getByRole('checkbox', { name: 'Keep me signed in for 30 days' }).check();
    await submitSignIn(page, 'Fleet Manager');
    await expect(page).toHaveURL('/fleet/dashboard');
    const other = await context.newPage();
    await other.goto('/fleet/drivers');
    await expect(new DriversPage(other).rows.first()).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(signInForm(page)).toBeVisible();
    await expect(signInForm(other)).toBeVisible();
    await expect(other.getByRole('table')).toHaveCount(0);
  });
});
