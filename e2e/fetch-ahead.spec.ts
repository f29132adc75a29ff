import type { Page } from '@playwright/test';

import { DriversPage } from './pages/driversPage.ts';
import { expect, openAs, test } from './support/fixtures.ts';

/** The names of the scripts that the page asks for, without what the build adds to them. */
const scriptsOf = (page: Page): Set<string> => {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)-[^/]+\.js$/.exec(request.url())?.[1];
    if (name !== undefined) names.add(name);
  });
  return names;
};

const rowsAreThere = async (page: Page) => {
  const drivers = new DriversPage(page);
  await expect(drivers.rows.first()).toBeVisible();
};

test('a link that is pointed at, or reached by the keyboard, fetches its screen alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = scriptsOf(page);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
  await openAs(page, 'Fleet Manager', '/fleet/drivers');
  await rowsAreThere(page);
  await link('Dashboard').hover();
  await expect.poll(() => scripts.has('FleetDashboard')).toBe(true);
  expect([...scripts]).not.toContain('ActivityList');
  await link('Activity').focus();
  await expect.poll(() => scripts.has('ActivityList')).toBe(true);
});

test('when nothing is left to do, the screens of the menu are fetched unasked', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await openAs(page, 'Fleet Manager', '/fleet/drivers');
  await rowsAreThere(page);
  const screens = ['FleetDashboard', 'TruckList', 'TrailerList', 'DocumentList', 'ActivityList'];
  await expect.poll(() => screens.filter((screen) => !scripts.has(screen))).toEqual([]);
  expect([...scripts]).not.toContain('SettingsArea');
});
