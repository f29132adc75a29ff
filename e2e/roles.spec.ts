import type { Page } from '@playwright/test';

import { accountOf, expect, openAs, signIn, test, type DemoRole } from './support/fixtures.ts';

const ADMIN = 'Super Admin';
const FLEET = 'Fleet Manager';
const DIESEL = 'Diesel Manager';
const GENERIC = 'Auditor';
const ROLES = [ADMIN, FLEET, DIESEL, GENERIC] as const;

/** Address, who may open it, the heading that its screen begins with, the permission it needs. */
const PAGES = [
  ['/admin/dashboard', ADMIN, 'Super Admin Dashboard', 'Dashboard'],
  ['/admin/fleet-overview', ADMIN, 'Fleet Overview', 'Fleet overview'],
  ['/admin/diesel', ADMIN, 'Diesel Overview', 'Fleet overview'],
  ['/admin/settings', ADMIN, 'Settings', 'Settings'],
  ['/admin/settings/company', ADMIN, 'Company profile', 'Settings'],
  ['/admin/settings/security', ADMIN, 'Security', 'Settings'],
  ['/admin/settings/login-history', ADMIN, 'Login history', 'Settings'],
  ['/admin/settings/users', ADMIN, 'Users', 'User management'],
  ['/admin/settings/roles', ADMIN, 'Roles', 'User management'],
  ['/admin/settings/legal', ADMIN, 'Legal documents', 'Legal pages'],
  ['/admin/profile', ADMIN, 'Profile', 'Profile'],
  ['/fleet/dashboard', FLEET, 'Dashboard', 'Dashboard'],
  ['/fleet/drivers', FLEET, 'Drivers', 'Drivers'],
  ['/fleet/trucks', FLEET, 'Trucks', 'Trucks'],
  ['/fleet/trailers', FLEET, 'Trailers', 'Trailers'],
  ['/fleet/documents', FLEET, 'Documents', 'Documents'],
  ['/fleet/activity', FLEET, 'Activity', 'Activity log'],
  ['/fleet/profile', FLEET, 'Profile', 'Profile'],
  ['/diesel/dashboard', DIESEL, 'Dashboard', 'Diesel dashboard'],
  ['/diesel/activity', DIESEL, 'Activity', 'Diesel dashboard'],
  ['/diesel/extractions', DIESEL, 'Extractions', 'Diesel extractions'],
  ['/diesel/issues', DIESEL, 'Issues', 'Diesel issues'],
  ['/diesel/purchases', DIESEL, 'Purchases', 'Diesel purchases'],
  ['/diesel/audit', DIESEL, 'Audit Log', 'Diesel audit log'],
  ['/diesel/reports', DIESEL, 'Reports', 'Diesel reports'],
  ['/diesel/profile', DIESEL, 'Profile', 'Profile'],
] as const;

/** What the frame around every screen may read: the bell's papers, the company's name. */
const READS_OF_THE_BELL = [
  '/api/fleet/drivers.php',
  '/api/fleet/trucks/trucks.php',
  '/api/fleet/trailers/trailers.php',
  '/api/fleet/documents/documents.php',
];
/** The company's conventions, by which every screen reckons. */
const CONVENTIONS = '/admin/settings/settings.php';
const READS_OF_THE_FRAME: Record<DemoRole, readonly string[]> = {
  [ADMIN]: ['/admin/companies/companies.php', CONVENTIONS, ...READS_OF_THE_BELL],
  [FLEET]: [CONVENTIONS, ...READS_OF_THE_BELL],
  [DIESEL]: [CONVENTIONS],
  [GENERIC]: [CONVENTIONS],
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

for (const role of ROLES) {
  test(`the addresses that are open and closed to the role ${role}`, async ({ page, api }) => {
    await openAs(page, role, '/profile');
    for (const [address, owner, title, permission] of PAGES) {
      await test.step(address, async () => {
        await api.clearLog();
        await page.goto(address, { waitUntil: 'commit' });
        if (owner === role) {
          await expect(heading(page)).toHaveText(new RegExp(`^${title}`));
          await expect(heading(page)).not.toHaveText(/closed to you|Lost on the road/);
          return;
        }
        await expect(heading(page)).toHaveText('This page is closed to you');
        await expect(page.getByRole('main')).toContainText(
          `It needs the permission ‘${permission}’. Your role is ‘${role}’.`,
        );
        await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go Home']);
        const called = (await api.log()).map(({ path }) => path);
        expect(called.filter((path) => !READS_OF_THE_FRAME[role].includes(path))).toEqual([]);
      });
    }
  });
}

const MENUS = [
  [ADMIN, ['Dashboard', 'Fleet Overview', 'Diesel Overview', 'Settings']],
  [FLEET, ['Dashboard', 'Drivers', 'Trucks', 'Trailers', 'Documents', 'Activity']],
  [DIESEL, ['Dashboard', 'Extractions', 'Issues', 'Purchases', 'Audit Log', 'Reports']],
] as const;

for (const [role, entries] of MENUS) {
  test(`the menu of the role ${role}, each entry with its screen`, async ({ page }) => {
    await signIn(page, role);
    await expect(menu(page).getByRole('listitem')).toHaveText([...entries]);
    await expect(menu(page).getByText(role)).toBeVisible();
    for (const entry of entries) {
      await menu(page).getByRole('link', { name: entry, exact: true }).click();
      await expect(heading(page)).toHaveText(new RegExp(`^(Super Admin )?${entry}`));
      await expect(menu(page).getByRole('link', { name: entry, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });
}

test('a Diesel Manager gets nowhere near the drivers', async ({ page, api }) => {
  const drivers = await api.data('drivers');
  const { name, driver_id } = drivers[0] ?? { name: '', driver_id: '' };
  await signIn(page, DIESEL);
  await api.clearLog();
  for (const address of [
    '/fleet/drivers',
    '/fleet/drivers?filter=%7B%7D&page=1',
    '/fleet/drivers/create',
    '/fleet/drivers/import',
    '/fleet/drivers/1',
    '/fleet/drivers/1/show',
  ]) {
    await page.goto(address);
    await expect(heading(page), address).toHaveText('This page is closed to you');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const html = await page.content();
    expect(html).not.toContain(name);
    expect(html).not.toContain(driver_id);
  }
  await page.goto('/fleet');
  await expect(page).toHaveURL('/diesel/dashboard');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('No new notifications')).toBeVisible();
  const calls = (await api.log()).filter(({ path }) => path !== CONVENTIONS);
  expect(calls).toEqual([]);
});

test('the server refuses whoever forges a role in storage', async ({ page, api, problems }) => {
  problems.allow(/status of 403/);
  const drivers = await api.data('drivers');
  await openAs(page, DIESEL, '/diesel/dashboard');
  await page.evaluate((wanted) => {
    const session = JSON.parse(window.sessionStorage.getItem('qafila.session') ?? '{}') as {
      user: { role: string };
    };
    session.user.role = wanted;
    window.sessionStorage.setItem('qafila.session', JSON.stringify(session));
  }, FLEET);
  await page.goto('/fleet/drivers');
  await expect(page.getByText('Could not load drivers. Please try again later.')).toBeVisible();
  await expect(page.getByText('You do not have permission to do this').first()).toBeVisible();
  const html = await page.content();
  for (const { name } of drivers.slice(0, 10)) expect(html).not.toContain(name);
});

const REDIRECTS = [
  ['/admin', ADMIN, '/admin/dashboard'],
  ['/fleet', FLEET, '/fleet/dashboard'],
  ['/diesel', DIESEL, '/diesel/dashboard'],
  ['/dashboard', FLEET, '/fleet/dashboard'],
  ['/admin', FLEET, '/fleet/dashboard'],
  ['/profile', FLEET, '/fleet/profile'],
  ['/dashboard/settings', ADMIN, '/admin/settings'],
  ['/dashboard/settings/users', ADMIN, '/admin/settings/users'],
  ['/fleet', GENERIC, '/dashboard'],
] as const;

for (const [from, role, to] of REDIRECTS) {
  test(`${from} leads the role ${role} to ${to}`, async ({ page }) => {
    await openAs(page, role, from);
    await expect(page).toHaveURL(to);
    await expect(heading(page)).not.toHaveText(/closed to you|Lost on the road/);
  });
}

test('an account of another role gets a plain welcome', async ({ page, api }) => {
  await openAs(page, GENERIC, '/dashboard');
  await expect(heading(page)).toHaveText(`Welcome, ${accountOf(GENERIC).name}`);
  await expect(page.getByText(`You are signed in with the role ‘${GENERIC}’.`)).toBeVisible();
  await expect(menu(page).getByRole('listitem')).toHaveText(['Welcome', 'Profile']);
  await page.getByRole('link', { name: 'Open your profile' }).click();
  await expect(page).toHaveURL('/profile');
  const calls = (await api.log()).filter(
    ({ path }) => path !== '/auth/login.php' && path !== CONVENTIONS,
  );
  expect(calls).toEqual([]);
});

test('an unknown address within an area is told, with a search that finds pages', async ({
  page,
}) => {
  await openAs(page, FLEET, '/fleet/camels');
  await expect(heading(page)).toHaveText('Lost on the road?');
  await page.getByRole('searchbox').fill('trail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fleet/trailers');
  await page.goto('/fleet/camels');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/fleet/dashboard');
});

test('an unknown address of the site is told to a visitor', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto('/camels');
  await expect(heading(page)).toHaveText('Lost on the road?');
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});
