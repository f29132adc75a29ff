import type { Page, Route } from '@playwright/test';

import { DriversPage } from './pages/driversPage.ts';
import { expect, openAs, test } from './support/fixtures.ts';

/** The names of the scripts that the page requests, without the hashes that the build adds. */
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

const fetchNothingUnasked = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

const linkOf = (page: Page) => (name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

for (const { screen, path, needs, unneeded, heading } of [
  {
    screen: 'a form',
    path: '/fleet/drivers/1',
    needs: ['record', 'inputs', 'start', 'texts'],
    unneeded: 'DriverEdit',
    heading: /^Edit /,
  },
  {
    screen: 'a dashboard',
    path: '/fleet/dashboard',
    needs: ['figures', 'record', 'papers', 'start', 'texts'],
    unneeded: 'inputs',
    heading: /^Dashboard$/,
  },
]) {
  test(`what ${screen} needs is requested with the page, before the app runs`, async ({ page }) => {
    const scripts = scriptsOf(page);
    const held: Route[] = [];
    await page.route('**/assets/first-*.js', (route) => void held.push(route));
    const opened = openAs(page, 'Fleet Manager', path);
    await expect.poll(() => [...scripts]).toEqual(expect.arrayContaining(needs));
    expect([...scripts]).not.toContain(unneeded);
    await held[0]?.continue();
    await opened;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('hovering or focusing a link prefetches its screen alone, and a failure disturbs no one', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await fetchNothingUnasked(page);
  const scripts = scriptsOf(page);
  const link = linkOf(page);
  await openAs(page, 'Fleet Manager', '/fleet/drivers');
  await rowsAreThere(page);
  await link('Dashboard').hover();
  await expect.poll(() => scripts.has('figures')).toBe(true);
  expect([...scripts]).not.toContain('ActivityList');
  await link('Activity').focus();
  await expect.poll(() => scripts.has('ActivityList')).toBe(true);

  const script = '**/assets/CalendarScreen-*.js';
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await link('Calendar').hover();
  expect((await failed).url()).toContain('CalendarScreen');
  await rowsAreThere(page);
  await page.unroute(script);
  await link('Calendar').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
});
