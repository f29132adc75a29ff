import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { ImportDialog } from './pages/importDialog.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

test.use({ backend: 'mock' });

const FLEET = 'Fleet Manager';
const DRIVERS_PHP = '/api/fleet/drivers.php';
const UPDATE_PHP = '/fleet/drivers/index.php';
const IMPORT_PHP = '/api/fleet/drivers/import.php';

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

test('a list that cannot be read again says so once, beside the rows or in their place', async ({
  page,
  api,
}) => {
  const { rows } = await DriversPage.open(page);
  const failures = page.getByText('Could not load drivers. Please try again later.');
  await navigateInApp(page, '/fleet/trucks');
  await expect(page.getByRole('heading', { name: 'Trucks' })).toBeVisible();

  await api.fault({ path: DRIVERS_PHP, kind: 'status', status: 500, times: 0 });
  // Older than a minute, the rows are read again.
  await page.clock.fastForward('02:00');
  await navigateInApp(page, '/fleet/drivers');
  await expect(failures).toHaveCount(1);
  await expect(rows).toHaveCount(25);

  await page.clock.fastForward('02:00');
  await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(failures).toHaveCount(1);
});

test('a double click submits once', async ({ page, api }) => {
  const SLOW = { kind: 'slow', delay: 300 } as const;
  const drivers = new DriversPage(page);
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  await openAs(page, FLEET, '/fleet/drivers/5');

  await test.step('when a driver is saved', async () => {
    await api.fault({ path: UPDATE_PHP, ...SLOW });
    await new DriverForm(page).fill({ Name: 'Pressed Twice' });
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await expect(page.getByText(/ updated$/)).toBeVisible();
    expect(await api.writes()).toEqual([`PUT ${UPDATE_PHP}`]);
  });

  await test.step('when several drivers are changed, then deleted', async () => {
    await api.clearLog();
    await navigateInApp(page, '/fleet/drivers?sort=driver_id&order=ASC');
    await drivers.tick(['D-1001', 'D-1002']);
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'On vacation' }).click();
    await inDialog('Set to On vacation').dblclick();
    await expect(page.getByText('2 drivers updated')).toBeVisible();
    // Otherwise the rows are deselected after they were ticked again.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    expect(await api.writes()).toEqual(Array(2).fill(`PUT ${UPDATE_PHP}`));

    await api.clearLog();
    await drivers.tick(['D-1001', 'D-1002']);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await inDialog('Delete 2 drivers').dblclick();
    await expect(page.getByText('2 drivers deleted')).toBeVisible();
    expect(await api.writes()).toEqual(Array(2).fill(`DELETE ${DRIVERS_PHP}`));
  });

  await test.step('when a file is imported', async () => {
    await api.clearLog();
    await drivers.import();
    const importing = new ImportDialog(page);
    await importing.chooseThreeDrivers();
    await page.getByRole('button', { name: 'Import 3 rows' }).dblclick();
    await importing.saysArrived(3, 3);
    expect(await api.writes()).toEqual([`POST ${IMPORT_PHP}`]);
  });
});

test('offline, a save fails at once, keeps the text, and is not sent later', async ({
  page,
  context,
  api,
}) => {
  await openAs(page, FLEET, '/fleet/drivers/5');
  const form = new DriverForm(page);
  await form.fill({ Name: 'Typed Offline' });
  await context.setOffline(true);
  await form.save();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(form.field('Name')).toHaveValue('Typed Offline');
  await context.setOffline(false);
  await page.evaluate(() => fetch('/api/fleet/drivers/summary.php').then(({ status }) => status));
  expect(await api.writes()).toEqual([]);
  await form.save();
  await expect(page.getByText(/ updated$/)).toBeVisible();
  expect(await api.writes()).toEqual([`PUT ${UPDATE_PHP}`]);
});

for (const [role, address, label, press, words, isOnPhone] of [
  [FLEET, '/fleet/drivers/5', 'Name', 'Save', 'Failed to save driver.', false],
  [FLEET, '/fleet/drivers/create', 'Name', 'Add Driver', 'Failed to add driver.', true],
  [
    'Super Admin',
    '/admin/settings/company',
    'City',
    'Save',
    'Error updating company profile',
    true,
  ],
] as const) {
  test(
    `${address}: a failed save comes into view, with the focus on it`,
    { tag: isOnPhone ? '@phone' : [] },
    async ({ page, api }) => {
      await openAs(page, role, address);
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill('Typed');
      const method = press === 'Save' ? 'PUT' : 'POST';
      await api.fault({ path: '/*', method, kind: 'drop', times: 0 });
      await page.getByRole('button', { name: press, exact: true }).click();
      const failure = page.locator(':focus');
      await expect(failure).toContainText(words);
      await expect(failure).toBeInViewport({ ratio: 1 });
      await expect(field).toHaveValue('Typed');
    },
  );
}
