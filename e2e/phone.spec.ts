import type { Page } from '@playwright/test';

import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { ImportDialog, REAL_FILE } from './pages/importDialog.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** The page is as wide as the window: nothing scrolls sideways. */
const fitsItsWidth = (page: Page, what: string) => {
  const tooWide = () =>
    page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  return expect.poll(tooWide, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
};

const SCREENS = [
  ['/fleet/dashboard', /^Dashboard/],
  ['/fleet/drivers', 'Drivers'],
  ['/fleet/drivers/create', 'Add Driver'],
  ['/fleet/drivers/import', 'Import Drivers'],
  ['/fleet/drivers/5', 'Edit Muhammad Shah'],
  ['/fleet/drivers/5/show', 'Muhammad Shah'],
  ['/fleet/trucks', 'Trucks'],
  ['/admin/dashboard', 'You don’t have access to this page'],
  ['/fleet/camels', 'Lost on the road?'],
] as const;

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the drawer opens, and closes after each selection', async ({ page }) => {
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu(page).getByText('Fleet Manager')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Drivers' }).tap();
    await expect(heading(page)).toHaveText('Drivers');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu(page).getByRole('button', { name: 'Logout' }).tap();
    await expect(page.getByRole('heading', { name: 'Sign in to your fleet' })).toBeVisible();
  });

  test('drivers are cards whose details open with a tap', async ({ page, api }) => {
    const driver = (await api.data('drivers')).find(({ id }) => id === 5);
    const drivers = new DriversPage(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers');
    await drivers.search('D-1005');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'D-1005' });
    await expect(page.getByText('1 driver', { exact: true })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(card.getByRole('definition').first()).toContainText('2026-03-10');
    await expect(card.getByText(driver?.phone ?? '')).toBeHidden();
    const details = card.getByRole('button', { name: `Details of ${driver?.name}` });
    await details.tap();
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(card.getByText(driver?.phone ?? '')).toBeVisible();
    await details.tap();
    await expect(card.getByText(driver?.phone ?? '')).toBeHidden();
    await details.tap();
    await card.getByRole('link', { name: `Edit ${driver?.name}` }).tap();
    await expect(heading(page)).toHaveText(`Edit ${driver?.name}`);
  });

  test('a driver is added in a sheet that rises from the bottom', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers');
    await page.getByRole('link', { name: 'Add Driver' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add Driver' });
    const form = new DriverForm(page);
    await form.fill({ ID: 'D-9001', Name: 'Salem Bin Hamdan', 'Gatepass Expiry': '2026-05-01' });
    await expect
      .poll(() => dialog.boundingBox())
      .toMatchObject({ x: 0, y: 32, width: 390, height: 844 - 32 });
    await form.chooseOption('Company', 'Northern Wadi Cold Chain');
    await form.add();
    await expect(page.getByText(/ added$/)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await api.data('drivers')).at(-1)).toMatchObject({
      driver_id: 'D-9001',
      gatepass_expiry: '2026-05-01',
    });
  });

  test('a file is imported', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers/import');
    const dialog = new ImportDialog(page);
    await dialog.choose(REAL_FILE);
    await fitsItsWidth(page, 'the preview of an import');
    await dialog.send(150);
    await dialog.saysArrived(150, 150);
    await dialog.done();
    expect(await api.data('drivers')).toHaveLength(270);
  });

  test('no screen scrolls sideways at 390 px, nor at 360', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const fitsBoth = async (what: string) => {
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 780 });
        await fitsItsWidth(page, what);
      }
    };
    for (const address of ['/', '/login', '/camels']) {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await fitsBoth(address);
    }
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    for (const [address, title] of SCREENS) {
      await navigateInApp(page, address);
      await expect(
        page.locator('h1:visible, :is([role=dialog], dialog) h2:visible').last(),
      ).toHaveText(title);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await fitsBoth(address);
    }
    await navigateInApp(page, '/fleet/drivers');
    await page.getByRole('button', { name: /unread notification/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await fitsBoth('the bell');
  });
});

test.describe('in a small window', () => {
  for (const [path, column] of [
    ['/fleet/drivers', 'Road Permit Expiry'],
    ['/fleet/trailers', 'Assignment'],
    ['/fleet/documents', 'Uploaded'],
  ] as const) {
    test(`${path} shows all its columns`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await openAs(page, 'Fleet Manager', path);
      const last = page.getByRole('columnheader', { name: column });
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('row')).not.toHaveCount(1);
      await fitsItsWidth(page, path);
      await page.keyboard.press('Control+b');
      await expect(menu(page).getByText('Fleet Manager')).toBeVisible();
      await fitsItsWidth(page, `${path} beside an open sidebar`);
    });
  }
});

test.describe('with a keyboard alone', () => {
  test('the skip link is the first stop and leads to the content', async ({ page }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers');
    await expect(new DriversPage(page).rows.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/fleet\/drivers$/);
  });

  test('Ctrl+B collapses the sidebar, which is remembered', async ({ page }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers');
    const width = async () => (await menu(page).boundingBox())?.width;
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await expect.poll(width).toBe(256);
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await expect.poll(width).toBe(48);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await page.keyboard.press('Meta+b');
    await expect.poll(width).toBe(256);
  });

  test('a driver is found and opened, and a dialog closed with Escape', async ({ page }) => {
    const drivers = new DriversPage(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers');
    await expect(drivers.rows.first()).toBeVisible();
    const tabTo = async (name: RegExp) => {
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const text = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.ariaLabel ?? activeElement?.textContent ?? '';
        });
        if (name.test(text)) return;
      }
      throw new Error(`No stop of the Tab key is called ${String(name)}.`);
    };
    await tabTo(/Search by name, ID or phone/);
    await page.keyboard.type('D-1005');
    await drivers.showsTotal(1);
    await tabTo(/^Muhammad Shah$/);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Muhammad Shah');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(/^Delete$/);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete Muhammad Shah (D-1005)?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  });

  test('Escape closes the dialog for a new driver', async ({ page }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers/create');
    const dialog = page.getByRole('dialog', { name: 'Add Driver' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/fleet\/drivers(\?|$)/);
  });
});
