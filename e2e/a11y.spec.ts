import type { Page } from '@playwright/test';

import { DriversPage } from './pages/driversPage.ts';
import { axe, expect, openAs, test } from './support/fixtures.ts';
import { bell, navigateInApp } from './support/inApp.ts';

interface Screen {
  /** In the browser tab, before the product name. */
  title: string;
  path: string;
  /** Waits until the screen is ready. */
  ready: (page: Page) => Promise<void>;
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

const AREAS: readonly Screen[] = [
  { title: 'Dashboard', path: '/fleet/dashboard', ready: h1('Dashboard') },
  { title: 'Drivers', path: '/fleet/drivers', ready: list },
  { title: 'Add Driver', path: '/fleet/drivers/create', ready: dialog('Add Driver') },
  { title: 'Edit Muhammad Shah', path: '/fleet/drivers/5', ready: h1('Edit Muhammad Shah') },
  { title: 'Muhammad Shah', path: '/fleet/drivers/5/show', ready: h1('Muhammad Shah') },
  { title: 'Import Drivers', path: '/fleet/drivers/import', ready: dialog('Import Drivers') },
  { title: 'No access', path: '/diesel/issues', ready: h1('You don’t have access to this page') },
  { title: 'Page not found', path: '/fleet/camels', ready: h1('Lost on the road?') },
  { title: 'Activity Log', path: '/fleet/activity', ready: h1('Activity Log') },
];

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

const GROUND = { light: 'rgb(245, 244, 240)', dark: 'rgb(15, 23, 27)' };

/** All rules in light colours, then the colour rules in dark ones, on the same screen. */
const axeInBoth = async (page: Page, within?: string) => {
  const inColours = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', GROUND[colorScheme]);
    // What lies above the page may take its colours a frame later.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
  };
  await axe(page, 'all', within);
  await inColours('dark');
  await axe(page, 'colours', within);
  await inColours('light');
};

// Every screen has stories, which axe checks in each of their states. These five combine what separate
// stories show, with production headers and data.
test('axe finds nothing serious in a page, a form, and what opens over them, and screens have names', async ({
  page,
}) => {
  const drivers = new DriversPage(page);
  await openAs(page, 'Fleet Manager', '/fleet/drivers/5');

  await test.step('a form', async () => {
    await h1('Edit Muhammad Shah')(page);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
    const transitions = await page.evaluateHandle(() => {
      const started: string[] = [];
      window.addEventListener('transitionrun', ({ propertyName }) => started.push(propertyName));
      return started;
    });
    await axeInBoth(page);
    expect(await transitions.jsonValue(), 'transitions in spite of reduced motion').toEqual([]);
  });

  await test.step('the bell', async () => {
    await expect(bell(page)).toHaveAccessibleName(/unread/);
    await bell(page).click();
    await dialog('Notifications')(page);
    await axeInBoth(page, DIALOG);
    await page.keyboard.press('Escape');
  });

  await test.step('a list with selected rows, and the confirmation about them', async () => {
    await navigateInApp(page, '/fleet/drivers');
    await list(page);
    await drivers.rows.first().getByRole('checkbox').check();
    await expect(page.getByText('1 driver selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog('Delete 1 driver?')(page);
    await axeInBoth(page, DIALOG);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await axeInBoth(page);
  });

  await test.step('a page of figures and charts', async () => {
    await navigateInApp(page, '/fleet/dashboard');
    await h1('Dashboard')(page);
    const urgent = page.getByRole('region', { name: 'Needs attention' });
    await expect(urgent.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Rest of this week/ })).toBeVisible();
    await axeInBoth(page);
  });

  await test.step('each screen has its own name in the browser tab', async () => {
    for (const { title, path, ready } of AREAS) {
      await navigateInApp(page, path);
      await ready(page);
      await expect(page).toHaveTitle(`${title} · Qafila`);
    }
  });
});
