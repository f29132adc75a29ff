import type { Page } from '@playwright/test';

import { DriversPage } from './pages/driversPage.ts';
import { ImportDialog, REAL_FILE } from './pages/importDialog.ts';
import { axe, expect, openAs, test } from './support/fixtures.ts';
import { goWithin } from './support/inApp.ts';

interface Screen {
  /** In the browser tab, before the name of the product. */
  title: string;
  path: string;
  /** What is seen once the screen is there. */
  ready: (page: Page) => Promise<void>;
  /** The part to look at, where the rest is another screen. */
  within?: string;
}

const DIALOG = '[role=dialog]';

const h1 = (text: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();

const dialog = (name: string) => (page: Page) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();

const list = async (page: Page) => {
  await expect(new DriversPage(page).rows.first()).toBeVisible();
  await expect(new DriversPage(page).figure('Total Drivers')).toHaveText('120');
};

const SITE: readonly Screen[] = [
  { title: 'Fleet management for logistics companies', path: '/', ready: h1('') },
  { title: 'Sign in', path: '/login', ready: h1('Sign in to your fleet') },
];

const AREAS: readonly Screen[] = [
  { title: 'Dashboard', path: '/fleet/dashboard', ready: h1('Dashboard') },
  { title: 'Drivers', path: '/fleet/drivers', ready: list },
  {
    title: 'Add Driver',
    path: '/fleet/drivers/create',
    ready: dialog('Add Driver'),
    within: DIALOG,
  },
  { title: 'Edit Muhammad Shah', path: '/fleet/drivers/5', ready: h1('Edit Muhammad Shah') },
  { title: 'Muhammad Shah', path: '/fleet/drivers/5/show', ready: h1('Muhammad Shah') },
  {
    title: 'Import Drivers',
    path: '/fleet/drivers/import',
    ready: dialog('Import Drivers'),
    within: DIALOG,
  },
  { title: 'No access', path: '/diesel/issues', ready: h1('This page is closed to you') },
  { title: 'Page not found', path: '/fleet/camels', ready: h1('Lost on the road?') },
  { title: 'Activity Log', path: '/fleet/activity', ready: h1('Activity Log') },
];

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

/** All rules in light colours, then the rules of colours in dark ones, on the same screen. */
const axeInBoth = async (page: Page, within?: string) => {
  const inColours = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  };
  await axe(page, 'all', within);
  await inColours('dark');
  await axe(page, 'colours', within);
  await inColours('light');
};

test('each screen has a name of its own in the browser tab, and axe finds nothing grave', async ({
  page,
}) => {
  const titles = new Set<string>();
  const read = async ({ title, path, ready }: Screen, go: (path: string) => Promise<unknown>) => {
    await go(path);
    await ready(page);
    await expect(page).toHaveTitle(`${title} · Qafila`);
    expect(titles, title).not.toContain(title);
    titles.add(title);
  };
  for (const screen of SITE) await read(screen, (path) => page.goto(path));
  await openAs(page, 'Fleet Manager', '/fleet/dashboard');
  for (const screen of AREAS) {
    await test.step(screen.title, async () => {
      await read(screen, (path) => goWithin(page, path));
      await axeInBoth(page, screen.within);
    });
  }
});

test('axe finds nothing grave in what opens over a screen', async ({ page }) => {
  const drivers = new DriversPage(page);
  await openAs(page, 'Fleet Manager', '/fleet/drivers');
  await list(page);

  await test.step('the bell', async () => {
    await page.getByRole('button', { name: /unread notification/ }).click();
    await dialog('Notifications')(page);
    await axeInBoth(page, DIALOG);
    await page.keyboard.press('Escape');
  });

  await test.step('chosen rows and their actions', async () => {
    await drivers.rows.first().getByRole('checkbox').check();
    await expect(page.getByText('1 item selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog('Delete 1 driver?')(page);
    await axeInBoth(page, DIALOG);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await axeInBoth(page);
  });

  await test.step('the preview and the result of an import', async () => {
    await goWithin(page, '/fleet/drivers/import');
    const importing = new ImportDialog(page);
    await importing.choose(REAL_FILE);
    await expect(page.getByRole('button', { name: 'Import 150 rows' })).toBeVisible();
    await axeInBoth(page, DIALOG);
    await importing.send(150);
    await importing.saysArrived(150, 150);
    await axeInBoth(page, DIALOG);
  });
});
