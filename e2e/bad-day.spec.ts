import type { Page } from '@playwright/test';

import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { expect, openAs, submitSignIn, test, TODAY } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

const FLEET = 'Fleet Manager';
const NOT_FETCHED = /Failed to load resource|dynamically imported module|preload CSS|ERR_/;
const NEW = { ID: 'D-9001', Name: 'Typed Before The Release' };

const rowsAreThere = (page: Page) => expect(new DriversPage(page).rows.first()).toBeVisible();

/** Only what is pressed is fetched. */
const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test('with all storage blocked the app starts, and a record can be saved', async ({
  page,
  api,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await submitSignIn(page, FLEET);
  await expect(page).toHaveURL('/fleet/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await navigateInApp(page, '/fleet/drivers/5');
  const form = new DriverForm(page);
  await form.fill({ Name: 'Without Storage' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await api.data('drivers')).find(({ id }) => id === 5)?.name)
    .toBe('Without Storage');
});

test.describe(() => {
  test.use({ backend: 'mock' });

  test('where the device’s clock is a day off, the server’s decides what has expired', async ({
    page,
    api,
  }) => {
    const note = page.getByText('The clock of this device is wrong.');
    await api.mutate('drivers', 5, { gatepass_expiry: TODAY });
    await openAs(page, FLEET, '/fleet/drivers/5/show');
    await expect(page.getByRole('main')).toContainText('Expires today');
    await expect(note).toBeHidden();

    const headers = { Date: 'Wed, 11 Mar 2026 06:00:00 GMT' };
    await api.fault({ path: '/*', method: 'GET', kind: 'slow', delay: 0, times: 0, headers });
    await page.reload();
    await expect(note).toBeVisible();
    await expect(page.getByRole('main')).toContainText('1 day ago');
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await expect(note).toBeHidden();
    await navigateInApp(page, '/fleet/drivers');
    await rowsAreThere(page);
    await expect(note).toBeHidden();

    await test.step('and a record named ‘constructor’ is one that does not exist', async () => {
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto('/fleet/drivers/constructor');
      await expect(heading).toHaveText('This driver no longer exists');
      await navigateInApp(page, '/fleet/drivers/__proto__');
      await expect(heading).toHaveText('This driver no longer exists');
    });
  });
});

test('a screen or dialog that cannot be fetched says why, and opens once it can be', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(NOT_FETCHED);
  await fetchNothingAhead(page);
  await openAs(page, FLEET, '/fleet/drivers');
  await rowsAreThere(page);

  await test.step('a dialog leaves its list alone, and opens when the network is back', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Add Driver' }).click();
    const question = page.getByRole('dialog', { name: 'You are offline' });
    await expect(question).toContainText('It opens as soon as you are online again.');
    await rowsAreThere(page);
    await context.setOffline(false);
    await expect(new DriverForm(page).field('Name')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const heading = page.getByRole('heading', { level: 1 });
  await test.step('a screen is fetched again by its button, and by coming back', async () => {
    await page.route('**/assets/CalendarScreen-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(heading).toHaveText('This could not be loaded');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('This could not be loaded');
    await page.unroute('**/assets/CalendarScreen-*.js');
    await page.getByRole('link', { name: 'Drivers', exact: true }).click();
    await rowsAreThere(page);
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(heading).toHaveText('Calendar');
  });

  await test.step('the app starts without its first screen', async () => {
    await page.route('**/assets/BoardScreen-*.js', (route) => route.abort());
    await page.goto('/fleet/board');
    await expect(heading).toHaveText('This could not be loaded');
    await page.unroute('**/assets/BoardScreen-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Who May Not Drive');
  });
});

test('after a release an open page says that it is too old, and keeps what was typed', async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FETCHED);
  await fetchNothingAhead(page);
  await openAs(page, FLEET, '/fleet/drivers/create');
  const form = new DriverForm(page);
  await form.fill(NEW);
  const replaceBuild = async () => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Gone' }));
    await page.route('**/version.json', (route) =>
      route.fulfill({ json: { version: '99.0.0', script: '/assets/newer.js' } }),
    );
  };
  await replaceBuild();
  await form.add();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'a newer version of this app has been installed',
  );
  await expect(form.field('Name')).toHaveValue(NEW.Name);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(form.field('ID')).toHaveValue(NEW.ID);
  await expect(form.field('Name')).toHaveValue(NEW.Name);

  await replaceBuild();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: /^Discard/ })
    .getByRole('button', { name: 'Discard' })
    .click();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reload to continue');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
});

for (const { file, what } of [
  { file: 'first', what: 'cannot be fetched' },
  { file: 'first', what: 'never come' },
  { file: 'start', what: 'never come' },
]) {
  test(`a page whose scripts (${file}) ${what} says so`, async ({ page, problems }) => {
    problems.allow(NOT_FETCHED);
    let isBroken = true;
    // Not ended by `unrouteAll`, which lets go what waits: the app would start under the pointer.
    await page.route(`**/assets/${file}-*.js`, (route) => {
      if (!isBroken) return route.continue();
      return what === 'never come' ? undefined : route.abort();
    });
    await openAs(page, FLEET, '/fleet/drivers');
    const alert = page.getByRole('alert');
    if (what === 'never come') {
      await expect(page.getByText('Qafila').first()).toBeVisible();
      await expect(alert).toBeHidden();
    }
    // The page may start its clock later than it shows its name.
    await expect(async () => {
      if (what === 'never come') await page.clock.fastForward(30_000);
      await expect(alert).toContainText('could not be loaded', { timeout: 1000 });
    }).toPass();
    isBroken = false;
    await page.getByRole('link', { name: 'load this page again' }).click();
    await rowsAreThere(page);
  });
}
