import type { Page } from '@playwright/test';

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
  test('no screen scrolls sideways at 390 px, nor at 360', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const fitsBoth = async (what: string) => {
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 780 });
        await fitsItsWidth(page, what);
      }
    };
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');

    await test.step('with a drawer that closes after each selection', async () => {
      const open = page.getByRole('button', { name: 'Open menu' });
      await expect(heading(page)).toHaveText('Dashboard');
      await expect(menu(page)).toBeHidden();
      await open.tap();
      await expect(menu(page).getByText('Fleet Manager')).toBeVisible();
      await fitsBoth('the drawer');
      await menu(page).getByRole('link', { name: 'Drivers' }).tap();
      await expect(heading(page)).toHaveText('Drivers');
      await expect(menu(page)).toBeHidden();
      await open.tap();
      await menu(page).getByRole('button', { name: 'Close menu' }).tap();
      await expect(menu(page)).toBeHidden();
      await open.tap();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(open).toBeFocused();
    });

    for (const [address, title] of SCREENS) {
      await navigateInApp(page, address);
      await expect(
        page.locator('h1:visible, :is([role=dialog], dialog) h2:visible').last(),
      ).toHaveText(title);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await fitsBoth(address);
      if (title === 'Add Driver') {
        // A sheet that rises from the bottom.
        await expect
          .poll(() => page.getByRole('dialog').boundingBox())
          .toMatchObject({ x: 0, y: 32, width: 360, height: 780 - 32 });
      }
      if (title === 'Import Drivers') {
        await new ImportDialog(page).choose(REAL_FILE);
        await expect(page.getByRole('button', { name: 'Import 150 rows' })).toBeVisible();
        await fitsBoth('the preview of an import');
      }
    }
    await navigateInApp(page, '/fleet/drivers');
    await page.getByRole('button', { name: /unread notification/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await fitsBoth('the bell');
  });
});

test.describe('in a small window', () => {
  test('lists show all their columns, beside an open sidebar too', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openAs(page, 'Fleet Manager', '/fleet/drivers');
    for (const [path, column] of [
      ['/fleet/drivers', 'Road Permit Expiry'],
      ['/fleet/trailers', 'Assignment'],
      ['/fleet/documents', 'Uploaded'],
    ] as const) {
      await navigateInApp(page, path);
      const last = page.getByRole('columnheader', { name: column });
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('row')).not.toHaveCount(1);
      await fitsItsWidth(page, path);
      await page.keyboard.press('Control+b');
      await expect(menu(page).getByText('Fleet Manager')).toBeVisible();
      await fitsItsWidth(page, `${path} beside an open sidebar`);
      await page.keyboard.press('Control+b');
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    }
  });
});

test.describe('with a keyboard alone', () => {
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
    await test.step('the skip link is the first stop and leads to the content', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(/\/fleet\/drivers$/);
    });
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
});
