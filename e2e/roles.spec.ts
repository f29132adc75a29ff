import { Frame } from './pages/frame.ts';
import { COMPANY, LOCALIZATION } from './support/calls.ts';
import { accountOf, expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import { ADMIN, DIESEL, FLEET, GENERIC, ROLES } from './support/rolesTable.ts';

test('the server refuses whoever forges a role in storage, and corrects it', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/status of 403/);
  const trailers = await api.data('trailers');
  await openAs(page, DIESEL, '/diesel/dashboard');
  await page.evaluate((wanted) => {
    const session = JSON.parse(window.sessionStorage.getItem('qafila.session') ?? '{}') as {
      user: { role: string };
    };
    session.user.role = wanted;
    window.sessionStorage.setItem('qafila.session', JSON.stringify(session));
  }, FLEET);
  await page.goto('/fleet/trailers');
  await expect(page.getByText('You don’t have access to this page')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Purchases' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem('qafila.session')))
    .toContain(DIESEL);
  const html = await page.content();
  for (const { trailer_number } of trailers.slice(0, 10))
    expect(html).not.toContain(trailer_number);
});

test('a role that has changed is followed, with the menu, without any refusal', async ({
  page,
  api,
}) => {
  const frame = new Frame(page);
  await openAs(page, DIESEL, '/diesel/profile');
  await expect(frame.menu).toContainText('Purchases');
  const { id = 0 } =
    (await api.data('users')).find(({ email }) => email === accountOf(DIESEL).email) ?? {};
  await api.mutate('users', id, { role: ADMIN });
  await page.reload();
  await expect(frame.menu).toContainText('Fleet Overview');
  await expect(frame.menu).not.toContainText('Purchases');
  expect((await api.log()).filter(({ status }) => status === 403)).toEqual([]);
});

test('changing one’s own role leads to the home of the new one', async ({
  page,
  api,
  problems,
}) => {
  // What is stored is read anew, which the new role may not.
  problems.allow(/status of 403/);
  const frame = new Frame(page);
  const { id = 0 } =
    (await api.data('users')).find(({ email }) => email === accountOf(ADMIN).email) ?? {};
  await openAs(page, ADMIN, `/admin/settings/users/${id}`);
  await page.getByRole('combobox', { name: /^Role/ }).selectOption(FLEET);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Change my role' }).click();
  await expect(page).toHaveURL('/fleet/dashboard');
  await expect(frame.menu).toContainText('Trucks');
});

const REDIRECTS = [
  ['/admin', ADMIN, '/admin/dashboard'],
  ['/fleet', FLEET, '/fleet/dashboard'],
  ['/diesel', DIESEL, '/diesel/dashboard'],
  ['/fleet', DIESEL, '/diesel/dashboard'],
  ['/dashboard', FLEET, '/fleet/dashboard'],
  ['/admin', FLEET, '/fleet/dashboard'],
  ['/profile', FLEET, '/fleet/profile'],
  ['/dashboard/settings', ADMIN, '/admin/settings'],
  ['/dashboard/settings/users', ADMIN, '/admin/settings/users'],
  ['/fleet', GENERIC, '/dashboard'],
] as const;

for (const role of ROLES) {
  test(`where the role ${role} is led on to`, async ({ page }) => {
    const frame = new Frame(page);
    const [first, ...others] = REDIRECTS.filter(([, who]) => who === role);
    if (!first) throw new Error(`Nothing leads the role ${role} on.`);
    const arrives = async (to: string) => {
      await expect(page).toHaveURL(to);
      await expect(frame.heading).not.toHaveText(/You don’t have access|Lost on the road/);
    };
    await openAs(page, role, first[0]);
    await arrives(first[2]);
    for (const [from, , to] of others) {
      await navigateInApp(page, from);
      await arrives(to);
    }
  });
}

test('an account with another role gets a plain welcome', async ({ page, api }) => {
  const frame = new Frame(page);
  await openAs(page, GENERIC, '/dashboard');
  await expect(frame.heading).toHaveText(`Welcome, ${accountOf(GENERIC).name}`);
  await expect(page.getByText(`You are signed in with the role ‘${GENERIC}’.`)).toBeVisible();
  await expect(frame.menu.getByRole('listitem')).toHaveText(['Welcome', 'Profile']);
  await page.getByRole('link', { name: 'Open your profile' }).click();
  await expect(page).toHaveURL('/profile');
  const ofEveryScreen = ['/auth/login.php', LOCALIZATION, COMPANY];
  const calls = (await api.log()).filter(({ path }) => !ofEveryScreen.includes(path));
  expect(calls).toEqual([]);
});

test('an unknown address within an area says so, with a search that finds pages', async ({
  page,
}) => {
  const frame = new Frame(page);
  await openAs(page, FLEET, '/fleet/camels');
  await expect(frame.heading).toHaveText('Lost on the road?');
  await page.getByRole('searchbox').fill('trail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fleet/trailers');
  await navigateInApp(page, '/fleet/camels');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/fleet/dashboard');
});

test('an unknown address of the site says so to a visitor', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const frame = new Frame(page);
  await page.goto('/camels');
  await expect(frame.heading).toHaveText('Lost on the road?');
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});
