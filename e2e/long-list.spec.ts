import { DriversPage } from './pages/driversPage.ts';
import { expect, signIn, test } from './support/fixtures.ts';

const DRIVERS = '/api/fleet/drivers.php';
const MANY = 5100;

test.use({ backend: 'server', counts: { drivers: MANY } });

test('more drivers than a browser reads are listed, found, opened and picked in a few calls', async ({
  page,
  api,
}) => {
  const drivers = new DriversPage(page);
  const stored = await api.data('drivers');
  const whole: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === DRIVERS && url.searchParams.has('limit')) whole.push(url.search);
  });
  await signIn(page, 'Fleet Manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/fleet/drivers');
  await drivers.showsTotal(MANY);
  await api.clearLog();
  await page.reload();

  await test.step('in pages, with figures', async () => {
    await drivers.showsTotal(MANY);
    await expect(drivers.figure('Total Drivers')).toHaveText('5,100');
    await page.getByRole('button', { name: 'Go to page 204', exact: true }).click();
    await expect(page.getByText('5,076-5,100 of 5,100')).toBeVisible();
    await expect(drivers.rows).toHaveCount(25);
    // Read whole, it would take seven calls.
    expect((await api.log(DRIVERS)).length).toBeLessThan(5);
  });

  const zahid = stored.filter(({ name }) => name.startsWith('Zahid Zaman'));
  await test.step('by search, and through its records', async () => {
    await drivers.search('zahid zaman');
    await drivers.showsTotal(zahid.length);
    await drivers.rows.getByRole('link').first().click();
    const others = page.getByRole('navigation', { name: 'Other records of the list' });
    await expect(others).toContainText(`1 of ${zahid.length}`);
    await others.getByRole('link', { name: 'Next' }).click();
    await expect(others).toContainText(`2 of ${zahid.length}`);
  });

  await test.step('by their number, from anywhere', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('D-6001');
    await page.getByRole('option', { name: /D-6001/ }).click();
    await expect(page.getByText('D-6001', { exact: true }).first()).toBeVisible();
  });

  await test.step('and their papers, in the bell and on the dashboard', async () => {
    await expect(page.getByRole('button', { name: /notifications/i })).toContainText('99+');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    const worklist = page.getByRole('region', { name: 'Needs attention' });
    await expect(worklist.getByRole('row')).toHaveCount(11);
    await expect(worklist.getByRole('tab', { selected: true })).toContainText(/^\d/);
    await worklist.getByRole('button', { name: 'Go to page 2', exact: true }).click();
    await expect(worklist.getByText(/^11-20 of/)).toBeVisible();
    const weeks = page.getByRole('list', { name: 'Expiring in the next 12 weeks' });
    await expect(weeks.getByRole('link').first()).toBeVisible();
  });

  await test.step('on the board and in the calendar', async () => {
    await page.goto('/fleet/board');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(26);
    await page.goto('/fleet/calendar');
    await expect(page.getByText(/^[\d,]+ expiry dates$/)).toBeVisible();
    expect(whole).toEqual([]);
  });
});
